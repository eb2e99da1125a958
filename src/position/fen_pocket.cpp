#include <algorithm>
#include <fmt/format.h>

#include "core/characters.h"
#include "core/quoted.h"
#include "position/fen_reader.h"
#include "position/pocket.h"

/// The pocket behind the board, by which a FEN says that the prelude isn't over.
namespace tenfold {

std::string_view FenReader::placement() const {
    const std::string_view field = text_[FenField::Board];
    return field.substr(0, field.find('['));
}

std::optional<std::string_view> FenReader::pocket() const {
    const std::string_view field = text_[FenField::Board];
    const std::size_t open = field.find('[');
    return open == std::string_view::npos ? std::nullopt : std::optional(field.substr(open));
}

FenReader::Failure FenReader::read_pocket() {
    if (!pocket()) {
        return {};
    }
    const std::size_t at = placement().size();
    if (rules_.prelude.plies.empty()) {
        return text_.error(FenField::Board, at, "this game has no prelude, and so no pieces in brackets");
    }
    if (const std::size_t close = pocket()->find(']'); close + 1 != pocket()->size()) {
        return text_.error(
            FenField::Board, at,
            fmt::format("expected the pieces to bring in, in brackets, at the end of the field, not {}",
                        quoted(*pocket())));
    }
    using Check = Failure (FenReader::*)() const;
    for (const Check check : {&FenReader::check_pocket_letters, &FenReader::check_prelude_board,
                              &FenReader::check_pocket_counts}) {
        if (Failure failure = (this->*check)()) {
            return failure;
        }
    }
    return find_prelude_ply();
}

FenReader::Failure FenReader::check_pocket_letters() const {
    const std::string_view letters = pocket()->substr(1, pocket()->size() - 2);
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const std::optional<PieceType> type = rules_.type_of(letters[i]);
        if (!type || rules_.prelude.count(*type) == 0) {
            return text_.error(
                FenField::Board, placement().size() + 1 + i,
                fmt::format("{} is none of the pieces that the prelude brings in, {}",
                            quoted(first_character(letters.substr(i))), quoted(rules_.spec.prelude.set)));
        }
    }
    return {};
}

FenReader::Failure FenReader::check_prelude_board() const {
    const Prelude& prelude = rules_.prelude;
    const auto may_be_new = [&](Square s, Piece p) {
        return p.is_piece() && can_have_come(prelude, s, p, prelude.plies.size());
    };
    Failure failure;
    rules_.board.for_each([&](Square s) {
        const Piece p = position_[s];
        const Piece before = prelude.start[static_cast<std::size_t>(s.index())];
        const bool replaced = before.is_piece() && before.color() == p.color() && may_be_new(s, p);
        const Piece across = position_[prelude.mirrored(s)];
        const bool alike = !prelude.mirror || !replaced || across == Piece(~p.color(), p.type());
        if (!failure && p != before && !replaced) {
            failure = text_.error(
                FenField::Board, 0,
                fmt::format("{} is not as at the start, and before the end of the prelude nothing "
                            "moves",
                            to_string(s)));
        } else if (!failure && !alike) {
            failure = text_.error(FenField::Board, 0,
                                  fmt::format("{} and {} differ, and in the prelude both sides get the same",
                                              to_string(s), to_string(prelude.mirrored(s))));
        }
    });
    return failure;
}

FenReader::Failure FenReader::check_pocket_counts() const {
    for (const Color c : kColors) {
        for (const PieceType type : rules_.prelude.kinds) {
            const char letter = rules_.letter_of(Piece(c, type));
            const auto given = std::count(pocket()->begin(), pocket()->end(), letter);
            const int left = rules_.prelude.count(type) - position_.count(c, type);
            if (given != left) {
                return text_.error(
                    FenField::Board, placement().size(),
                    fmt::format("the brackets hold {} of '{}', and with {} on the board they have to hold {}",
                                given, letter, position_.count(c, type), left));
            }
        }
    }
    return {};
}

FenReader::Failure FenReader::find_prelude_ply() {
    const int used = used_in_prelude(position_, setup_.side);
    const std::vector<std::size_t> plies = plies_after(rules_.prelude, setup_.side, used);
    if (plies.empty()) {
        return text_.error(
            FenField::Board, placement().size(),
            fmt::format("no ply of the prelude begins with {} to move and {} pieces brought in",
                        to_string(setup_.side), used));
    }
    setup_.prelude = static_cast<std::uint8_t>(plies.front() + 1);
    return check_brought_in(plies.front());
}

/// `plies`: so many of the prelude have been made.
FenReader::Failure FenReader::check_brought_in(std::size_t plies) const {
    const Prelude& prelude = rules_.prelude;
    for (const PlacedPiece& man : men_) {
        if (prelude.count(man.piece.type()) > 0 && !can_have_come(prelude, man.square, man.piece, plies)) {
            return misplaced(man, fmt::format("no {} can have come to {} when {} makes ply {} of the prelude",
                                              rules_.info(man.piece.type()).name, to_string(man.square),
                                              to_string(setup_.side), plies + 1));
        }
    }
    return {};
}

}  // namespace tenfold
