#ifndef TENFOLD_REFEREE_MATCH_SETTINGS_H
#define TENFOLD_REFEREE_MATCH_SETTINGS_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "referee/adjudication.h"
#include "referee/engine_settings.h"
#include "referee/sprt.h"

namespace tenfold::referee {

enum class TournamentKind : std::uint8_t {
    RoundRobin,  ///< every engine against every other
    Gauntlet,    ///< the first engine against every other
};

enum class BookFormat : std::uint8_t { Epd, Pgn };  ///< Epd is for FEN too

/// Where games begin.
struct BookSettings {
    std::string file;  ///< empty: the variant's start position
    BookFormat format = BookFormat::Epd;
    bool random_order = true;
    std::size_t start = 1;     ///< the first opening, counted from 1 in the order chosen
    std::optional<int> plies;  ///< how many of a PGN game's moves to play; empty: all
};

/// The part of a match that one of several machines plays.
struct Shard {
    std::size_t index = 1;  ///< 1 .. count
    std::size_t count = 1;
};

/// A match or tournament as it was asked for.
struct MatchSettings {
    std::string variant = "chess";
    std::vector<EngineSettings> engines;  ///< at least two, of different names
    TournamentKind kind = TournamentKind::RoundRobin;
    int rounds = 2;
    int games = 2;  ///< of two engines in a round; colours alternate, and two have the same opening
    int concurrency = 1;
    BookSettings book;
    AdjudicationRules adjudication;
    std::uint64_t seed = 1;
    std::optional<SprtSettings> sprt;  ///< for two engines
    int rating_interval = 10;          ///< pairs (games, if there are no pairs) between reports; 0: none
    bool recover = false;              ///< go on after an engine broke down
    Shard shard;
    std::string event = "Tenfold match";
    std::string site = "?";
    std::string pgn_file;                    ///< empty: none
    std::string record_file;                 ///< empty: none
    std::vector<std::string> variant_files;  ///< to load besides the program's own
};

}  // namespace tenfold::referee

#endif
