#ifndef TENFOLD_MOVEGEN_GENERATOR_H
#define TENFOLD_MOVEGEN_GENERATOR_H

#include "movegen/targets.h"

/// Turns targets into moves. Everything is a template over the consumer of moves, so that listing them and
/// counting them are the same code.
namespace tenfold::generator {

/// Does the piece stand where its `i` movements hold?
inline bool may_move_initially(const Position& position, Square from, Piece piece) noexcept {
    return position.rules().initial_pieces[static_cast<std::size_t>(from.index())].contains(piece);
}

/// Moves of any other piece; `consume(Move)`.
template <class Consume>
void officer(const Position& position, Square from, const Mover& mover, const targets::Landings& landings,
             bool quiets, Consume&& consume) {
    targets::ordinary(position, from, mover, landings,
                      [&](Square to) { consume(Move::step(from, to, !position[to].is_empty())); });
    if (quiets && !mover.initial.empty() && may_move_initially(position, from, position[from])) {
        targets::initial(position, from, mover,
                         [&](Square to, bool) { consume(Move::step(from, to, false)); });
    }
}

/// The ways in which a pawn may arrive on `to`: as itself, promoted, or both.
template <class Consume>
void arrivals(const Position& position, Square from, Square to, bool promotes, Consume& consume) {
    const Ruleset& rules = position.rules();
    const PromotionZone zone = promotes ? rules.zone(position.side(), to) : PromotionZone::None;
    const bool captures = !position[to].is_empty();
    if (zone != PromotionZone::Forced) {
        consume(Move::step(from, to, captures));
    }
    if (zone != PromotionZone::None) {
        for (const PieceType type : rules.promotions) {
            if (position.may_promote_to(position.side(), type)) {
                consume(Move::promotion(from, to, type, captures));
            }
        }
    }
}

template <class Consume>
void en_passant(const Position& position, Square from, const Mover& mover, Consume& consume) {
    const Square target = position.state().en_passant;
    for (const Step step : mover.en_passant) {
        if (from + step == target) {
            consume(Move::en_passant(from, target, position.state().victim));
        }
    }
}

/// Every move of a piece that promotes or captures en passant (Mover::is_pawn); `consume(Move)`.
template <class Consume>
void pawn(const Position& position, Square from, const Mover& mover, Consume&& consume) {
    targets::ordinary(position, from, mover, targets::Landings::all(position.side()),
                      [&](Square to) { arrivals(position, from, to, mover.promotes, consume); });
    if (!mover.initial.empty() && may_move_initially(position, from, position[from])) {
        targets::initial(position, from, mover, [&](Square to, bool is_double_step) {
            if (is_double_step) {
                consume(Move::double_step(from, to));
            } else {
                arrivals(position, from, to, mover.promotes, consume);
            }
        });
    }
    if (!position.state().en_passant.is_none()) {
        en_passant(position, from, mover, consume);
    }
}

}  // namespace tenfold::generator

#endif
