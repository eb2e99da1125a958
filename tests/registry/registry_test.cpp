#include "registry/registry.h"

#include "support/catch.h"

using namespace tenfold;

TEST_CASE("every built-in variant loads without any diagnostic") {
    const Registry registry;
    for (const std::string& name : registry.names()) {
        const auto found = registry.find(name);
        INFO(name << (found ? "" : ": " + to_string(found.error())));
        CHECK(found.ok());
    }
}
