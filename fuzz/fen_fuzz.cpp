// Feeds arbitrary FENs to every built-in variant. The input is a line of a perft suite, "VARIANT;FEN;...";
// an unknown name stands for one of the variants all the same, so that mutations of it are not wasted.
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "check.h"
#include "position/fen.h"
#include "position_checks.h"
#include "registry/registry.h"

namespace tenfold::fuzz {
namespace {

std::vector<RulesetPtr> all_rules() {
    const Registry registry;
    std::vector<RulesetPtr> rules;
    for (const std::string& name : registry.names()) {
        rules.push_back(registry.find(name).value());
    }
    return rules;
}

const Ruleset& rules_for(std::string_view name) {
    static const std::vector<RulesetPtr> all = all_rules();
    std::size_t sum = 0;
    for (const RulesetPtr& rules : all) {
        if (rules->spec.name == name) {
            return *rules;
        }
    }
    for (const char c : name) {
        sum += static_cast<unsigned char>(c);
    }
    return *all[sum % all.size()];
}

void check_complaint(const Diagnostic& d, std::string_view fen) {
    require(!d.message.empty(), "an error gives a reason");
    require(d.column >= 0 && d.column <= static_cast<int>(fen.size()) + 1, "an error points into the FEN");
}

void check(std::string_view input) {
    const std::size_t name_end = std::min(input.find(';'), input.size());
    std::string_view fen = input.substr(std::min(name_end + 1, input.size()));
    fen = fen.substr(0, fen.find(';'));
    auto result = parse_fen(fen, rules_for(input.substr(0, name_end)));
    if (!result) {
        check_complaint(result.error(), fen);
        return;
    }
    for (const Diagnostic& notice : result.value().notices) {
        check_complaint(notice, fen);
    }
    check_position(result.value().position);
}

}  // namespace
}  // namespace tenfold::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tenfold::fuzz::check(tenfold::fuzz::as_text(data, size));
    return 0;
}
