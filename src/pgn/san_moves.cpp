#include "pgn/san_moves.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "position/legs.h"

namespace tenfold::san {

namespace {

bool becomes(Move m, std::optional<char> letter, const Ruleset& rules) {
    return letter ? m.is_promotion() && rules.type_of(*letter) == m.promotion() : !m.is_promotion();
}

/// One square says nothing of captures on the way: for these, their squares have to be named.
bool is_meant_plainly(Move m, const SanText& text) {
    return m.to() == text.to() && m.kind() != MoveKind::Path;
}

std::vector<Move> plainly_meant(const SanText& text, const MoveList& moves, const Position& position) {
    const std::vector<Square> from = sources(text, position);
    std::vector<Move> found;
    for (const Move m : moves) {
        const bool has_squares = has_letter_and_squares(m) || m.kind() == MoveKind::Castle;
        if (has_squares && is_meant_plainly(m, text) && becomes(m, text.promotion, position.rules()) &&
            std::find(from.begin(), from.end(), m.from()) != from.end()) {
            found.push_back(m);
        }
    }
    return found;
}

/// The move with this outcome: its own spelling may name other stops, or those in another order.
std::optional<Move> with_outcome(Square from, const legs::Outcome& outcome, const MoveList& moves,
                                 const Position& position) {
    if (from == outcome.to && outcome.victims.is_empty()) {
        return moves.contains(Move::pass()) ? std::optional(Move::pass()) : std::nullopt;
    }
    const Move* const found = std::find_if(moves.begin(), moves.end(), [&](Move m) {
        return has_letter_and_squares(m) && m.from() == from && m.to() == outcome.to && !m.is_promotion() &&
               position.victims(m) == outcome.victims;
    });
    return found != moves.end() ? std::optional(*found) : std::nullopt;
}

std::vector<Move> meant_by_legs(const SanText& text, const MoveList& moves, const Position& position) {
    std::vector<Move> found;
    for (const Square from : sources(text, position)) {
        const auto outcome = legs::walk(position, from, position.rules().mover(position[from]), text.ends);
        const std::optional<Move> m =
            outcome && !text.promotion ? with_outcome(from, *outcome, moves, position) : std::nullopt;
        if (m && std::find(found.begin(), found.end(), *m) == found.end()) {
            found.push_back(*m);
        }
    }
    return found;
}

/// Keeps the moves that have a property, if some have it.
template <class Property>
void prefer(std::vector<Move>& moves, Property&& property) {
    if (moves.size() > 1 && std::any_of(moves.begin(), moves.end(), property)) {
        moves.erase(std::remove_if(moves.begin(), moves.end(), [&](Move m) { return !property(m); }),
                    moves.end());
    }
}

}  // namespace

Wing wing_of(Move m, const Ruleset& rules) {
    for (const std::optional<Castling>& castling : rules.castlings) {
        if (castling && castling->king_from == m.from() && castling->rook_from == m.rook_from()) {
            return castling->letter == 'K' || castling->letter == 'k' ? Wing::King : Wing::Queen;
        }
    }
    assert(false);
    return Wing::King;
}

std::string castling_text(Wing wing) {
    return wing == Wing::King ? "O-O" : "O-O-O";
}

bool has_letter_and_squares(Move m) noexcept {
    constexpr std::array kKinds{MoveKind::Step,      MoveKind::DoubleStep, MoveKind::EnPassant,
                                MoveKind::Promotion, MoveKind::Path,       MoveKind::Burn};
    return !m.is_none() && std::find(kKinds.begin(), kKinds.end(), m.kind()) != kKinds.end();
}

bool is_letterless(PieceType type, const Ruleset& rules) noexcept {
    return rules.type_of(kPawn) == type && rules.info(type).promotes;
}

std::vector<Square> sources(const SanText& text, const Position& position) {
    std::vector<Square> found;
    const std::optional<PieceType> type = position.rules().type_of(text.letter);
    if (type) {
        position.pieces(position.side()).for_each([&](Square s) {
            if (position[s].type() == *type && text.origin.admits(s)) {
                found.push_back(s);
            }
        });
    }
    return found;
}

std::vector<Move> meant(const SanText& text, const MoveList& moves, const Position& position) {
    std::vector<Move> found =
        text.ends.size() > 1 ? meant_by_legs(text, moves, position) : plainly_meant(text, moves, position);
    prefer(found, [](Move m) { return m.kind() != MoveKind::Castle; });
    prefer(found, [&](Move m) { return m.is_capture() == text.captures; });
    return found;
}

}  // namespace tenfold::san
