#include "support/brute_force_vectors.h"

// docs/rules-superchess.md: Superchess.

namespace tenfold::brute_force {
namespace {

/// One or two squares diagonally, the two as a leap; on the last rank one square sideways as well.
PieceRules herald() {
    PieceRules piece;
    piece.leaps = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}, {2, 2}, {2, -2}, {-2, -2}, {-2, 2}};
    piece.leaps_on_last_rank = {{1, 0}, {-1, 0}};
    return piece;
}

/// Moves as a king, without being one, and as a knight.
PieceRules veteran() {
    PieceRules piece;
    piece.leaps = kQueenLines;
    piece.leaps.insert(piece.leaps.end(), kKnightLeaps.begin(), kKnightLeaps.end());
    return piece;
}

/// White on the king's wing, then Black on the queen's wing.
PreludeRules prelude() {
    PreludePly white, black;
    for (const char* square : {"f1", "g1", "h1"}) {
        white.squares.push_back({square, "ESVH"});
    }
    for (const char* square : {"e2", "f2", "g2", "h2"}) {
        white.squares.push_back({square, "FT"});
    }
    for (const char* square : {"a8", "b8", "c8", "d8"}) {
        black.squares.push_back({square, "ESVH"});
    }
    for (const char* square : {"a7", "b7", "c7", "d7"}) {
        black.squares.push_back({square, "FT"});
    }
    white.most = black.most = 8;
    return {"ESVHFFTT", {white, black}};
}

/// Each brings in one piece, and again; with the last one two may be exchanged.
PreludeRules championship_prelude() {
    PreludePly white, black;
    for (const char* square : {"f1", "g1", "h1"}) {
        white.squares.push_back({square, "AESV"});
    }
    for (const char* square : {"a8", "b8", "c8", "d8"}) {
        black.squares.push_back({square, "AESV"});
    }
    white.most = black.most = 1;
    PreludePly last = black;
    last.exchange = true;
    return {"AESV", {white, black, white, last}};
}

GameRules superchess(const GameRules& chess) {
    GameRules game = chess;
    game.name = "superchess";
    game.start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[ESVHFFTTesvhfftt] w KQkq - 0 1";
    game.pieces['E'] = {kKnightLeaps, kRookLines, {}, {}};
    game.pieces['S'] = {kKnightLeaps, kBishopLines, {}, {}};
    game.pieces['V'] = veteran();
    game.pieces['H'] = herald();
    game.pawns['F'] = PawnKind::Fast;
    game.pawns['T'] = PawnKind::Jumping;
    game.promotes_to = "QRBNESVH";
    game.whole_set = "QRRBBNNESVH";
    game.prelude = prelude();
    return game;
}

GameRules championship(const GameRules& superchess) {
    GameRules game = superchess;
    game.name = "superchess-corus";
    game.start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[AESVaesv] w KQkq - 0 1";
    game.pieces['A'] = {kKnightLeaps, kQueenLines, {}, {}};
    game.pieces.erase('H');
    game.pawns.erase('F');
    game.pawns.erase('T');
    game.promotes_to = "QRBNESV";
    game.whole_set = "QRRBBNNESV";
    game.prelude = championship_prelude();
    return game;
}

}  // namespace

std::vector<GameRules> superchess_games(const GameRules& chess) {
    const GameRules first = superchess(chess);
    return {first, championship(first)};
}

}  // namespace tenfold::brute_force
