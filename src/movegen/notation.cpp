#include "movegen/notation.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "core/quoted.h"
#include "movegen/movegen.h"

namespace tenfold {
namespace {

/// A promotion's letter, which moves show in Black's case whoever promotes.
char promotion_letter(PieceType t, const Ruleset& rules) {
    return rules.letter_of(Piece(Color::Black, t));
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// What a text says, before anybody asks whether it is legal.
struct MoveText {
    Square from;
    Square to;
    std::optional<char> promotion;
};

std::optional<MoveText> split(std::string_view text) {
    const std::optional<Square> from = take_square(text);
    const std::optional<Square> to = from ? take_square(text) : std::nullopt;
    if (!to || text.size() > 1 || (text.size() == 1 && !is_letter(text[0]))) {
        return std::nullopt;
    }
    return MoveText{*from, *to, text.empty() ? std::nullopt : std::optional(text[0])};
}

/// Finds the move for one text, or what to say about it.
class MoveReader {
public:
    MoveReader(std::string_view text, Position& position)
        : text_(text), position_(position), rules_(position.rules()) {}

    Result<Move> read() {
        const std::optional<MoveText> wanted = split(text_);
        if (!wanted) {
            return failure("not a move; expected two squares like 'e2e4', and a letter for a promotion");
        }
        wanted_ = *wanted;
        if (std::optional<std::string> reason = wrong_squares()) {
            return failure(*std::move(reason));
        }
        MoveList legal;
        generate_legal(position_, legal);
        const std::vector<Move> candidates = with_these_squares(legal);
        for (const Move m : candidates) {
            if (is_wanted(m)) {
                return m;
            }
        }
        return failure(candidates.empty() ? why_not() : why_not_so(candidates));
    }

private:
    [[nodiscard]] std::optional<std::string> wrong_squares() const {
        for (const Square s : {wanted_.from, wanted_.to}) {
            if (!rules_.board.contains(s)) {
                return fmt::format("{} is not on the board", to_string(s));
            }
        }
        const Piece mover = position_[wanted_.from];
        if (mover.is_empty()) {
            return fmt::format("no piece on {}", to_string(wanted_.from));
        }
        if (mover.color() != position_.side()) {
            return fmt::format("it is {}'s turn, and {} holds a {} piece", to_string(position_.side()),
                               to_string(wanted_.from), to_string(mover.color()));
        }
        return std::nullopt;
    }

    [[nodiscard]] std::vector<Move> with_these_squares(const MoveList& moves) const {
        std::vector<Move> found;
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(found),
                     [&](Move m) { return m.from() == wanted_.from && m.to() == wanted_.to; });
        return found;
    }

    [[nodiscard]] bool is_wanted(Move m) const {
        if (!wanted_.promotion) {
            return !m.is_promotion();
        }
        return m.is_promotion() && rules_.type_of(*wanted_.promotion) == m.promotion();
    }

    /// No legal move has these squares.
    [[nodiscard]] std::string why_not() const {
        const PieceInfo& mover = rules_.info(position_[wanted_.from].type());
        MoveList pseudo_legal;
        generate(position_, MoveClass::All, pseudo_legal);
        if (with_these_squares(pseudo_legal).empty()) {
            return fmt::format("the {} on {} cannot move to {}", mover.name, to_string(wanted_.from),
                               to_string(wanted_.to));
        }
        return mover.royal ? fmt::format("the {} would be in check on {}", mover.name, to_string(wanted_.to))
                           : fmt::format("this leaves the {} in check", rules_.info(rules_.royal).name);
    }

    /// Some legal moves have these squares, but not with this promotion, or lack of one.
    [[nodiscard]] std::string why_not_so(const std::vector<Move>& candidates) const {
        std::string letters;
        for (const Move m : candidates) {
            if (m.is_promotion()) {
                letters += letters.empty() ? "" : ", ";
                letters += promotion_letter(m.promotion(), rules_);
            }
        }
        const std::string& mover = rules_.info(position_[wanted_.from].type()).name;
        if (letters.empty()) {
            return fmt::format("the {} does not promote on {}", mover, to_string(wanted_.to));
        }
        return fmt::format("the {} promotes on {}: expected one of the letters {}", mover,
                           to_string(wanted_.to), letters);
    }

    [[nodiscard]] Diagnostic failure(std::string reason) const {
        return {.source = quoted(text_), .message = std::move(reason)};
    }

    std::string_view text_;
    Position& position_;
    const Ruleset& rules_;
    MoveText wanted_;
};

}  // namespace

std::string to_text(Move m, const Ruleset& rules) {
    if (m.is_none()) {
        return "0000";
    }
    std::string text = to_string(m.from()) + to_string(m.to());
    if (m.is_promotion()) {
        text += promotion_letter(m.promotion(), rules);
    }
    return text;
}

Result<Move> parse_move(std::string_view text, Position& position) {
    return MoveReader(text, position).read();
}

}  // namespace tenfold
