#include "movegen/notation.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "core/quoted.h"
#include "movegen/movegen.h"
#include "movegen/substitution_text.h"
#include "position/legs.h"

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
    std::vector<Square> ends;  ///< of each leg; usually one
    std::optional<char> promotion;

    [[nodiscard]] Square to() const { return ends.back(); }
};

constexpr std::string_view kPass = "0000";

/// "e2e4", "b9b10q", or legs: "d4e6,e6f8".
std::optional<MoveText> split(std::string_view text) {
    MoveText move;
    while (true) {
        const std::optional<Square> from = take_square(text);
        const std::optional<Square> to = from ? take_square(text) : std::nullopt;
        if (!to || (!move.ends.empty() && *from != move.to())) {
            return std::nullopt;
        }
        move.from = move.ends.empty() ? *from : move.from;
        move.ends.push_back(*to);
        if (text.empty() || text[0] != ',') {
            break;
        }
        text.remove_prefix(1);
    }
    if (text.size() > 1 || (text.size() == 1 && !is_letter(text[0]))) {
        return std::nullopt;
    }
    move.promotion = text.empty() ? std::nullopt : std::optional(text[0]);
    return move;
}

/// Finds the move for one text, or what to say about it.
class MoveReader {
public:
    MoveReader(std::string_view text, Position& position)
        : text_(text), position_(position), rules_(position.rules()) {}

    Result<Move> read() {
        if (text_ == kPass) {
            return read_pass();
        }
        std::optional<MoveText> wanted = split(text_);
        if (!wanted) {
            return failure("not a move; expected two squares like 'e2e4', and a letter for a promotion");
        }
        wanted_ = *std::move(wanted);
        if (std::optional<std::string> reason = wrong_squares()) {
            return failure(*std::move(reason));
        }
        if (const std::optional<std::string> reason = wrong_legs()) {
            return failure(*reason);
        }
        if (wanted_.from == wanted_.to() && outcome_ && outcome_->victims.is_empty()) {
            return wanted_.promotion ? failure(no_promotion()) : read_pass();
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
    /// Whoever passes: it is the same move.
    [[nodiscard]] Result<Move> read_pass() const {
        if (!rules_.has_pass) {
            return failure("no piece may pass in this game");
        }
        if (!is_pseudo_legal(position_, Move::pass())) {
            return failure("no piece can come back to its square now, so that nobody can pass");
        }
        if (!is_legal(position_, Move::pass(), find_danger(position_))) {
            return failure(fmt::format("the {} is in check, so that its side cannot pass", royal_name()));
        }
        return Move::pass();
    }

    [[nodiscard]] std::optional<std::string> wrong_squares() const {
        for (const Square s : all_squares()) {
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

    [[nodiscard]] std::vector<Square> all_squares() const {
        std::vector<Square> squares{wanted_.from};
        squares.insert(squares.end(), wanted_.ends.begin(), wanted_.ends.end());
        return squares;
    }

    /// Finds out what a movement in legs would do, if the text spells one; says why that is none.
    std::optional<std::string> wrong_legs() {
        const Mover& mover = rules_.mover(position_[wanted_.from]);
        if (wanted_.ends.size() > 1) {
            outcome_ = legs::walk(position_, wanted_.from, mover, wanted_.ends);
            return outcome_ ? std::nullopt
                            : std::optional(fmt::format("the {} on {} cannot move in these legs",
                                                        mover_name(), to_string(wanted_.from)));
        }
        if (wanted_.from == wanted_.to() &&
            legs::plain_targets(position_, wanted_.from, mover).contains(wanted_.from)) {
            outcome_ = legs::Outcome{wanted_.from, {}};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::vector<Move> with_these_squares(const MoveList& moves) const {
        std::vector<Move> found;
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(found),
                     [&](Move m) { return m.from() == wanted_.from && m.to() == wanted_.to(); });
        return found;
    }

    [[nodiscard]] bool is_wanted(Move m) const {
        if (wanted_.promotion) {
            return m.is_promotion() && rules_.type_of(*wanted_.promotion) == m.promotion();
        }
        if (wanted_.ends.size() > 1) {
            return position_.victims(m) == outcome_->victims;
        }
        return !m.is_promotion() && m.kind() != MoveKind::Path;
    }

    /// No legal move has these squares.
    [[nodiscard]] std::string why_not() const {
        MoveList pseudo_legal;
        generate(position_, MoveClass::All, pseudo_legal);
        if (with_these_squares(pseudo_legal).empty()) {
            return fmt::format("the {} on {} cannot move to {}", mover_name(), to_string(wanted_.from),
                               to_string(wanted_.to()));
        }
        return rules_.info(position_[wanted_.from].type()).royal
                   ? fmt::format("the {} would be in check on {}", mover_name(), to_string(wanted_.to()))
                   : fmt::format("this leaves the {} in check", royal_name());
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
        if (!letters.empty()) {
            return fmt::format("the {} promotes on {}: expected one of the letters {}", mover_name(),
                               to_string(wanted_.to()), letters);
        }
        if (wanted_.promotion) {
            return no_promotion();
        }
        if (wanted_.ends.size() > 1) {
            return fmt::format("this leaves the {} in check", royal_name());
        }
        return fmt::format("the {} gets to {} only by capturing on its way: write its legs, as in {}",
                           mover_name(), to_string(wanted_.to()), to_text(candidates.front(), rules_));
    }

    [[nodiscard]] std::string no_promotion() const {
        return fmt::format("the {} does not promote on {}", mover_name(), to_string(wanted_.to()));
    }

    [[nodiscard]] const std::string& mover_name() const {
        return rules_.info(position_[wanted_.from].type()).name;
    }
    [[nodiscard]] const std::string& royal_name() const { return rules_.info(rules_.royal).name; }

    [[nodiscard]] Diagnostic failure(std::string reason) const {
        return {.source = quoted(text_), .message = std::move(reason)};
    }

    std::string_view text_;
    Position& position_;
    const Ruleset& rules_;
    MoveText wanted_;
    std::optional<legs::Outcome> outcome_;  ///< of a movement written in legs, or back to its start
};

/// The start, where each leg ends, and the end.
std::string path_text(Move m) {
    std::string text;
    Square at = m.from();
    for (const Square stop : m.stops()) {
        if (!stop.is_none()) {
            text += to_string(at) + to_string(stop) + ',';
            at = stop;
        }
    }
    return text + to_string(at) + to_string(m.to());
}

}  // namespace

std::string to_text(Move m, const Ruleset& rules) {
    if (m.is_none() || m.is_pass()) {
        return std::string(kPass);
    }
    if (m.is_substitution()) {
        return substitutions::to_text(m, rules);
    }
    if (m.kind() == MoveKind::Path) {
        return path_text(m);
    }
    std::string text = to_string(m.from()) + to_string(m.to());
    if (m.is_promotion()) {
        text += promotion_letter(m.promotion(), rules);
    }
    return text;
}

Result<Move> parse_move(std::string_view text, Position& position) {
    return position.in_prelude() ? substitutions::parse(text, position) : MoveReader(text, position).read();
}

}  // namespace tenfold
