#include "registry/registry.h"

#include "tenfold/variants.h"

namespace tenfold {

VariantLibrary::VariantLibrary() : registry_(std::make_unique<Registry>()) {}
VariantLibrary::~VariantLibrary() = default;
VariantLibrary::VariantLibrary(VariantLibrary&&) noexcept = default;
VariantLibrary& VariantLibrary::operator=(VariantLibrary&&) noexcept = default;

std::vector<Diagnostic> VariantLibrary::load(const std::string& path) {
    return registry_->load(path);
}

std::vector<Diagnostic> VariantLibrary::load_text(std::string_view toml, const std::string& source) {
    return registry_->load_text(toml, source);
}

std::vector<std::string> VariantLibrary::names() const {
    return registry_->names();
}

Result<Variant> VariantLibrary::find(std::string_view name) const {
    Result<RulesetPtr> rules = registry_->find(name);
    if (!rules) {
        return rules.error();
    }
    return Variant(std::move(rules).value());
}

}  // namespace tenfold
