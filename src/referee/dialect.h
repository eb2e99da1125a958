#ifndef TENFOLD_REFEREE_DIALECT_H
#define TENFOLD_REFEREE_DIALECT_H

#include <map>
#include <string>
#include <string_view>

namespace tenfold::referee {

/// How an engine names a game, its pieces and its squares where it does so differently from us.
struct Dialect {
    std::string variant;           ///< its name for the game; empty: ours
    std::map<char, char> letters;  ///< our upper-case letter of a piece to its; those missing are the same
    bool counts_ranks_from_0 = false;

    [[nodiscard]] std::string variant_name(const std::string& ours) const {
        return variant.empty() ? ours : variant;
    }
    /// Do its moves need no translation?
    [[nodiscard]] bool writes_moves_as_we_do() const { return letters.empty() && !counts_ranks_from_0; }
    /// A move in UCI's spelling, "e9e10q", as the engine writes it, "e8e9q"; and back. What doesn't look like
    /// a move stays as it is.
    [[nodiscard]] std::string move_to_engine(std::string_view move) const;
    [[nodiscard]] std::string move_from_engine(std::string_view move) const;
    /// A FEN with the engine's letters and its count of ranks.
    [[nodiscard]] std::string fen_to_engine(std::string_view fen) const;
    bool operator==(const Dialect&) const = default;
};

}  // namespace tenfold::referee

#endif
