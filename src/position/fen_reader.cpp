#include "position/fen_reader.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

#include "position/attacks.h"

namespace tenfold {

Result<ParsedFen> FenReader::read() {
    using Reading = Failure (FenReader::*)();
    constexpr std::array<Reading, 8> kSteps{&FenReader::read_board,       &FenReader::read_side,
                                            &FenReader::read_pocket,      &FenReader::read_castling,
                                            &FenReader::read_en_passant,  &FenReader::read_clock,
                                            &FenReader::read_move_number, &FenReader::finish};
    for (const Reading step : kSteps) {
        if (Failure failure = (this->*step)()) {
            return *std::move(failure);
        }
    }
    return ParsedFen{std::move(position_), std::move(notices_)};
}

FenReader::Failure FenReader::read_board() {
    auto placed = parse_placement(placement(), rules_);
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

FenReader::Failure FenReader::check_kings(Color c) const {
    const std::string& king = rules_.info(rules_.royal).name;
    bool found = false;
    for (const PlacedPiece& man : men_) {
        if (man.piece != Piece(c, rules_.royal)) {
            continue;
        }
        if (found) {
            return misplaced(man, fmt::format("a second {} {}", to_string(c), king));
        }
        found = true;
    }
    return found ? Failure{} : text_.error(FenField::Board, 0, fmt::format("no {} {}", to_string(c), king));
}

FenReader::Failure FenReader::check_pawns() const {
    for (const PlacedPiece& man : men_) {
        const Color c = man.piece.color();
        const PieceInfo& info = rules_.info(man.piece.type());
        if (info.promotes && rules_.zone(c, man.square) == PromotionZone::Forced) {
            return misplaced(man, fmt::format("a {} {} cannot stand on {}, where it has to promote",
                                              to_string(c), info.name, to_string(man.square)));
        }
    }
    return {};
}

FenReader::Failure FenReader::finish() {
    position_.finish_setup(setup_);
    const Color waiting = ~setup_.side;
    const Square king = position_.king(waiting);
    if (!is_attacked(position_, king, setup_.side)) {
        return {};
    }
    const auto man =
        std::find_if(men_.begin(), men_.end(), [&](const PlacedPiece& m) { return m.square == king; });
    return misplaced(*man,
                     fmt::format("the {} {} on {} is in check, and it is {}'s turn", to_string(waiting),
                                 rules_.info(rules_.royal).name, to_string(king), to_string(setup_.side)));
}

Diagnostic FenReader::misplaced(const PlacedPiece& man, std::string_view message) const {
    return text_.error(FenField::Board, static_cast<std::size_t>(man.column - 1), message);
}

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
