#include "support/brute_force_vectors.h"

// docs/rules-supremo.md: Supremo Superchess.

namespace tenfold::brute_force {
namespace {

/// A Queen, Rook or Bishop that may also jump one piece on its way.
PieceRules super_slider(const Vectors& lines) {
    return {{}, lines, {}, lines, {}};
}

/// This many legs, each a king's step or a jump over a neighbour.
LegRules king_legs(std::size_t number) {
    LegRules legs;
    legs.least = legs.most = number;
    legs.steps = legs.jumps = kQueenLines;
    return legs;
}

/// One or two knight's leaps.
LegRules super_knight() {
    LegRules legs;
    legs.least = 1;
    legs.most = 2;
    legs.steps = kKnightLeaps;
    legs.steps_capture = true;
    return legs;
}

LegRules super_commando(bool jumps_capture) {
    LegRules legs = king_legs(2);
    legs.steps_capture = true;
    legs.jumps_capture = jumps_capture;
    return legs;
}

LegRules super_terminator() {
    LegRules legs = king_legs(1);
    legs.burns = true;
    return legs;
}

GameRules supremo(const std::string& name, bool passing, bool jumps_capture) {
    GameRules game;
    game.name = name;
    game.files = game.ranks = 10;
    game.start = "crnbqkbnrc/ohdtgstdho/pppppppppp/10/10/10/10/PPPPPPPPPP/OHDTGSTDHO/CRNBQKBNRC w - - 0 1";
    game.pieces = orthodox_pieces();
    game.pieces['G'] = super_slider(kQueenLines);
    game.pieces['D'] = super_slider(kBishopLines);
    game.pieces['O'] = super_slider(kRookLines);
    game.pieces['H'].legs = super_knight();
    game.pieces['T'].legs = super_terminator();
    game.pieces['C'].legs = super_commando(jumps_capture);
    game.pieces['S'].legs = king_legs(3);
    game.double_step_rank = 3;
    game.first_promotion_rank = 10;
    game.promotes_to = "QRBNGDOHTCS";
    game.en_passant = false;
    game.immune = "S";
    game.passing = passing;
    game.stalemated_gets = 0.25;
    return game;
}

}  // namespace

std::vector<GameRules> supremo_games() {
    return {supremo("supremo", true, true), supremo("supremo-nopass", false, true),
            supremo("supremo-nojumpcapture", true, false)};
}

}  // namespace tenfold::brute_force
