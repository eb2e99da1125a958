#include "movegen/substitution_text.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <optional>

#include "core/characters.h"
#include "core/quoted.h"
#include "movegen/movegen.h"
#include "movegen/substitutions.h"
#include "position/pocket.h"

namespace tenfold::substitutions {

namespace {

/// Finds the move for one text, or what to say about it.
class Reader {
public:
    Reader(std::string_view text, Position& position)
        : text_(text),
          position_(position),
          rules_(position.rules()),
          number_(position.state().prelude - std::size_t{1}),
          ply_(rules_.prelude.plies[number_]) {}

    Result<Move> read() {
        for (std::string_view rest = text_ == kNothing ? std::string_view{} : text_; !rest.empty();) {
            const std::string_view part = rest.substr(0, rest.find(','));
            if (const std::optional<std::string> reason = read_part(part)) {
                return failure(*reason);
            }
            rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        }
        if (text_.empty() || text_.back() == ',') {
            return failure(not_a_substitution());
        }
        const Move m =
            Move::substitution(number_, choices_, std::min(first_, second_), std::max(first_, second_));
        return check(in_order(m));
    }

private:
    std::optional<std::string> read_part(std::string_view part) {
        if (part.size() > 1 && part[1] == '@') {
            return read_placement(part);
        }
        std::string_view rest = part;
        const std::optional<Square> a = take_square(rest);
        if (!a || rest.empty() || rest[0] != '~') {
            return not_a_substitution();
        }
        rest.remove_prefix(1);
        const std::optional<Square> b = take_square(rest);
        if (!b || !rest.empty()) {
            return not_a_substitution();
        }
        if (!first_.is_none()) {
            return "only one pair of pieces may change places";
        }
        if (*a == *b) {
            return fmt::format("{} cannot change places with itself", to_string(*a));
        }
        first_ = *a;
        second_ = *b;
        return std::nullopt;
    }

    std::optional<std::string> read_placement(std::string_view part) {
        const std::optional<PieceType> type = rules_.type_of(part[0]);
        const auto& kinds = rules_.prelude.kinds;
        const auto kind = type ? std::find(kinds.begin(), kinds.end(), *type) : kinds.end();
        if (kind == kinds.end()) {
            return fmt::format("{} is none of the pieces that the prelude brings in, {}",
                               quoted(part.substr(0, 1)), quoted(rules_.spec.prelude.set));
        }
        std::string_view rest = part.substr(2);
        const std::optional<Square> s = take_square(rest);
        if (!s || !rest.empty()) {
            return not_a_substitution();
        }
        const auto square = std::find_if(ply_.squares.begin(), ply_.squares.end(),
                                         [&](const PreludeSquare& p) { return p.square == *s; });
        if (square == ply_.squares.end()) {
            return fmt::format("{} is none of the squares of this ply: {}", to_string(*s), squares_text());
        }
        const auto choice = static_cast<unsigned>(kind - kinds.begin());
        if (((square->choices >> choice) & 1U) == 0) {
            return fmt::format("the {} cannot come onto {}", rules_.info(*type).name, to_string(*s));
        }
        if (position_[*s] != square->original) {
            return fmt::format("the piece on {} has been brought in itself", to_string(*s));
        }
        auto& chosen = choices_[static_cast<std::size_t>(square - ply_.squares.begin())];
        if (chosen != 0) {
            return fmt::format("{} is replaced twice", to_string(*s));
        }
        chosen = static_cast<std::uint8_t>(choice + 1);
        return std::nullopt;
    }

    /// `m` with its exchange as the generator writes it: it orders the squares by file, not by rank.
    [[nodiscard]] Move in_order(Move m) const {
        if (m.from().is_none() || m.from().file() <= m.to().file()) {
            return m;
        }
        return Move::substitution(number_, choices_, m.to(), m.from());
    }

    [[nodiscard]] Result<Move> check(Move m) const {
        const std::optional<Move> listed = find_listed(position_, m);
        if (!listed) {
            return failure(why_not(m));
        }
        if (!is_legal(position_, *listed, Danger{})) {
            return failure(fmt::format("this would leave a {} in check", rules_.info(rules_.royal).name));
        }
        return *listed;
    }

    /// Each part is possible for itself; the whole is not.
    [[nodiscard]] std::string why_not(Move m) const {
        const Color us = position_.side();
        int replaced = 0;
        for (std::size_t kind = 0; kind < rules_.prelude.kinds.size(); ++kind) {
            const auto wanted = std::count(choices_.begin(), choices_.end(), kind + 1);
            const int left = position_.in_pocket(us, rules_.prelude.kinds[kind]);
            if (wanted > left) {
                return fmt::format("not so many of '{1}' are left to bring in: {0} in {2}", left,
                                   rules_.letter_of(Piece(Color::White, rules_.prelude.kinds[kind])),
                                   pocket_text(position_));
            }
            replaced += static_cast<int>(wanted);
        }
        if (replaced > ply_.most) {
            return fmt::format("{} replaced, and at most {} may be", replaced, ply_.most);
        }
        if (m.from().is_none() || replaced < ply_.least) {
            return fmt::format("{} replaced, and at least {} must be", replaced, ply_.least);
        }
        return why_no_exchange(m);
    }

    [[nodiscard]] std::string why_no_exchange(Move m) const {
        if (!ply_.may_exchange) {
            return "no pieces may change places in this ply";
        }
        const std::vector<Square> candidates = new_pieces(position_, m);
        const bool has_first = std::find(candidates.begin(), candidates.end(), m.from()) != candidates.end();
        return fmt::format("there is no new piece on {} to change places",
                           to_string(has_first ? m.to() : m.from()));
    }

    [[nodiscard]] std::string squares_text() const {
        std::string text;
        for (const PreludeSquare& square : ply_.squares) {
            text += (text.empty() ? "" : " ") + to_string(square.square);
        }
        return text;
    }

    [[nodiscard]] std::string not_a_substitution() const {
        return fmt::format("not a substitution; in the prelude moves are like '{}'", example(ply_, rules_));
    }

    [[nodiscard]] Diagnostic failure(std::string reason) const {
        return {.source = quoted(text_), .message = std::move(reason)};
    }

    std::string_view text_;
    Position& position_;
    const Ruleset& rules_;
    std::size_t number_;
    const PreludePly& ply_;
    Move::Choices choices_{};
    Square first_;
    Square second_;
};

std::string placement_text(const PreludeSquare& square, std::size_t choice, const Ruleset& rules) {
    const PieceType type = rules.prelude.kinds[choice - 1];
    return fmt::format("{}@{}", rules.letter_of(Piece(Color::White, type)), to_string(square.square));
}

}  // namespace

std::string example(const PreludePly& ply, const Ruleset& rules) {
    const PreludeSquare& square = ply.squares.front();
    const auto first = static_cast<std::size_t>(std::countr_zero(square.choices));
    return placement_text(square, first + 1, rules);
}

std::string to_text(Move m, const Ruleset& rules) {
    const PreludePly& ply = rules.prelude.plies[m.ply()];
    std::string text;
    for (std::size_t i = 0; i < ply.squares.size(); ++i) {
        if (m.choice(i) != 0) {
            text += (text.empty() ? "" : ",") + placement_text(ply.squares[i], m.choice(i), rules);
        }
    }
    if (!m.from().is_none()) {
        text += (text.empty() ? "" : ",") + to_string(m.from()) + '~' + to_string(m.to());
    }
    return text.empty() ? std::string(kNothing) : text;
}

Result<Move> parse(std::string_view text, Position& position) {
    return Reader(text, position).read();
}

}  // namespace tenfold::substitutions
