#include <array>
#include <fmt/format.h>

#include "movegen/movegen.h"
#include "movegen/notation.h"
#include "pgn/san.h"
#include "pgn/san_moves.h"
#include "position/attacks.h"

namespace tenfold {

namespace {

/// Writes one move of letter and squares.
class SquaresWriter {
public:
    SquaresWriter(Move m, Position& position) : move_(m), position_(position), rules_(position.rules()) {
        generate_legal(position, legal_);
    }

    [[nodiscard]] std::string write() {
        const PieceType type = position_[move_.from()].type();
        const bool letterless = san::is_letterless(type, rules_);
        text_.letter = rules_.info(type).letter;
        text_.captures = move_.is_capture();
        if (move_.is_promotion()) {
            text_.promotion = rules_.info(move_.promotion()).letter;
        }
        add_ends();
        choose_origin(letterless);
        const std::string squares = origin_text() + way_ + promotion_text();
        return letterless ? squares : text_.letter + squares;
    }

private:
    /// "xe6xf8", "f8": with signs for each leg, where there are several.
    void add_ends() {
        if (move_.kind() == MoveKind::Path) {
            SquareSet victims = position_.victims(move_);
            for (const Square stop : move_.stops()) {
                if (!stop.is_none()) {
                    add_end(stop, victims.contains(stop) ? "x" : "-");
                    victims.erase(stop);
                }
            }
            add_end(move_.to(), move_.takes_target() ? "x" : "-");
        } else {
            add_end(move_.to(), move_.is_capture() ? "x" : "");
        }
    }
    void add_end(Square end, const char* sign) {
        text_.ends.push_back(end);
        way_ += sign + to_string(end);
    }

    /// The least that tells the move from all others: nothing, the file, the rank, the square. A pawn
    /// that captures has its file named in any case, and never its rank alone, as it is the custom.
    void choose_origin(bool letterless) {
        const Square from = move_.from();
        const std::array<san::Origin, 4> origins{san::Origin{}, san::Origin{from.file(), {}},
                                                 san::Origin{{}, from.rank()}, san::Origin::of(from)};
        for (std::size_t i = letterless && move_.is_capture() ? 1 : 0; i < origins.size(); ++i) {
            text_.origin = origins[i];
            if (!(letterless && i == 2) && san::meant(text_, legal_, position_).size() == 1) {
                return;
            }
        }
    }
    [[nodiscard]] std::string origin_text() const {
        const std::string square = to_string(move_.from());
        return (text_.origin.file ? square.substr(0, 1) : "") + (text_.origin.rank ? square.substr(1) : "");
    }

    [[nodiscard]] std::string promotion_text() const {
        return text_.promotion ? fmt::format("={}", *text_.promotion) : "";
    }

    Move move_;
    Position& position_;
    const Ruleset& rules_;
    MoveList legal_;
    san::SanText text_;
    std::string way_;
};

/// "+", "#" or nothing.
std::string check_mark(Move m, Position& position) {
    position.make(m);
    std::string mark = !in_check(position) ? "" : has_legal_move(position) ? "+" : "#";
    position.unmake();
    return mark;
}

}  // namespace

std::string to_san(Move m, Position& position) {
    if (m.is_pass()) {
        return std::string(kSanPass) + check_mark(m, position);
    }
    if (m.kind() == MoveKind::Castle) {
        return san::castling_text(san::wing_of(m, position.rules())) + check_mark(m, position);
    }
    if (!san::has_letter_and_squares(m)) {
        return to_text(m, position.rules());
    }
    return SquaresWriter(m, position).write() + check_mark(m, position);
}

std::string to_san(const Game& game, Move move) {
    Position position = game.position();
    return to_san(move, position);
}

}  // namespace tenfold
