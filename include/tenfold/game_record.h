#ifndef TENFOLD_GAME_RECORD_H
#define TENFOLD_GAME_RECORD_H

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tenfold/move.h"
#include "tenfold/score.h"
#include "tenfold/variants.h"

namespace tenfold {

/// What an engine said of a move that it played.
struct MoveReport {
    std::optional<Score> score;  ///< the mover's
    std::optional<int> depth;    ///< means nothing without a score
    std::optional<std::chrono::milliseconds> time;
    bool operator==(const MoveReport&) const = default;
};

struct RecordedMove;

/// Moves played one after the other: a game, or a variation of it.
struct RecordedLine {
    std::string comment;  ///< in front of the first move
    std::vector<RecordedMove> moves;
};

/// A move with all that was noted about it.
struct RecordedMove {
    Move move;
    std::optional<MoveReport> report;
    std::string comment;                   ///< anything else; may be several comments, joined by blanks
    std::vector<int> glyphs;               ///< PGN's $1 ("!") .. $255
    std::vector<RecordedLine> variations;  ///< what could have been played instead of this move
};

/// A tag that has no place of its own in a GameRecord: WhiteElo, Annotator, ...
struct GameTag {
    std::string name;
    std::string value;
    bool operator==(const GameTag&) const = default;
};

/// A game as it is kept on paper. Empty texts mean that the thing is unknown.
struct GameRecord {
    explicit GameRecord(Variant played) : variant(std::move(played)) {}

    Variant variant;
    std::string event;
    std::string site;
    std::string date;   ///< "2024.05.31"; "??" for what is unknown
    std::string round;  ///< "3.1"
    std::string white;  ///< the players' names
    std::string black;
    std::string time_control;        ///< as PGN writes it, in seconds: "40/300:60+0.5"
    std::vector<GameTag> more_tags;  ///< in their order

    std::optional<std::string> start_fen;  ///< empty: the variant's own start position
    RecordedLine line;

    /// 1, 3/4, 1/2, 1/4 or 0 (Black has the rest); empty while the game isn't over, or if nobody knows.
    std::optional<double> white_scores;
    /// Why the game ended: "normal", "stalemate", "adjudication", "time forfeit", "rules infraction", ...
    std::string termination;
};

}  // namespace tenfold

#endif
