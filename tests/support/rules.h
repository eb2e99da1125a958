#ifndef TENFOLD_TESTS_SUPPORT_RULES_H
#define TENFOLD_TESTS_SUPPORT_RULES_H

#include <string_view>

#include "registry/registry.h"
#include "support/catch.h"

namespace tenfold::test {

/// The rules of a built-in variant; the test fails if there is none of this name.
inline const Ruleset& rules_of(std::string_view variant) {
    static const Registry registry;
    const Result<RulesetPtr> rules = registry.find(variant);
    if (!rules) {
        FAIL(to_string(rules.error()));
    }
    return *rules.value();  // the registry keeps it alive
}

}  // namespace tenfold::test

#endif
