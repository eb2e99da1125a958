#include "tenfold/variants.h"

#include <algorithm>
#include <string>
#include <vector>

#include "support/catch.h"

using namespace tenfold;

namespace {

bool knows(const VariantLibrary& library, const std::string& name) {
    const std::vector<std::string> names = library.names();
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

TEST_CASE("the library knows the built-in games, in order") {
    const VariantLibrary library;
    for (const std::string name : {"chess", "opulent", "capablanca", "grand", "shako", "shatranj"}) {
        CHECK(knows(library, name));
    }
    const std::vector<std::string> names = library.names();
    CHECK(std::is_sorted(names.begin(), names.end()));
}

TEST_CASE("a variant tells what it is") {
    const Result<Variant> found = VariantLibrary().find("opulent");
    REQUIRE(found.ok());
    CHECK(found.value().name() == "opulent");
    CHECK(found.value().title() == "Opulent Chess");
    CHECK(found.value().description().size() > 20);
    CHECK(found.value().files() == 10);
    CHECK(found.value().ranks() == 10);
    CHECK(found.value().start_fen() ==
          "rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1");
}

TEST_CASE("an unknown name gets a hint") {
    const Result<Variant> found = VariantLibrary().find("opulant");
    REQUIRE_FALSE(found.ok());
    CHECK(found.error().message.find("did you mean 'opulent'?") != std::string::npos);
}

TEST_CASE("a variant can be added from a text, or its problems are told") {
    VariantLibrary library;
    CHECK(library.load_text("name = \"kingless\"\ninherits = \"chess\"\nsize = 9\n", "mine.toml").size() ==
          1);
    CHECK_FALSE(knows(library, "kingless"));
    CHECK(
        library.load_text("name = \"quick\"\ninherits = \"chess\"\n[results]\nmove-rule = 10\n", "mine.toml")
            .empty());
    REQUIRE(knows(library, "quick"));
    CHECK(library.find("quick").value().name() == "quick");
    CHECK_FALSE(library.load("/no/such/file.toml").empty());
}
