#include "search/check_table.h"

#include <string>

#include "movegen/movegen.h"
#include "position/attacks.h"
#include "support/catch.h"
#include "support/games.h"
#include "support/positions.h"
#include "support/random_play.h"

namespace tenfold {

TEST_CASE("a move that gives check by the table does so on the board", "[check_table]") {
    const auto name = GENERATE(values<const char*>({"opulent", "chess", "superchess-corus"}));
    const Variant variant = test::variant_of(name);
    const CheckTable checks(variant.rules());
    test::RandomPlayer player(3);
    int found = 0;
    for (int game = 0; game < 4; ++game) {
        Game played = test::game_of(name);
        for (int ply = 0; ply < 150 && !played.status().over(); ++ply) {
            Position position = played.position();
            for (const Move m : played.legal_moves()) {
                if (position.in_prelude() || !m.has_mover() || !checks.gives_check(position, m)) {
                    continue;
                }
                ++found;
                position.make(m);
                INFO(played.fen());
                CHECK(is_attacked(position, position.king(position.side()), ~position.side()));
                position.unmake();
            }
            played.play(player.choose(played.legal_moves(), Move::none()));
        }
    }
    CHECK(found > 50);
}

TEST_CASE("the squares to attack a king from are those of an empty board", "[check_table]") {
    const Position position = test::position_of("opulent", "9k/10/10/10/10/10/10/10/10/K9 w - - 0 1");
    const Ruleset& rules = position.rules();
    const CheckTable checks(rules);
    const Square king = position.king(Color::Black);
    const auto all_sources = [&](Piece p) {
        const CheckTable::Sources sources = checks.sources(p, king, rules.board);
        CHECK((sources.anyway & sources.in_line).is_empty());
        return sources.anyway | sources.in_line;
    };
    for (const char letter : {'Q', 'C', 'A', 'R', 'B', 'L', 'W', 'N', 'P'}) {
        const Piece p(Color::White, *rules.type_of(letter));
        const SquareSet squares = all_sources(p);
        rules.board.for_each([&](Square s) {
            if (!position[s].is_empty()) {
                return;
            }
            INFO(letter << " on " << to_string(s));
            CHECK(squares.contains(s) == checks.would_attack(position, p, s, s, king));
        });
    }
    const auto from = [&](char letter) {
        return all_sources(Piece(Color::White, *rules.type_of(letter))).size();
    };
    CHECK(from('R') == 18);
    CHECK(from('B') == 9);
    CHECK(from('N') == 4);  // a Knight that also steps like a Wazir
    CHECK(from('P') == 1);
    const Piece queen(Color::White, *rules.type_of('Q'));
    CHECK(checks.sources(queen, king, rules.board).anyway.size() == 3);  // next to the king
}

TEST_CASE("what stands between is in the way of an attack, but for the piece that comes", "[check_table]") {
    const Position position = test::position_of("chess", "7k/8/8/8/7R/8/8/K6R b - - 0 1");
    const CheckTable checks(position.rules());
    const Square king = position.king(Color::Black);
    const Square h1 = Square::at(7, 0);
    const Square h4 = Square::at(7, 3);
    CHECK(checks.would_attack(position, position[h4], h4, h4, king));
    CHECK_FALSE(checks.would_attack(position, position[h1], h1, h1, king));
    CHECK(checks.would_attack(position, position[h4], h4, h1, king));
    CHECK_FALSE(checks.would_attack(position, position[h4], h4, Square::at(6, 3), king));
}

}  // namespace tenfold
