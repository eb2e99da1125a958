#ifndef TENFOLD_PGN_H
#define TENFOLD_PGN_H

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tenfold/diagnostic.h"
#include "tenfold/game.h"
#include "tenfold/game_record.h"

namespace tenfold {

/// Appends a game to a PGN file: tags, moves in SAN with all that is noted about them, lines shorter than 80
/// characters where there are blanks to break them at, an empty line behind it. docs/pgn.md says which tags
/// it writes. What PGN has no way to say becomes what is nearest: a '}' in a comment becomes ')', a line end
/// in a tag a blank. REQUIRES: `start_fen` is valid, every move is legal where it stands.
void write_pgn(std::ostream& out, const GameRecord& game);
[[nodiscard]] std::string to_pgn(const GameRecord& game);

/// The game at the record's first position. REQUIRES: `start_fen` is valid.
[[nodiscard]] Game start_of(const GameRecord& game);

/// "+0.35/12 0.31s", "+M5/20", "0.31s": a report as match programs write it into comments; empty for an
/// empty report. "+M5" is a mate that the mover gives with the fifth ply, "-M6" one that he suffers; "+S5"
/// and
/// "-S6" are the same for a stalemate that isn't a draw.
[[nodiscard]] std::string to_string(const MoveReport& report);

/// A game read from a file, or what is wrong with it.
struct PgnGame {
    int number = 0;                    ///< in its file, 1 first
    int line = 0;                      ///< where it begins, 1 first
    std::optional<GameRecord> record;  ///< empty if there is an error
    /// Errors and, rarely, notices; a message begins with "game 3 (Alice - Bob)" and, where a move is wrong,
    /// goes on with its number and text.
    std::vector<Diagnostic> complaints;
};

/// Reads the games of a PGN file one after the other, holding one at a time in memory, and checks them
/// against the rules: whether every move (those of variations too) is legal, tags make sense, and the result
/// agrees with a position in which the game is over.
///
/// Reads what others write: tags missing or in any order, comments of both kinds, nested variations, odd
/// spacing, moves as in parse_san. A variant's name may have either case, and its title will do.
class PgnReader {
public:
    /// `source` is what diagnostics call the input; `usual_variant` is the game of those without a Variant
    /// tag. `in` and `library` must outlive the reader.
    PgnReader(std::istream& in, std::string source, const VariantLibrary& library, Variant usual_variant);
    PgnReader(PgnReader&&) noexcept;
    PgnReader& operator=(PgnReader&&) noexcept;
    ~PgnReader();

    /// The next game; empty at the end of the input. Throws std::runtime_error, naming the place, if
    /// the input can't be read any further (a line of many megabytes, a broken disk).
    [[nodiscard]] std::optional<PgnGame> next();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace tenfold

#endif
