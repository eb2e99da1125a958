#include "position_checks.h"

#include "check.h"
#include "movegen/movegen.h"
#include "movegen/notation.h"
#include "movegen/status.h"
#include "position/attacks.h"
#include "position/fen.h"

namespace tenfold::fuzz {
namespace {

void check_round_trip(const Position& position) {
    const std::string fen = to_fen(position);
    const auto again = parse_fen(fen, position.rules());
    require(again.ok(), "a FEN that we wrote is one that we read");
    require(again.value().notices.empty(), "a FEN that we wrote needs no mending");
    require_equal(to_fen(again.value().position), fen, "a FEN reads back as it was written");
    require(again.value().position.same_as(position), "a FEN says everything about its position");
}

void check_kings(const Position& position) {
    for (const Color c : kColors) {
        require(position.count(c, position.rules().royal) == 1, "each side has one king");
    }
    require(!is_attacked(position, position.king(~position.side()), position.side()),
            "the side not to move is not in check");
}

void check_moves(Position& position) {
    const Position before = position;
    MoveList moves;
    generate_legal(position, moves);
    require(count_legal(position) == moves.size(), "counting finds as many moves as listing");
    require(has_legal_move(position) == !moves.empty(), "has_legal_move agrees with the list");
    // A prelude has thousands of moves, much alike: some of them, evenly spread, will do.
    constexpr std::size_t kMostMoves = 300;
    const std::size_t stride = 1 + moves.size() / kMostMoves;
    for (std::size_t i = 0; i < moves.size(); i += stride) {
        const Move m = moves[i];
        require(is_pseudo_legal(position, m), "a legal move is pseudo-legal");
        const auto read = parse_move(to_text(m, position.rules()), position);
        require(read.ok() && read.value() == m, "a move reads back as it was written");
        position.make(m);
        require_equal(position.inconsistency(), "", "a position after a move is consistent");
        check_kings(position);
        position.unmake();
        require(position.same_as(before), "taking a move back restores the position");
    }
}

}  // namespace

void check_position(Position& position) {
    require_equal(position.inconsistency(), "", "an accepted position is consistent");
    check_kings(position);
    check_round_trip(position);
    check_moves(position);
    const GameStatus status = game_status(position);
    require(status.white_scores >= 0 && status.white_scores <= 1, "a result is a score");
}

}  // namespace tenfold::fuzz
