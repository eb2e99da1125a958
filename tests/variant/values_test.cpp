#include "variant/values.h"

#include <array>

#include "support/catch.h"
#include "support/rules.h"
#include "variant/mobility.h"

namespace tenfold {
namespace {

int value(const char* variant, char letter) {
    const Ruleset& rules = test::rules_of(variant);
    return rules.info(*rules.type_of(letter)).value;
}

/// The game without what its file says of the pieces' worth.
VariantSpec without_worth(const char* variant) {
    VariantSpec spec = test::rules_of(variant).spec;
    for (PieceSpec& piece : spec.pieces) {
        piece.forget_worth();
    }
    return spec;
}

DerivedValues derived(const char* variant, char letter) {
    const VariantSpec spec = without_worth(variant);
    const auto values = derive_values(spec);
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (spec.pieces[i].letter == letter) {
            return values[i];
        }
    }
    FAIL("no piece " << letter);
    return {};
}

std::int16_t middle(const DerivedValues& values, int file, int rank) {
    return values.middle[static_cast<std::size_t>(Square::at(file, rank).index())];
}

}  // namespace

TEST_CASE("chess pieces get about their usual values", "[values]") {
    CHECK(derived("chess", 'K').value == 0);
    CHECK(derived("chess", 'P').value == Approx(100).margin(10));
    CHECK(derived("chess", 'N').value == Approx(300).margin(15));
    CHECK(derived("chess", 'B').value == Approx(310).margin(20));
    CHECK(derived("chess", 'R').value == Approx(485).margin(20));
    CHECK(derived("chess", 'Q').value == Approx(950).margin(30));
}

TEST_CASE("values follow what a piece can do", "[values]") {
    CHECK(value("opulent", 'Q') > value("opulent", 'C'));
    CHECK(value("opulent", 'C') > value("opulent", 'A'));
    CHECK(value("opulent", 'A') > value("opulent", 'R'));
    CHECK(value("opulent", 'N') > value("opulent", 'B'));
    CHECK(value("opulent", 'W') > value("opulent", 'B'));
    CHECK(value("opulent", 'L') > value("opulent", 'W'));
    CHECK(value("shatranj", 'Q') < value("chess", 'N'));
}

TEST_CASE("a value that the file gives is taken", "[values]") {
    VariantSpec spec = test::rules_of("chess").spec;
    for (PieceSpec& piece : spec.pieces) {
        piece.value = piece.royal ? std::optional<int>{} : 777;
    }
    for (const DerivedValues& v : derive_values(spec)) {
        CHECK((v.value == 777 || v.value == 0));
    }
}

TEST_CASE("squares are worth more where the piece reaches more", "[values]") {
    const DerivedValues knight = derived("chess", 'N');
    CHECK(middle(knight, 3, 3) > middle(knight, 1, 0));
    CHECK(middle(knight, 1, 0) > middle(knight, 0, 0));
    const DerivedValues pawn = derived("chess", 'P');
    CHECK(middle(pawn, 3, 3) > middle(pawn, 3, 1));
    const DerivedValues king = derived("chess", 'K');
    CHECK(middle(king, 6, 0) > middle(king, 4, 3));
}

TEST_CASE("there are no bonuses off the board, and none beyond a man's tenth", "[values]") {
    const Ruleset& rules = test::rules_of("chess");
    for (const DerivedValues& v : derive_values(without_worth("chess"))) {
        for (int cell = 0; cell < Square::kCells; ++cell) {
            const auto i = static_cast<std::size_t>(cell);
            if (!rules.board.contains(Square::from_index(cell))) {
                CHECK(v.middle[i] == 0);
                CHECK(v.end[i] == 0);
            }
            CHECK(std::abs(v.middle[i]) <= 50);
            CHECK(std::abs(v.end[i]) <= 50);
        }
    }
}

TEST_CASE("expected mobility of simple pieces", "[values]") {
    betza::PieceMovement rook;
    for (const auto& [files, ranks] :
         {std::pair{1, 0}, std::pair{-1, 0}, std::pair{0, 1}, std::pair{0, -1}}) {
        betza::Movement m;
        m.files = files;
        m.ranks = ranks;
        m.range = betza::Movement::kUnlimited;
        m.path = betza::Path::Slide;
        m.quiet = true;
        m.capture = true;
        rook.movements.push_back(m);
    }
    const MobilityMap open = expected_mobility(rook, {8, 8, 1.0});
    const MobilityMap blocked = expected_mobility(rook, {8, 8, 0.5});
    const auto corner = static_cast<std::size_t>(Square::at(0, 0).index());
    const auto centre = static_cast<std::size_t>(Square::at(4, 4).index());
    CHECK(open[corner] > blocked[corner]);
    CHECK(blocked[centre] > blocked[corner]);
    CHECK_FALSE(is_colour_bound(rook));
    for (betza::Movement& m : rook.movements) {
        m.files = m.ranks = 1;
    }
    CHECK(is_colour_bound(rook));
}

}  // namespace tenfold
