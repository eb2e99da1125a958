#include "search/see.h"

#include <string_view>

#include "movegen/notation.h"
#include "position/fen.h"
#include "support/catch.h"
#include "support/positions.h"
#include "support/small_games.h"

namespace tenfold {
namespace {

/// Each side's gain by the values of the variant: written as a sum of letters, "+P-N".
int worth(const Ruleset& rules, std::string_view sum) {
    int total = 0;
    for (std::size_t i = 0; i + 1 < sum.size(); i += 2) {
        const int value = rules.info(*rules.type_of(sum[i + 1])).value;
        total += sum[i] == '+' ? value : -value;
    }
    return total;
}

void check_exchange(Position position, std::string_view move, std::string_view gain) {
    const ExchangeEvaluator exchanges(position.rules());
    const Result<Move> m = parse_move(move, position);
    INFO(to_fen(position) << " " << move);
    REQUIRE(m.ok());
    const int expected = worth(position.rules(), gain);
    CHECK(exchanges.value(position, m.value()) == expected);
    CHECK(exchanges.reaches(position, m.value(), expected));
    CHECK_FALSE(exchanges.reaches(position, m.value(), expected + 1));
}

}  // namespace

TEST_CASE("an exchange is counted to its end", "[see]") {
    struct Row {
        const char* variant;
        const char* fen;
        const char* move;
        const char* gain;
    };
    const auto row = GENERATE(values<Row>({
        {"chess", "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", "+P"},      // undefended
        {"chess", "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", "+P-R"},  // defended by a pawn
        {"chess", "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d2", ""},        // quiet and safe
        {"chess", "4k3/8/8/2p5/8/8/8/3RK3 w - - 0 1", "d1d4", "-R"},      // quiet into a pawn's reach
        {"chess", "3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5",
         "+P"},  // the second rook behind the first one
        {"chess", "3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", "+P-R"},  // two against two
        {"chess", "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1", "e4d5", "+N"},
        {"chess", "4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", "e4d5", "+N-P"},
        {"chess", "8/8/3k4/3p4/8/8/8/3QK3 w - - 0 1", "d1d5", "+P-Q"},  // the king recaptures
        {"chess", "8/8/3k4/3p4/8/1B6/8/3QK3 w - - 0 1", "d1d5", "+P"},  // it can't: the bishop defends
        {"chess", "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1", "d5c6", "+P"},
        {"chess", "4k3/8/1p6/2pP4/8/8/8/4K3 w - c6 0 1", "d5c6", "+P"},
        {"chess", "4k3/1p6/8/2pP4/8/8/8/4K3 w - c6 0 1", "d5c6", "+P-P"},
        {"chess", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "+Q-P"},
        {"chess", "1r6/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "-P"},
        {"chess", "1r6/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", "+R+Q-P"},
        {"opulent", "5k4/10/10/10/4p5/10/3N6/10/10/5K4 w - - 0 1", "d4e6", "+P"},
        {"opulent", "5k4/10/10/5w4/4p5/10/3N6/10/10/5K4 w - - 0 1", "d4e6", "+P-N"},  // by a ferz step
        {"opulent", "5k4/10/10/10/1w2p5/10/3N6/10/10/5K4 w - - 0 1", "d4e6", "+P"},
        {"opulent", "5k4/10/10/1w8/4p5/10/3N6/10/10/5K4 w - - 0 1", "d4e6", "+P-N"},   // by a camel leap
        {"opulent", "5k4/10/10/10/1l2p5/10/3N6/10/10/5K4 w - - 0 1", "d4e6", "+P-N"},  // by a threeleap
        {"opulent", "5k4/10/4a5/10/4p5/10/3N6/10/10/5K4 w - - 0 1", "d4e6",
         "+P"},  // archbishops don't go straight
        {"opulent", "5k4/10/4c5/10/4p5/10/3N6/10/10/5K4 w - - 0 1", "d4e6", "+P-N"},
        {"opulent", "5k4/10/4c5/10/4p5/10/3N6/10/4C5/5K4 w - - 0 1", "d4e6", "+P"},
    }));
    check_exchange(test::position_of(row.variant, row.fen), row.move, row.gain);
}

TEST_CASE("hoppers join an exchange with the hurdle that is there at their turn", "[see]") {
    const RulesetPtr rules = test::compile_or_throw(
        test::small_game({{'K', "K"}, {'P', "fmWfcF"}, {'Q', "Q"}, {'C', "mRcpR"}, {'R', "R"}}));
    const auto at = [&](std::string_view fen) { return parse_fen(fen, *rules).value().position; };
    // The cannon on d8 defends over d7.
    check_exchange(at("3c1k2/3p4/8/3p4/8/8/8/3R1K2 w - - 0 1"), "d1d5", "+P-R");
    // Without a hurdle it doesn't.
    check_exchange(at("3c1k2/8/8/3p4/8/8/8/3R1K2 w - - 0 1"), "d1d5", "+P");
}

TEST_CASE("castling and other harmless moves cost nothing", "[see]") {
    Position position = test::position_of("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    const ExchangeEvaluator exchanges(position.rules());
    const Move castling = parse_move("e1g1", position).value();
    CHECK(exchanges.reaches(position, castling, 0));
    CHECK_FALSE(exchanges.reaches(position, castling, 1));
}

}  // namespace tenfold
