#include "app/match_merge.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <string_view>

#include "app/match_printer.h"
#include "core/quoted.h"
#include "referee/merged_match.h"
#include "referee/paper.h"
#include "referee/record_file.h"
#include "referee/report.h"

#include "tenfold/pgn.h"

namespace tenfold::app {

namespace {

constexpr std::string_view kUsage = R"(Put the records of a match's parts together: the figures of all games
Usage: tenfold match merge [-pgnout FILE] RECORD...

Positionals:
  RECORD...               What 'tenfold match -record' wrote, on one machine or many

Options:
  -pgnout FILE            Write all games there, in order
)";

struct MergeOptions {
    std::vector<std::string> records;
    std::string pgn_file;  ///< empty: none
};

MergeOptions read_merge_options(const std::vector<std::string>& words) {
    MergeOptions options;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if ((words[i] == "-pgnout" || words[i] == "--pgnout") && i + 1 < words.size()) {
            const std::string& value = words[++i];
            options.pgn_file = value.substr(value.starts_with("file=") ? value.find('=') + 1 : 0);
        } else if (words[i].starts_with('-')) {
            throw BadInput(fmt::format("match merge: unknown option {}; it takes -pgnout FILE and records",
                                       tenfold::quoted(words[i])));
        } else {
            options.records.push_back(words[i]);
        }
    }
    if (options.records.empty()) {
        throw BadInput("match merge needs the records to be put together: tenfold match merge FILE...");
    }
    return options;
}

/// The game that the match is about; its record names variant files, and more may be given.
Variant require_match_variant(const Globals& globals, const referee::MatchSettings& settings) {
    Globals all = globals;
    for (const std::string& path : settings.variant_files) {
        if (std::find(all.variants.begin(), all.variants.end(), path) == all.variants.end()) {
            all.variants.push_back(path);
        }
    }
    return require_variant(require_library(all), settings.variant);
}

void write_games(const referee::MergedMatch& match, const std::string& path) {
    if (referee::is_record(path)) {
        throw BadInput(fmt::format("-pgnout: {} is a match's record; name another file for the games",
                                   tenfold::quoted(path)));
    }
    std::ofstream out(path);
    const referee::Schedule schedule(match.settings);
    for (const auto& [number, game] : match.games) {
        write_pgn(out, referee::on_paper(game, schedule.game(number), match.settings, *match.variant));
    }
    if (!out.flush()) {
        throw BadInput(fmt::format("{}: cannot be written: {}", path, std::strerror(errno)));
    }
}

}  // namespace

ExitStatus merge_matches(const Globals& globals, const std::vector<std::string>& words) {
    if (std::any_of(words.begin(), words.end(),
                    [](const std::string& w) { return w == "--help" || w == "-h"; })) {
        fmt::print("{}", kUsage);
        return ExitStatus::Ok;
    }
    const MergeOptions options = read_merge_options(words);
    const Result<referee::MergedMatch> merged = referee::merge_records(
        options.records,
        [&](const referee::MatchSettings& settings) -> Result<Variant> {
            return require_match_variant(globals, settings);
        },
        !options.pgn_file.empty());
    if (!merged) {
        throw BadInput(to_string(merged.error()));
    }
    const referee::MergedMatch& match = merged.value();
    if (!options.pgn_file.empty()) {
        write_games(match, options.pgn_file);
    }
    const std::size_t total = referee::Schedule(match.settings).size();
    fmt::print("{}{}{} of {} games\n", referee::score_table(match.settings, match.scoreboard),
               sprt_conclusion(match.settings, match.scoreboard), match.scoreboard.size(), total);
    return ExitStatus::Ok;
}

}  // namespace tenfold::app
