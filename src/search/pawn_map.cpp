#include "search/pawn_map.h"

#include "position/targets.h"

namespace tenfold::evaluation {
namespace {

bool is_before(Color side, Square s, const PawnMap::Extent& enemy) {
    return side == Color::White ? enemy.highest > s.rank() : enemy.lowest < s.rank();
}

/// No enemy pawn before it on its file, and none beside that which could take it as it walks past.
bool is_passed(Color side, Square s, const PawnMap& enemy) {
    const std::size_t f = file_slot(s.file());
    return !is_before(side, s, enemy.pawns[f]) && !is_before(side, s, enemy.guards[f - 1]) &&
           !is_before(side, s, enemy.guards[f + 1]);
}

bool is_isolated(Square s, const PawnMap& own) {
    const std::size_t f = file_slot(s.file());
    return own.pawns[f - 1].is_empty() && own.pawns[f + 1].is_empty();
}

/// No own pawn piece beside it can come to defend it, and going on would lose it.
bool is_backward(Color side, Square s, const PawnMap& own, const PawnMap& enemy) {
    const auto has_left_behind = [&](const PawnMap::Extent& pawns) {
        return side == Color::White ? pawns.lowest > s.rank() : pawns.highest < s.rank();
    };
    const std::size_t f = file_slot(s.file());
    return has_left_behind(own.pawns[f - 1]) && has_left_behind(own.pawns[f + 1]) &&
           enemy.attacks.contains(s + Step(0, forward(side)));
}

SquareSet those_of(const Position& position, const SquareSet& squares, Piece piece) {
    if (position.count(piece) == squares.size()) {
        return squares;
    }
    SquareSet found;
    squares.for_each([&](Square s) {
        if (position[s] == piece) {
            found.insert(s);
        }
    });
    return found;
}

/// What pawn pieces of one type and colour attack.
SquareSet attacks_of(const Position& position, const Mover& mover, const SquareSet& pawns) {
    SquareSet attacks;
    for (const Landing landing : {Landing::Either, Landing::Capture}) {
        const auto i = static_cast<std::size_t>(landing);
        for (const Step step : mover.leaps[i]) {
            attacks |= pawns.moved(step);
        }
        if (!mover.fans[i].empty()) {
            pawns.for_each([&](Square s) { attacks |= targets::ridden(position, s, mover.fans[i]); });
        }
    }
    return attacks & position.rules().board;
}

PawnMap place_pawns(const Position& position, const EvalTables& tables, Color side) {
    const Ruleset& rules = position.rules();
    PawnMap map;
    position.pieces(side).for_each([&](Square s) {
        const Piece pawn = position[s];
        if (!rules.pawns.contains(pawn)) {
            return;
        }
        const std::size_t f = file_slot(s.file());
        map.squares.insert(s);
        map.pawns[f].add(s.rank());
        if (tables.of(pawn.type()).guards_ahead) {
            map.guards[f].add(s.rank());
        }
    });
    for (const PieceType type : tables.pawn_types) {
        const Piece pawn(side, type);
        map.attacks |= attacks_of(position, rules.mover(pawn), those_of(position, map.squares, pawn));
    }
    return map;
}

void judge_structure(Color side, PawnMap& own, const PawnMap& enemy) {
    int files = 0;
    for (const PawnMap::Extent& file : own.pawns) {
        files += file.is_empty() ? 0 : 1;
    }
    own.squares.for_each([&](Square s) {
        if (is_isolated(s, own)) {
            ++own.isolated;
        } else if (is_backward(side, s, own, enemy)) {
            ++own.backward;
        }
        if (is_passed(side, s, enemy)) {
            own.passed.insert(s);
        }
    });
    own.doubled = static_cast<std::int8_t>(own.squares.size() - files);
    own.defended = static_cast<std::int8_t>((own.squares & own.attacks).size());
    own.phalanx = static_cast<std::int8_t>((own.squares & own.squares.moved(Step(1, 0))).size());
}

}  // namespace

PawnMaps map_pawns(const Position& position, const EvalTables& tables) {
    PawnMaps maps;
    for (const Color c : kColors) {
        maps[index(c)] = place_pawns(position, tables, c);
    }
    for (const Color c : kColors) {
        judge_structure(c, maps[index(c)], maps[index(~c)]);
    }
    return maps;
}

}  // namespace tenfold::evaluation
