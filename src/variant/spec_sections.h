#ifndef TENFOLD_VARIANT_SPEC_SECTIONS_H
#define TENFOLD_VARIANT_SPEC_SECTIONS_H

#include <optional>
#include <string_view>
#include <vector>

#include "variant/spec.h"
#include "variant/spec_parser.h"
#include "variant/table_reader.h"

/// The parts of reading a variant file, one for each of its sections, in the order in which
/// `parse_spec` calls them: each may rely on what those before it have read.
namespace tenfold::sections {

/// A spec in the making.
struct Draft {
    explicit Draft(FileReport& r) : report(r) {}

    FileReport& report;
    VariantSpec spec;                   ///< begins as what is inherited, if anything
    std::string parent;                 ///< `inherits`; empty if there is none
    Text start;                         ///< the start position as written
    bool castling_is_explicit = false;  ///< given by this file's [castling], or switched off
    /// What should be inherited is not available: say nothing about what is missing.
    bool without_parent = false;
    /// Some piece could not be read, so that others may seem to be missing.
    bool pieces_in_doubt = false;
    /// The board's size could not be read; until then it is as large as can be.
    bool board_in_doubt = false;
    std::vector<Diagnostic> on_castling;  ///< ParsedSpec::on_castling

    [[nodiscard]] bool inherits() const noexcept { return !parent.empty() && !without_parent; }
    /// The game may have more pieces than those read.
    [[nodiscard]] bool may_have_more() const noexcept { return without_parent || pieces_in_doubt; }
    [[nodiscard]] PieceSpec* piece(char letter);
    [[nodiscard]] const PieceSpec* piece(char letter) const;
    /// Is it a letter of this game? True for every letter if not all pieces are known.
    [[nodiscard]] bool may_be_piece(char letter) const;
};

void read_head(TableReader& root, Draft& draft, const SpecLookup& lookup);
void read_board(TableReader root_section, Draft& draft);
void read_removed(TableReader& root, Draft& draft);
void read_pieces(TableReader section, Draft& draft);
void read_promotion(TableReader section, Draft& draft);
void read_initial(TableReader section, Draft& draft);
void read_castling(TableReader& root, Draft& draft);
void read_results(TableReader section, Draft& draft);
void read_prelude(TableReader section, Draft& draft);
void read_evaluation(TableReader section, Draft& draft);

/// Checks that need everything: one royal piece, a start position that can be placed; derives
/// castling from the royal piece's `O`.
void complete(Draft& draft);
/// The king's castling must be another move than those that it has anyway.
void check_castling_is_told_apart(const Draft& draft);

/// `on-ranks = { ranks = [8], betza = "sW" }`: what a piece can do besides on these ranks.
void read_rank_moves(TableReader section, Draft& draft, PieceSpec& piece);
/// The movement of a Betza text; where it has a fault, that is reported and nothing returned.
std::optional<betza::PieceMovement> parsed_betza(const Text& text, Draft& draft);

/// Complains of every rank of the list `key` that is outside the board or comes twice.
void check_ranks(const Draft& draft, std::string_view key, const std::vector<Number>& ranks);
/// Complains of every character of `letters` that is no piece's letter or comes twice.
void check_letters(const Draft& draft, const Text& letters);

}  // namespace tenfold::sections

#endif
