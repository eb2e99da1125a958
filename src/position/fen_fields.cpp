#include <algorithm>
#include <fmt/format.h>

#include "core/characters.h"
#include "core/quoted.h"
#include "position/fen_reader.h"

/// The fields behind the board.
namespace tenfold {

FenReader::Failure FenReader::read_side() {
    const std::string_view field = text_[FenField::Side];
    if (field != "w" && field != "b") {
        return text_.error(FenField::Side, 0, fmt::format("expected 'w' or 'b', not {}", quoted(field)));
    }
    setup_.side = field == "w" ? Color::White : Color::Black;
    return {};
}

std::optional<std::size_t> FenReader::castling_slot(char letter) const {
    for (std::size_t slot = 0; slot < kCastlings; ++slot) {
        if (rules_.castlings[slot] && rules_.castlings[slot]->letter == letter) {
            return slot;
        }
    }
    return std::nullopt;
}

std::string FenReader::castling_letters() const {
    std::string letters;
    for (const auto& castling : rules_.castlings) {
        if (castling) {
            letters += castling->letter;
        }
    }
    return letters.empty() ? "'-', as this game has no castling"
                           : fmt::format("'-' or some of '{}'", letters);
}

void FenReader::grant_castling(std::size_t slot, std::size_t offset) {
    const Castling& castling = *rules_.castlings[slot];
    const Piece king(castling.rook.color(), rules_.royal);
    if (position_[castling.king_from] == king && position_[castling.rook_from] == castling.rook) {
        setup_.castling = static_cast<std::uint8_t>(setup_.castling | 1U << slot);
        return;
    }
    notices_.push_back(text_.notice(
        FenField::Castling, offset,
        fmt::format("right '{}' dropped: it needs the {} on {} and the {} on {}", castling.letter,
                    rules_.info(rules_.royal).name, to_string(castling.king_from),
                    rules_.info(castling.rook.type()).name, to_string(castling.rook_from))));
}

FenReader::Failure FenReader::read_castling() {
    const std::string_view field = text_[FenField::Castling];
    if (field == "-") {
        return {};
    }
    for (std::size_t i = 0; i < field.size(); ++i) {
        const std::optional<std::size_t> slot = castling_slot(field[i]);
        if (!slot) {
            return text_.error(FenField::Castling, i,
                               fmt::format("expected {}, not {}", castling_letters(),
                                           quoted(first_character(field.substr(i)))));
        }
        if (field.substr(0, i).find(field[i]) != std::string_view::npos) {
            return text_.error(FenField::Castling, i, fmt::format("'{}' is there twice", field[i]));
        }
        grant_castling(*slot, i);
    }
    return {};
}

bool FenReader::may_have_passed(Square s) const {
    if (!position_[s].is_empty()) {
        return false;
    }
    for (int t = 1; t <= rules_.piece_types(); ++t) {
        const Piece pawn(~setup_.side, PieceType(t));
        for (const InitialRide& ride : rules_.mover(pawn).initial) {
            const Square start = s - ride.passed;
            if (ride.double_step_at != 0 && position_[s + ride.passed] == pawn &&
                position_[start].is_empty() &&
                rules_.initial_pieces[static_cast<std::size_t>(start.index())].contains(pawn)) {
                return true;
            }
        }
    }
    return false;
}

FenReader::Failure FenReader::read_en_passant() {
    const std::string_view field = text_[FenField::EnPassant];
    if (field == "-") {
        return {};
    }
    const auto fail = [&](std::string_view reason) { return text_.error(FenField::EnPassant, 0, reason); };
    std::string_view rest = field;
    const std::optional<Square> square = take_square(rest);
    if (!square || !rest.empty()) {
        return fail(fmt::format("expected '-' or a square, not {}", quoted(field)));
    }
    if (!rules_.board.contains(*square)) {
        return fail(fmt::format("{} is not on the board", field));
    }
    if (rules_.en_passant_pieces.is_empty()) {
        return fail(fmt::format("expected '-', as this game has no en passant, not {}", quoted(field)));
    }
    if (!may_have_passed(*square)) {
        return fail(fmt::format("no {} piece can just have made a double step over {}",
                                to_string(~setup_.side), field));
    }
    setup_.en_passant = *square;
    return {};
}

Result<int> FenReader::read_number(FenField field, int most) const {
    int number = 0;
    for (const char c : text_[field]) {
        if (c < '0' || c > '9') {
            return text_.error(field, 0, fmt::format("expected a number, not {}", quoted(text_[field])));
        }
        number = std::min(10 * number + (c - '0'), most + 1);
    }
    if (number > most) {
        return text_.error(field, 0, fmt::format("{} is more than {}", quoted(text_[field]), most));
    }
    return number;
}

FenReader::Failure FenReader::read_clock() {
    const Result<int> clock = read_number(FenField::Clock, Position::kMaxClock);
    if (!clock) {
        return clock.error();
    }
    setup_.clock = clock.value();
    if (setup_.prelude != 0 && setup_.clock != 0) {
        setup_.clock = 0;
        notices_.push_back(text_.notice(FenField::Clock, 0, "taken as 0, as it stays during the prelude"));
    }
    return {};
}

FenReader::Failure FenReader::read_move_number() {
    const Result<int> number = read_number(FenField::MoveNumber, Position::kMaxMoveNumber);
    if (!number) {
        return number.error();
    }
    setup_.move_number = number.value();
    if (setup_.prelude != 0 && setup_.move_number != 1) {
        setup_.move_number = 1;
        notices_.push_back(
            text_.notice(FenField::MoveNumber, 0, "taken as 1, as it stays during the prelude"));
    }
    if (setup_.move_number == 0) {
        setup_.move_number = 1;
        notices_.push_back(
            text_.notice(FenField::MoveNumber, 0, "0 taken as 1, the number of the first move"));
    }
    return {};
}

}  // namespace tenfold
