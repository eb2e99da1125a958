#include "app/command.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <iterator>
#include <string_view>
#include <utility>

namespace tenfold::app {

namespace {

std::vector<std::string> split_at_colons(std::string_view text) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t colon = text.find(':');
        if (const std::string_view part = text.substr(0, colon); !part.empty()) {
            parts.emplace_back(part);
        }
        text = colon == std::string_view::npos ? "" : text.substr(colon + 1);
    }
    return parts;
}

std::vector<std::string> paths_to_load(const Globals& globals) {
    const char* environment = std::getenv("TENFOLD_VARIANTS");
    std::vector<std::string> paths = split_at_colons(environment == nullptr ? "" : environment);
    paths.insert(paths.end(), globals.variants.begin(), globals.variants.end());
    return paths;
}

}  // namespace

std::string program_name() {
    return "Tenfold " TENFOLD_VERSION;
}

void complain(const std::string& message) {
    fmt::print(stderr, "tenfold: {}\n", message);
}

bool output_works() {
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

void require_output() {
    if (!output_works()) {
        throw OutputLost();
    }
}

LoadedLibrary load_library(const Globals& globals) {
    LoadedLibrary loaded;
    for (const std::string& path : paths_to_load(globals)) {
        const std::vector<Diagnostic> found = loaded.library.load(path);
        std::copy(found.begin(), found.end(), std::back_inserter(loaded.diagnostics));
    }
    return loaded;
}

VariantLibrary require_library(const Globals& globals) {
    LoadedLibrary loaded = load_library(globals);
    std::string errors;
    for (const Diagnostic& d : loaded.diagnostics) {
        if (d.severity == Diagnostic::Severity::Notice) {
            complain("note: " + to_string(d));
        } else {
            errors += (errors.empty() ? "" : "\n") + to_string(d);
        }
    }
    if (!errors.empty()) {
        throw BadInput(errors);
    }
    return std::move(loaded.library);
}

Variant require_variant(const VariantLibrary& library, const std::string& name) {
    Result<Variant> variant = library.find(name);
    if (!variant) {
        throw BadInput(to_string(variant.error()));
    }
    return std::move(variant).value();
}

}  // namespace tenfold::app
