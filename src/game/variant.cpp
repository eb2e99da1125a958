#include <utility>

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

}  // namespace tenfold
