#include <array>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "core/quoted.h"
#include "position/attacks.h"
#include "position/fen.h"
#include "position/fen_text.h"
#include "variant/placement.h"

namespace tenfold {
namespace {

/// Far beyond any game, and small enough for the types that hold them.
constexpr int kMaxClock = 10'000;
constexpr int kMaxMoveNumber = 100'000;

std::string_view name_of(Color c) {
    return c == Color::White ? "White" : "Black";
}

using Failure = std::optional<Diagnostic>;

/// Reads one FEN, field by field; each step may fail with the reason.
class FenReader {
public:
    FenReader(const FenText& text, const Ruleset& rules) : text_(text), rules_(rules), position_(rules) {}

    Result<ParsedFen> read() {
        for (const auto step : kSteps) {
            if (Failure failure = (this->*step)()) {
                return *std::move(failure);
            }
        }
        return ParsedFen{std::move(position_), std::move(notices_)};
    }

private:
    Failure read_board();
    Failure read_side();
    Failure read_castling();
    Failure read_en_passant();
    Failure read_clock();
    Failure read_move_number();
    Failure finish();

    Failure check_kings(Color c) const;
    Failure check_pawns() const;
    std::optional<std::size_t> castling_slot(char letter) const;
    std::string castling_letters() const;
    void grant_castling(std::size_t slot, std::size_t offset);
    bool may_have_passed(Square s) const;
    Result<int> read_number(FenField field, int most) const;

    static constexpr std::array kSteps{&FenReader::read_board,    &FenReader::read_side,
                                       &FenReader::read_castling, &FenReader::read_en_passant,
                                       &FenReader::read_clock,    &FenReader::read_move_number,
                                       &FenReader::finish};

    const FenText& text_;
    const Ruleset& rules_;
    std::vector<PlacedPiece> men_;
    Position position_;
    Position::Setup setup_;
    std::vector<Diagnostic> notices_;
};

Failure FenReader::read_board() {
    auto placed = parse_placement(text_[FenField::Board], rules_);
    if (!placed) {
        const auto offset = static_cast<std::size_t>(placed.error().column - 1);
        return text_.error(FenField::Board, offset, placed.error().message);
    }
    men_ = std::move(placed).value();
    for (const Color c : kColors) {
        if (Failure failure = check_kings(c)) {
            return failure;
        }
    }
    for (const PlacedPiece& man : men_) {
        position_.place(man.square, man.piece);
    }
    return check_pawns();
}

Failure FenReader::check_kings(Color c) const {
    const std::string& king = rules_.info(rules_.royal).name;
    bool found = false;
    for (const PlacedPiece& man : men_) {
        if (man.piece != Piece(c, rules_.royal)) {
            continue;
        }
        if (found) {
            return text_.error(FenField::Board, static_cast<std::size_t>(man.column - 1),
                               fmt::format("a second {} {}", name_of(c), king));
        }
        found = true;
    }
    return found ? Failure{} : text_.error(FenField::Board, 0, fmt::format("no {} {}", name_of(c), king));
}

Failure FenReader::check_pawns() const {
    for (const PlacedPiece& man : men_) {
        const Color c = man.piece.color();
        const PieceInfo& info = rules_.info(man.piece.type());
        if (info.promotes && rules_.zone(c, man.square) == PromotionZone::Forced) {
            return text_.error(FenField::Board, static_cast<std::size_t>(man.column - 1),
                               fmt::format("a {} {} cannot stand on {}, where it has to promote", name_of(c),
                                           info.name, to_string(man.square)));
        }
    }
    return {};
}

Failure FenReader::read_side() {
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

/// What the game knows, for messages.
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

Failure FenReader::read_castling() {
    const std::string_view field = text_[FenField::Castling];
    if (field == "-") {
        return {};
    }
    for (std::size_t i = 0; i < field.size(); ++i) {
        const std::optional<std::size_t> slot = castling_slot(field[i]);
        if (!slot) {
            return text_.error(
                FenField::Castling, i,
                fmt::format("expected {}, not {}", castling_letters(), quoted(field.substr(i, 1))));
        }
        if (field.substr(0, i).find(field[i]) != std::string_view::npos) {
            return text_.error(FenField::Castling, i, fmt::format("'{}' is there twice", field[i]));
        }
        grant_castling(*slot, i);
    }
    return {};
}

/// Can an enemy's double step have led over `s` just now?
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

Failure FenReader::read_en_passant() {
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
        return fail(fmt::format("no {} piece can just have made a double step over {}", name_of(~setup_.side),
                                field));
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

Failure FenReader::read_clock() {
    const Result<int> clock = read_number(FenField::Clock, kMaxClock);
    if (!clock) {
        return clock.error();
    }
    setup_.clock = clock.value();
    return {};
}

Failure FenReader::read_move_number() {
    const Result<int> number = read_number(FenField::MoveNumber, kMaxMoveNumber);
    if (!number) {
        return number.error();
    }
    setup_.move_number = number.value();
    if (setup_.move_number == 0) {
        setup_.move_number = 1;
        notices_.push_back(
            text_.notice(FenField::MoveNumber, 0, "0 taken as 1, the number of the first move"));
    }
    return {};
}

Failure FenReader::finish() {
    position_.finish_setup(setup_);
    const Color waiting = ~setup_.side;
    const Square king = position_.king(waiting);
    if (!is_attacked(position_, king, setup_.side)) {
        return {};
    }
    for (const PlacedPiece& man : men_) {
        if (man.square == king) {
            return text_.error(
                FenField::Board, static_cast<std::size_t>(man.column - 1),
                fmt::format("the {} {} on {} is in check, and it is {}'s turn", name_of(waiting),
                            rules_.info(rules_.royal).name, to_string(king), name_of(setup_.side)));
        }
    }
    return {};
}

}  // namespace

Result<ParsedFen> parse_fen(std::string_view fen, const Ruleset& rules) {
    const Result<FenText> text = FenText::split(fen);
    if (!text) {
        return text.error();
    }
    return FenReader(text.value(), rules).read();
}

Position start_position(const Ruleset& rules) {
    Result<ParsedFen> start = parse_fen(rules.spec.start_fen, rules);
    assert(start.ok());
    return std::move(start).value().position;
}

}  // namespace tenfold
