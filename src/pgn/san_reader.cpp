#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "core/quoted.h"
#include "movegen/movegen.h"
#include "movegen/notation.h"
#include "pgn/san.h"
#include "pgn/san_moves.h"

namespace tenfold {

namespace {

/// Also spelled with zeros or small letters.
std::optional<san::Wing> castling_wing(std::string_view text) {
    std::string letters(text);
    for (char& c : letters) {
        c = c == '0' || c == 'o' ? 'O' : c;
    }
    for (const san::Wing wing : {san::Wing::King, san::Wing::Queen}) {
        if (letters == san::castling_text(wing)) {
            return wing;
        }
    }
    return std::nullopt;
}

/// Finds the move for one text, or what to say about it.
class SanReader {
public:
    SanReader(std::string_view text, Position& position)
        : text_(text), bare_(san::without_suffix(text)), position_(position), rules_(position.rules()) {}

    Result<Move> read() {
        if (bare_ == kSanPass || bare_ == "Z0") {
            return renamed(parse_move("0000", position_));
        }
        Result<Move> as_engines_write = parse_move(bare_, position_);
        if (as_engines_write || position_.in_prelude()) {
            return as_engines_write;
        }
        if (const std::optional<san::Wing> wing = castling_wing(bare_)) {
            return castling(*wing);
        }
        std::optional<san::SanText> wanted = san::split(bare_);
        if (!wanted) {
            // Commas, '@' and '~' are only in what engines write.
            return bare_.find_first_of(",@~") != std::string_view::npos || bare_ == "0000"
                       ? renamed(as_engines_write)
                       : failure("not a move; expected one like 'Nf3', 'exd5' or 'e2e4'");
        }
        wanted_ = *std::move(wanted);
        return piece_move();
    }

private:
    Result<Move> castling(san::Wing wing) {
        generate_legal(position_, legal_);
        for (const Move m : legal_) {
            if (m.kind() == MoveKind::Castle && san::wing_of(m, rules_) == wing) {
                return m;
            }
        }
        return failure(rules_.has_castling
                           ? fmt::format("the {} cannot castle on that side now", info(rules_.royal).name)
                           : "there is no castling in this game");
    }

    Result<Move> piece_move() {
        const std::optional<PieceType> type = rules_.type_of(wanted_.letter);
        if (!type) {
            return failure(fmt::format("no piece of this game has the letter {}", wanted_.letter));
        }
        generate_legal(position_, legal_);
        const std::vector<Move> found = san::meant(wanted_, legal_, position_);
        if (found.size() == 1) {
            return found.front();
        }
        return failure(found.empty() ? why_not(*type) : which_one(found));
    }

    /// No legal move is meant. What move parsing says of the move that comes nearest is the best reason.
    [[nodiscard]] std::string why_not(PieceType type) {
        const std::vector<Square> sources = san::sources(wanted_, position_);
        if (sources.empty()) {
            return fmt::format("{} has no {}{}", to_string(position_.side()), info(type).name,
                               origin_words());
        }
        const std::optional<Square> nearest = sources.size() == 1 ? sources.front() : nearest_source(sources);
        const Result<Move> move = nearest ? parse_move(engine_text(*nearest), position_) : Move::none();
        return move ? fmt::format("no {}{} can move to {}", info(type).name, origin_words(),
                                  to_string(wanted_.to()))
                    : move.error().message;
    }

    /// From where a pseudo-legal move leads there.
    [[nodiscard]] std::optional<Square> nearest_source(const std::vector<Square>& sources) const {
        MoveList moves;
        generate(position_, MoveClass::All, moves);
        for (const Move m : moves) {
            if (san::has_letter_and_squares(m) && m.to() == wanted_.to() &&
                std::find(sources.begin(), sources.end(), m.from()) != sources.end()) {
                return m.from();
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::string which_one(const std::vector<Move>& found) const {
        std::string spellings;
        for (const Move m : found) {
            spellings += (spellings.empty() ? "" : " or ") + to_san(m, position_);
        }
        return fmt::format("more than one move is meant: {}", spellings);
    }

    /// "", " on the b-file", " on rank 10", " on b1"
    [[nodiscard]] std::string origin_words() const {
        const auto& [file, rank] = wanted_.origin;
        if (file && rank) {
            return " on " + to_string(Square::at(*file, *rank));
        }
        return file   ? fmt::format(" on the {}-file", static_cast<char>('a' + *file))
               : rank ? fmt::format(" on rank {}", *rank + 1)
                      : "";
    }

    [[nodiscard]] std::string engine_text(Square from) const {
        std::string text;
        for (const Square end : wanted_.ends) {
            text += fmt::format("{}{}{}", text.empty() ? "" : ",", to_string(from), to_string(end));
            from = end;
        }
        return wanted_.promotion ? text + *wanted_.promotion : text;
    }

    [[nodiscard]] const PieceInfo& info(PieceType type) const { return rules_.info(type); }
    [[nodiscard]] Diagnostic failure(std::string reason) const {
        return {.source = quoted(text_), .message = std::move(reason)};
    }
    /// The result, complaining about the text that was given.
    [[nodiscard]] Result<Move> renamed(const Result<Move>& result) const {
        return result ? result : failure(result.error().message);
    }

    std::string_view text_;
    std::string_view bare_;  ///< without what may follow a move
    Position& position_;
    const Ruleset& rules_;
    san::SanText wanted_;
    MoveList legal_;
};

}  // namespace

Result<Move> parse_san(std::string_view text, Position& position) {
    return SanReader(text, position).read();
}

Result<Move> parse_san(const Game& game, std::string_view text) {
    Position position = game.position();
    return parse_san(text, position);
}

}  // namespace tenfold
