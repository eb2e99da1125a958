#include <fmt/format.h>
#include <utility>

#include "movegen/substitutions.h"
#include "variant/compiler.h"
#include "variant/ruleset.h"

#include "tenfold/variants.h"

namespace tenfold {

Variant::Variant(std::shared_ptr<const Ruleset> rules) : rules_(std::move(rules)) {}

const std::string& Variant::name() const noexcept {
    return rules_->spec.name;
}
const std::string& Variant::title() const noexcept {
    return rules_->spec.title;
}
const std::string& Variant::description() const noexcept {
    return rules_->spec.description;
}
int Variant::files() const noexcept {
    return rules_->spec.files;
}
int Variant::ranks() const noexcept {
    return rules_->spec.ranks;
}
const std::string& Variant::start_fen() const noexcept {
    return rules_->spec.start_fen;
}

bool Variant::has_prelude_limits() const noexcept {
    return rules_->spec.prelude.agreed;
}

Result<Variant> Variant::with(const PreludeLimits& limits) const {
    const auto failure = [&](std::string message) {
        return Diagnostic{.source = name(), .message = std::move(message)};
    };
    if (!has_prelude_limits()) {
        return failure("this game leaves nothing about a prelude to agreement");
    }
    VariantSpec spec = rules_->spec;
    for (std::size_t i = 0; i < spec.prelude.plies.size(); ++i) {
        PreludePlySpec& ply = spec.prelude.plies[i];
        ply.least = limits.least[i % 2].value_or(ply.least);
        ply.most = limits.most[i % 2].value_or(ply.most);
        if (ply.least > ply.most) {
            return failure(fmt::format("{} must replace {} pieces in the prelude and may replace {}",
                                       to_string(i % 2 == 0 ? Color::White : Color::Black), ply.least,
                                       ply.most));
        }
    }
    Result<RulesetPtr, std::vector<Diagnostic>> compiled = compile_ruleset(spec);
    if (!compiled) {
        return compiled.error().front();
    }
    if (substitutions::are_too_many(*compiled.value())) {
        return failure(
            fmt::format("the prelude would offer more than {} substitutions", substitutions::kMost));
    }
    return Variant(std::move(compiled).value());
}

}  // namespace tenfold
