// Feeds arbitrary texts to the reader of variant files. A file is either refused with reasons, or it gives a
// game that can be played: its start position is sound and its moves can be made and taken back.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "check.h"
#include "position/fen.h"
#include "position_checks.h"
#include "registry/registry.h"
#include "variant/spec_parser.h"

namespace tenfold::fuzz {
namespace {

void check_diagnostic(const Diagnostic& d, std::string_view text) {
    const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
    require(!d.message.empty(), "a complaint gives a reason");
    require(!d.source.empty(), "a complaint names its file");
    require(d.line >= 0 && d.line <= lines, "a complaint points into the file");
    require(d.column >= 0, "a column is counted from the left");
}

bool refused(const std::vector<Diagnostic>& complaints) {
    return std::any_of(complaints.begin(), complaints.end(),
                       [](const Diagnostic& d) { return d.severity == Diagnostic::Severity::Error; });
}

void check_game(const Registry& registry, const std::string& name) {
    const auto rules = registry.find(name);
    require(rules.ok(), "a variant that was added can be found");
    Position start = start_position(*rules.value());
    check_position(start);
}

std::vector<std::string> added_names(const Registry& registry) {
    static const std::vector<std::string> built_in = Registry().names();
    const std::vector<std::string> now = registry.names();
    std::vector<std::string> added;
    std::set_difference(now.begin(), now.end(), built_in.begin(), built_in.end(), std::back_inserter(added));
    return added;
}

void check(std::string_view text) {
    Registry registry;
    const std::vector<Diagnostic> complaints = registry.load_text(text, "fuzz.toml");
    for (const Diagnostic& d : complaints) {
        check_diagnostic(d, text);
    }
    const std::vector<std::string> added = added_names(registry);
    if (refused(complaints)) {
        require(added.empty(), "a file with errors gives no variant");
        return;
    }
    // Not added, yet without error: a shipped file word for word.
    require(added.size() == 1 || registry.knows(peek_names(text).name),
            "a file without errors gives one variant");
    for (const std::string& name : added) {
        check_game(registry, name);
    }
}

}  // namespace
}  // namespace tenfold::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tenfold::fuzz::check(tenfold::fuzz::as_text(data, size));
    return 0;
}
