#include "pgn/variant_tag.h"

#include "support/catch.h"
#include "support/games.h"

using namespace tenfold;

namespace {

std::string found(const std::string& tag) {
    VariantTags tags(test::built_in_library());
    const Result<Variant> variant = tags.find(tag);
    return variant ? variant.value().name() : variant.error().message;
}

}  // namespace

TEST_CASE("a variant's tag is its name with a capital; chess is called Standard", "[variant_tag]") {
    CHECK(variant_tag(test::variant_of("opulent")) == "Opulent");
    CHECK(variant_tag(test::variant_of("supremo-nopass")) == "Supremo-nopass");
    CHECK(variant_tag(test::variant_of("chess")) == "Standard");
}

TEST_CASE("every variant is found by its tag, its name and its title", "[variant_tag]") {
    for (const std::string& name : test::built_in_library().names()) {
        const Variant variant = test::variant_of(name);
        CHECK(found(variant_tag(variant)) == name);
        CHECK(found(name) == name);
        CHECK(found(variant.title()) == name);
    }
}

TEST_CASE("case, blanks, hyphens and the word chess don't matter in a variant's name", "[variant_tag]") {
    CHECK(found("OPULENT CHESS") == "opulent");
    CHECK(found("Los Alamos") == "losalamos");
    CHECK(found("hoppel-poppel") == "hoppelpoppel");
    CHECK(found("From Position") == "chess");
    CHECK(found("Normal chess") == "chess");
}

TEST_CASE("an unknown variant is refused, with near misses", "[variant_tag]") {
    CHECK(found("Opulant") == "unknown variant 'Opulant'; did you mean 'opulent'?");
    CHECK(found("Chess960").find("unknown variant 'Chess960'") == 0);
    CHECK(found("--").find("unknown variant '--'") == 0);
}
