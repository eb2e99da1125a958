#include "support/brute_force_rules.h"

#include "support/brute_force_vectors.h"

namespace tenfold::brute_force {

std::map<char, PieceRules> orthodox_pieces() {
    return {{'K', {kQueenLines, {}, {}, {}}},
            {'Q', {{}, kQueenLines, {}, {}}},
            {'R', {{}, kRookLines, {}, {}}},
            {'B', {{}, kBishopLines, {}, {}}},
            {'N', {kKnightLeaps, {}, {}, {}}}};
}

namespace {

/// The orthodox pieces with Archbishop (bishop + knight) and Chancellor (rook + knight).
std::map<char, PieceRules> capablanca_pieces() {
    auto pieces = orthodox_pieces();
    pieces['A'] = {kKnightLeaps, kBishopLines, {}, {}};
    pieces['C'] = {kKnightLeaps, kRookLines, {}, {}};
    return pieces;
}

/// docs/rules-opulent.md, "The pieces". The knight also goes one square along rank or file; Archbishop and
/// Chancellor leap like an orthodox knight.
std::map<char, PieceRules> opulent_pieces() {
    auto pieces = capablanca_pieces();
    pieces['N'] = {{{1, 2},
                    {2, 1},
                    {2, -1},
                    {1, -2},
                    {-1, -2},
                    {-2, -1},
                    {-2, 1},
                    {-1, 2},
                    {0, 1},
                    {1, 0},
                    {0, -1},
                    {-1, 0}},
                   {},
                   {},
                   {}};
    pieces['W'] = {{{1, 1},
                    {1, -1},
                    {-1, -1},
                    {-1, 1},
                    {1, 3},
                    {3, 1},
                    {3, -1},
                    {1, -3},
                    {-1, -3},
                    {-3, -1},
                    {-3, 1},
                    {-1, 3}},
                   {},
                   {},
                   {}};
    pieces['L'] = {{{1, 1},
                    {1, -1},
                    {-1, -1},
                    {-1, 1},
                    {0, 2},
                    {2, 0},
                    {0, -2},
                    {-2, 0},
                    {0, 3},
                    {3, 0},
                    {0, -3},
                    {-3, 0}},
                   {},
                   {},
                   {}};
    return pieces;
}

/// Cannon as in Chinese chess; the Elephant leaps one or two squares diagonally.
std::map<char, PieceRules> shako_pieces() {
    auto pieces = orthodox_pieces();
    pieces['C'] = {{}, {}, kRookLines, {}};
    pieces['E'] = {{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}, {2, 2}, {2, -2}, {-2, -2}, {-2, 2}}, {}, {}, {}};
    return pieces;
}

GameRules opulent(const std::string& name, const std::string& start) {
    GameRules game;
    game.name = name;
    game.files = game.ranks = 10;
    game.start = start;
    game.pieces = opulent_pieces();
    game.double_step_rank = 3;
    game.first_promotion_rank = 8;
    game.promotes_to = "NWLBRQAC";
    game.whole_set = start.substr(0, start.find(' '));
    return game;
}

GameRules opulent_literal() {
    GameRules game = opulent("opulent-literal",
                             "rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1");
    game.whole_set.clear();
    game.bare_king_draws = true;
    return game;
}

GameRules chess() {
    GameRules game;
    game.name = "chess";
    game.start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    game.pieces = orthodox_pieces();
    game.promotes_to = "QRBN";
    game.castling = CastlingRules{0, 4, {6, 2}, {7, 0}, {5, 3}};
    game.helpless_men = {"", "B", "N"};
    return game;
}

GameRules capablanca() {
    GameRules game = chess();
    game.name = "capablanca";
    game.files = 10;
    game.start = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    game.pieces = capablanca_pieces();
    game.promotes_to = "QACRBN";
    game.castling = CastlingRules{0, 5, {8, 2}, {9, 0}, {7, 3}};
    return game;
}

GameRules grand() {
    GameRules game =
        opulent("grand", "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1");
    game.pieces = capablanca_pieces();
    game.promotes_to = "QACRBN";
    game.helpless_men = {"", "B", "N"};
    return game;
}

GameRules shako() {
    GameRules game = chess();
    game.name = "shako";
    game.files = game.ranks = 10;
    game.start = "c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1";
    game.pieces = shako_pieces();
    game.double_step_rank = 3;
    game.first_promotion_rank = 10;
    game.promotes_to = "QRBNCE";
    game.castling = CastlingRules{1, 5, {7, 3}, {8, 1}, {6, 4}};
    return game;
}

const std::map<std::string, GameRules>& games() {
    static const std::map<std::string, GameRules> all = [] {
        std::map<std::string, GameRules> made;
        const std::string front = "rw6wr/", middle = "/pppppppppp/10/10/10/10/PPPPPPPPPP/";
        for (const GameRules& game :
             {opulent("opulent", front + "clbnqknbla" + middle + "CLBNQKNBLA/RW6WR w - - 0 1"),
              opulent("opulent-modern", front + "clnbqkbnla" + middle + "CLNBQKBNLA/RW6WR w - - 0 1"),
              opulent_literal(), chess(), capablanca(), grand(), shako()}) {
            made.emplace(game.name, game);
        }
        for (const auto& family : {supremo_games(), superchess_games(chess())}) {
            for (const GameRules& game : family) {
                made.emplace(game.name, game);
            }
        }
        return made;
    }();
    return all;
}

}  // namespace

const GameRules& rules_of(const std::string& name) {
    return games().at(name);
}

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (const auto& [name, game] : games()) {
        names.push_back(name);
    }
    return names;
}

}  // namespace tenfold::brute_force
