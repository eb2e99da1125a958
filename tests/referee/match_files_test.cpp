#include "referee/match_files.h"

#include <fstream>
#include <sstream>

#include "referee/match_identity.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

namespace tenfold::test {

using namespace referee;

namespace {

/// A match of two engines that needn't exist, with its files in a folder.
struct Match {
    explicit Match(const std::string& name = "A") {
        settings.engines.resize(2);
        settings.engines[0].name = name;
        settings.engines[1].name = "B";
        settings.record_file = folder.path("record");
    }

    /// What is wrong with the files, without the folder's name; empty if they can be used.
    std::string complaint() {
        Scoreboard scoreboard;
        const Result<MatchFiles> files = MatchFiles::open(settings, {}, variant, scoreboard);
        const std::string text = files ? "" : to_string(files.error());
        return text.substr(text.rfind('/') + 1);
    }
    [[nodiscard]] std::string text_of(const std::string& file) const {
        std::ostringstream text;
        text << std::ifstream(folder.path(file)).rdbuf();
        return text.str();
    }

    TemporaryFolder folder;
    VariantLibrary library;
    Variant variant = library.find("chess").value();
    MatchSettings settings;
};

}  // namespace

TEST_CASE("nothing but a match's own record is written over", "[match files]") {
    Match match;
    match.settings.record_file = match.folder.write("record", "a line that isn't ended");
    CHECK(match.complaint() == "record:1: this is not the first line of a match's record");
    CHECK(match.text_of("record") == "a line that isn't ended");
    for (const char* const torn : {"", "{\"ma", "{\"match\":\"0123"}) {
        CAPTURE(torn);
        match.settings.record_file = match.folder.write("record", torn);
        CHECK(match.complaint().empty());
        CHECK(match.text_of("record").ends_with("}\n"));
    }
    match.settings.record_file = "/dev/full";
    CHECK(match.complaint() == "full: cannot be written: No space left on device");
    match.settings.record_file = match.folder.path("record");
    match.settings.pgn_file = match.settings.record_file;
    CHECK(match.complaint() == "record: cannot be written: it is a match's record");
}

TEST_CASE("a match whose paths and names are no UTF-8 can be kept", "[match files]") {
    Match match("caf\xE9");
    match.settings.engines[0].launch.arguments = {"\xFF"};
    CHECK(match.complaint().empty());
    const std::string begun = match.text_of("record");
    CHECK_FALSE(begun.empty());
    CHECK(match.complaint().empty());
    CHECK(match.text_of("record") == begun);
}

TEST_CASE("a game is appended to a PGN file whatever stands there", "[match files]") {
    Match match;
    match.settings.pgn_file = match.folder.write("games", "[Event \"x\"]\n\n*\n\n");
    Scoreboard scoreboard;
    MatchFiles files = MatchFiles::open(match.settings, {}, match.variant, scoreboard).value();
    PlayedGame game;
    game.ending = Ending::Stall;
    game.reason = "White's connection stalls";
    CHECK(files.store(Schedule(match.settings).game(1), game).empty());
    const std::string games = match.text_of("games");
    CHECK(games.starts_with("[Event \"x\"]"));
    CHECK(games.find("[Termination \"stalled connection\"]") != std::string::npos);
    CHECK(games.ends_with("0-1\n\n"));
    match.settings.record_file.clear();
    match.settings.pgn_file = match.folder.path("");
    CHECK(match.complaint() == ": cannot be written: it is a folder");
}

}  // namespace tenfold::test
