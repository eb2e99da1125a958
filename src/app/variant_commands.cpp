#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <memory>

#include "app/command.h"
#include "app/position_options.h"
#include "tools/rules_text.h"

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
        const Result<Variant> variant = library.find(name);
        if (!variant) {
            throw BadInput(to_string(variant.error()));
        }
        const Variant& v = variant.value();
        const std::string board = fmt::format("{}x{}", v.files(), v.ranks());
        fmt::print("{:{}}  {:>5}  {}\n", name, width, board, v.title());
    }
    return ExitStatus::Ok;
}

ExitStatus print_rules(const Globals& globals, const std::string& name) {
    const Result<Variant> variant = require_library(globals).find(name);
    if (!variant) {
        throw BadInput(to_string(variant.error()));
    }
    fmt::print("{}", rules_text(variant.value().rules()));
    return ExitStatus::Ok;
}

/// The names that loading has added.
std::vector<std::string> new_names(const std::vector<std::string>& before,
                                   const std::vector<std::string>& after) {
    std::vector<std::string> added;
    std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(added));
    return added;
}

/// Loads a file on top of what is known; true if nothing is wrong with it.
bool check_file(VariantLibrary& library, const std::string& path) {
    const std::vector<std::string> before = library.names();
    const std::vector<Diagnostic> found = library.load(path);
    for (const Diagnostic& d : found) {
        fmt::print("{}\n", to_string(d));
    }
    if (found.empty()) {
        const std::vector<std::string> added = new_names(before, library.names());
        fmt::print("{}: ok ({} {})\n", path, added.size() == 1 ? "variant" : "variants",
                   fmt::join(added, ", "));
    }
    return found.empty();
}

ExitStatus check(const Globals& globals, const std::vector<std::string>& paths) {
    VariantLibrary library = require_library(globals);
    bool all_right = true;
    for (const std::string& path : paths) {
        all_right &= check_file(library, path);
    }
    return all_right ? ExitStatus::Ok : ExitStatus::Finding;
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
