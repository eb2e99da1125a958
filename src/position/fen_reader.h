#ifndef TENFOLD_POSITION_FEN_READER_H
#define TENFOLD_POSITION_FEN_READER_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "position/fen.h"
#include "position/fen_text.h"
#include "variant/placement.h"

namespace tenfold {

/// Reads one FEN into a position, field by field. Used once, by parse_fen.
/// Refers to text and rules, which must outlive it.
class FenReader {
public:
    FenReader(const FenText& text, const Ruleset& rules) : text_(text), rules_(rules), position_(rules) {}

    [[nodiscard]] Result<ParsedFen> read();

private:
    /// Why a step failed; nothing if it did not.
    using Failure = std::optional<Diagnostic>;

    Failure read_board();
    Failure read_side();
    Failure read_pocket();
    Failure read_castling();
    Failure read_en_passant();
    Failure read_clock();
    Failure read_move_number();
    Failure finish();

    /// What the board field says of the pieces on the board.
    [[nodiscard]] std::string_view placement() const;
    /// What it says of those that may still be brought in, "[ESes]"; nothing once the prelude is over.
    [[nodiscard]] std::optional<std::string_view> pocket() const;
    [[nodiscard]] Failure check_pocket_letters() const;
    [[nodiscard]] Failure check_pocket_counts() const;
    /// Only substitutions can have changed the start position.
    [[nodiscard]] Failure check_prelude_board() const;
    Failure find_prelude_ply();
    [[nodiscard]] Failure check_brought_in(std::size_t plies) const;
    [[nodiscard]] Failure check_kings(Color c) const;
    [[nodiscard]] Failure check_pawns() const;
    /// A complaint about this man, at its letter.
    [[nodiscard]] Diagnostic misplaced(const PlacedPiece& man, std::string_view message) const;
    [[nodiscard]] std::optional<std::size_t> castling_slot(char letter) const;
    /// What the field may consist of in this game, for messages.
    [[nodiscard]] std::string castling_letters() const;
    void grant_castling(std::size_t slot, std::size_t offset);
    /// Can an enemy's double step have led over `s` just now?
    [[nodiscard]] bool may_have_passed(Square s) const;
    [[nodiscard]] Result<int> read_number(FenField field, int most) const;

    const FenText& text_;
    const Ruleset& rules_;
    std::vector<PlacedPiece> men_;  ///< with their columns, for messages
    Position position_;
    Position::Setup setup_;
    std::vector<Diagnostic> notices_;
};

}  // namespace tenfold

#endif
