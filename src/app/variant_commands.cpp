#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <memory>
#include <set>

#include "app/command.h"
#include "registry/variant_files.h"
#include "tools/rules_text.h"
#include "variant/spec_parser.h"

namespace tenfold::app {

namespace {

ExitStatus list_variants(const Globals& globals) {
    const VariantLibrary library = require_library(globals);
    const std::vector<std::string> names = library.names();
    std::size_t width = 0;
    for (const std::string& name : names) {
        width = std::max(width, name.size());
    }
    for (const std::string& name : names) {
        const Variant variant = require_variant(library, name);
        const std::string board = fmt::format("{}x{}", variant.files(), variant.ranks());
        fmt::print("{:{}}  {:>5}  {}\n", name, width, board, variant.title());
    }
    return ExitStatus::Ok;
}

ExitStatus print_rules(const Globals& globals, const std::string& name) {
    const Variant variant = require_variant(require_library(globals), name);
    fmt::print("{}", rules_text(variant.rules()));
    return ExitStatus::Ok;
}

bool is_error(const Diagnostic& d) {
    return d.severity == Diagnostic::Severity::Error;
}

void print_complaint(const Diagnostic& d) {
    Diagnostic shown = d;
    shown.message = (is_error(d) ? "" : "note: ") + d.message;
    fmt::print("{}\n", to_string(shown));
}

/// A shipped file is no news for the program that has it built in.
bool is_worth_telling(const Diagnostic& d) {
    return is_error(d) || !d.message.ends_with("with the same text");
}

/// Loads a file or folder on top of what is known, and says what is wrong with it.
ExitStatus check_path(VariantLibrary& library, const std::string& path) {
    std::set<std::string> bad_files;
    for (const Diagnostic& d : library.load(path)) {
        if (is_worth_telling(d)) {
            print_complaint(d);
        }
        if (is_error(d)) {
            bad_files.insert(d.source);
        }
    }
    const VariantFiles read = read_variant_files(path);
    for (const VariantFile& file : read.files) {
        if (!bad_files.contains(file.source)) {
            fmt::print("{}: ok (variant {})\n", file.source, peek_names(file.text).name);
        }
    }
    require_output();
    return !read.problems.empty() ? ExitStatus::BadInput
           : bad_files.empty()    ? ExitStatus::Ok
                                  : ExitStatus::Finding;
}

/// The worst of what the paths turn out to be.
ExitStatus check(const Globals& globals, const std::vector<std::string>& paths) {
    LoadedLibrary known = load_library(globals);
    for (const Diagnostic& d : known.diagnostics) {
        complain("note: " + to_string(d));  // what is to be checked may be right all the same
    }
    ExitStatus status = ExitStatus::Ok;
    for (const std::string& path : paths) {
        status = std::max(status, check_path(known.library, path));
    }
    return status;
}

}  // namespace

void add_variant_commands(CLI::App& app, CommandLine& line) {
    app.add_subcommand("variants", "List the known games: name, board, title")->callback([&line] {
        line.run = [&line] { return list_variants(line.globals); };
    });

    const auto name = std::make_shared<std::string>();
    CLI::App& rules = *app.add_subcommand("rules", "Print a game's rules and how its pieces move");
    rules.add_option("VARIANT", *name, "The game's name")->required();
    rules.callback([&line, name] { line.run = [&line, name] { return print_rules(line.globals, *name); }; });

    const auto paths = std::make_shared<std::vector<std::string>>();
    CLI::App& check_command = *app.add_subcommand("check", "Report every problem of variant files");
    check_command.add_option("FILE", *paths, "Files or folders of *.toml files")->required();
    check_command.callback(
        [&line, paths] { line.run = [&line, paths] { return check(line.globals, *paths); }; });
}

}  // namespace tenfold::app
