#ifndef TENFOLD_MOVEGEN_GENERATOR_H
#define TENFOLD_MOVEGEN_GENERATOR_H

#include "position/legs.h"
#include "position/targets.h"

/// Turns targets into moves. Everything is a template over the consumer of moves, so that listing them and
/// counting them are the same code.
namespace tenfold::generator {

/// The enemies around a square that an arrival there would burn, as Move::burnt names them.
inline std::uint8_t neighbours_to_burn(const Position& position, Square s) noexcept {
    const PieceSet prey = position.rules().prey[index(position.side())];
    unsigned burnt = 0;
    for (std::size_t i = 0; i < kNeighbours.size(); ++i) {
        burnt |= prey.contains(position[s + kNeighbours[i]]) ? 1U << i : 0U;
    }
    return static_cast<std::uint8_t>(burnt);
}

/// Where a piece can go in legs, capturing at most on arrival, that its other movements don't reach as well.
inline SquareSet plain_in_legs(const Position& position, Square from, const Mover& mover) {
    SquareSet plain = legs::plain_targets(position, from, mover);
    plain.erase(from);
    const auto all = targets::Landings::all(position, position.side());
    plain = plain.without(targets::reach(position, from, mover, all));
    targets::initial(position, from, mover, [&](Square to, bool) { plain.erase(to); });
    return plain;
}

/// Moves of a piece in several legs, the pass excepted, with and without a capture as is wanted;
/// `consume(Move)`.
template <class Consume>
void in_legs(const Position& position, Square from, const Mover& mover, bool quiets, bool captures,
             Consume&& consume) {
    SquareSet plain = plain_in_legs(position, from, mover);
    const SquareSet& enemies = position.pieces(~position.side());
    if (!quiets) {
        plain &= enemies;
    }
    if (!captures) {
        plain = plain.without(enemies);
    }
    plain.for_each([&](Square to) { consume(Move::step(from, to, !position[to].is_empty())); });
    if (captures) {
        legs::paths(position, from, mover, consume);
    }
}

/// Moves of any other piece; `consume(Move)`.
template <class Consume>
void officer(const Position& position, Square from, const Mover& mover, const targets::Landings& landings,
             bool quiets, Consume&& consume) {
    const auto arrive = [&](Square to) {
        const bool captures = !position[to].is_empty();
        const std::uint8_t burnt = mover.burns ? neighbours_to_burn(position, to) : std::uint8_t{0};
        consume(burnt != 0 ? Move::burn(from, to, burnt, captures) : Move::step(from, to, captures));
    };
    targets::reach(position, from, mover, landings).for_each(arrive);
    if (quiets) {
        targets::initial(position, from, mover, [&](Square to, bool) { arrive(to); });
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

/// Every move of a piece that promotes or captures en passant (Mover::is_pawn); `all` is Landings::all;
/// `consume(Move)`.
template <class Consume>
void pawn(const Position& position, Square from, const Mover& mover, const targets::Landings& all,
          Consume&& consume) {
    targets::reach(position, from, mover, all).for_each([&](Square to) {
        arrivals(position, from, to, mover.promotes, consume);
    });
    targets::initial(position, from, mover, [&](Square to, bool is_double_step) {
        if (is_double_step) {
            consume(Move::double_step(from, to));
        } else {
            arrivals(position, from, to, mover.promotes, consume);
        }
    });
    if (!position.state().en_passant.is_none()) {
        en_passant(position, from, mover, consume);
    }
}

}  // namespace tenfold::generator

#endif
