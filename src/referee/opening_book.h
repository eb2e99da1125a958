#ifndef TENFOLD_REFEREE_OPENING_BOOK_H
#define TENFOLD_REFEREE_OPENING_BOOK_H

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "referee/game_play.h"
#include "referee/match_settings.h"

#include "tenfold/diagnostic.h"
#include "tenfold/variants.h"

namespace tenfold::referee {

/// The openings of a match, in the order in which they are played.
class OpeningBook {
public:
    /// Reads the file that the settings name; without one, the variant's start position is the only opening.
    /// `seed` decides a random order. The error names the place in the file.
    /// `library` is where the games of a PGN file find their rules.
    [[nodiscard]] static Result<OpeningBook> open(const BookSettings& settings, const VariantLibrary& library,
                                                  const Variant& variant, std::uint64_t seed);

    /// The opening of that index, 0 first; beyond the last one they begin anew. The error names the place in
    /// the file and says why the game can't begin there.
    [[nodiscard]] Result<Opening> opening(std::size_t index) const;
    [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }

private:
    struct Entry {
        std::string text;  ///< an EPD line or a FEN
        int line = 0;
        std::vector<Move> moves;  ///< from there
    };
    OpeningBook(Variant variant, std::string source)
        : variant_(std::move(variant)), source_(std::move(source)) {}
    [[nodiscard]] std::optional<Diagnostic> read(const BookSettings& settings, const VariantLibrary& library);
    void read_lines(std::istream& file);
    [[nodiscard]] std::optional<Diagnostic> read_games(std::istream& file, const VariantLibrary& library,
                                                       std::optional<int> plies);
    void put_in_order(const BookSettings& settings, std::uint64_t seed);

    Variant variant_;
    std::string source_;  ///< file name
    std::vector<Entry> entries_;
};

}  // namespace tenfold::referee

#endif
