#include "movegen/status.h"

#include "movegen/movegen.h"
#include "position/attacks.h"

namespace tenfold {
namespace {

GameStatus scored(GameEnd end, Color side, double side_scores) {
    return {end, side == Color::White ? side_scores : 1.0 - side_scores};
}

GameStatus drawn(GameEnd end) {
    return {end, 0.5};
}

bool is_bare(const Position& position, Color c) {
    return position.pieces(c).size() == 1;
}

/// Can the bare side to move take the enemy's last man? With two kings and one man on the board, any
/// capture does that.
bool can_bare_at_once(Position& position) {
    if (position.pieces(~position.side()).size() != 2) {
        return false;
    }
    MoveList moves;
    generate_legal(position, moves);
    for (const Move m : moves) {
        if (m.is_capture()) {
            return true;
        }
    }
    return false;
}

bool has_just(const Position& position, Color c, const std::array<std::uint8_t, kMaxPieceTypes + 1>& men) {
    for (int t = 1; t <= position.rules().piece_types(); ++t) {
        if (position.count(c, PieceType(t)) != men[static_cast<std::size_t>(t)]) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::string_view to_string(GameEnd end) noexcept {
    switch (end) {
        case GameEnd::Ongoing:
            return "ongoing";
        case GameEnd::Checkmate:
            return "checkmate";
        case GameEnd::Stalemate:
            return "stalemate";
        case GameEnd::Repetition:
            return "repetition";
        case GameEnd::MoveRule:
            return "move rule";
        case GameEnd::Material:
            return "insufficient material";
        case GameEnd::BareKing:
            return "bare king";
    }
    return "";
}

std::optional<GameStatus> bare_king_result(Position& position) {
    const BareKingRule rule = position.rules().spec.results.bare_king;
    const Color us = position.side();
    const bool we_are_bare = is_bare(position, us);
    const bool they_are_bare = is_bare(position, ~us);
    if (rule == BareKingRule::None || (!we_are_bare && !they_are_bare)) {
        return std::nullopt;
    }
    if (we_are_bare && !they_are_bare && can_bare_at_once(position)) {
        return std::nullopt;
    }
    const bool draws = rule == BareKingRule::Draw || (we_are_bare && they_are_bare);
    return draws ? drawn(GameEnd::BareKing) : scored(GameEnd::BareKing, we_are_bare ? us : ~us, 0.0);
}

bool is_material_draw(const Position& position) noexcept {
    for (const Color c : kColors) {
        if (!is_bare(position, ~c)) {
            continue;
        }
        for (const auto& men : position.rules().insufficient) {
            if (has_just(position, c, men)) {
                return true;
            }
        }
    }
    return false;
}

bool is_move_rule_draw(const Position& position) noexcept {
    const int moves = position.rules().spec.results.move_rule;
    return moves > 0 && position.state().clock >= 2 * moves;
}

std::optional<GameEnd> drawn_by_rule(const Position& position) {
    const ResultsSpec& results = position.rules().spec.results;
    if (results.repetitions > 1 && position.repetitions(results.repetitions - 1) >= results.repetitions - 1) {
        return GameEnd::Repetition;
    }
    if (is_move_rule_draw(position)) {
        return GameEnd::MoveRule;
    }
    if (is_material_draw(position)) {
        return GameEnd::Material;
    }
    return std::nullopt;
}

GameStatus game_status(Position& position) {
    if (!has_legal_move(position)) {
        return in_check(position) ? scored(GameEnd::Checkmate, position.side(), 0.0)
                                  : scored(GameEnd::Stalemate, position.side(),
                                           position.rules().spec.results.stalemated_scores);
    }
    if (const std::optional<GameStatus> bare = bare_king_result(position)) {
        return *bare;
    }
    const std::optional<GameEnd> end = drawn_by_rule(position);
    return end ? drawn(*end) : GameStatus{};
}

}  // namespace tenfold
