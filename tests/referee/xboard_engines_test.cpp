// Engines that speak XBoard's protocol, played by shell scripts.

#include <fmt/format.h>
#include <fstream>
#include <string>

#include "referee/odd_match.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

namespace tenfold::test {

using namespace referee;

namespace {

/// What came of games of a script against an engine that does all as it should.
struct Played {
    std::vector<std::string> reasons;
    std::vector<std::string> moves;  ///< the script's first ones
    int starts = 0;                  ///< of the script
};

/// `habits` are branches of a 'case': what the script does at a command, `$word $rest`.
Played play(const std::string& features, const std::string& habits, int games = 1,
            const std::string& fen = "") {
    const TemporaryFolder folder;
    const std::string starts = folder.path("starts");
    const std::string script = fmt::format(
        "echo >>{}\nwhile read -r word rest; do case $word in\nprotover) echo 'feature {} done=1';;\n"
        "ping) echo \"pong $rest\";;\nquit) exit;;\n{}\nesac; done\n",
        starts, features, habits);
    OddMatch match("well");
    EngineSettings& engine = match.settings.engines[0];
    engine.protocol = ProtocolKind::Xboard;
    engine.launch.program = "sh";
    engine.launch.arguments = {folder.write("engine", script)};
    match.settings.rounds = games;
    match.settings.games = 1;
    match.settings.concurrency = 1;
    match.settings.adjudication.most_moves = 1;
    if (!fen.empty()) {
        match.settings.book.file = folder.write("book", fen + "\n");
    }
    CHECK(match.play() == TournamentEnd::AllPlayed);
    CHECK(match.engines_running() == 0);
    Played played;
    for (const auto& [plan, game] : match.games()) {
        played.reasons.push_back(game.reason);
        const bool black_begins = game.opening.fen.find(" b ") != std::string::npos;
        const std::size_t own = (plan.white == 0) == black_begins ? 1 : 0;
        const Square to = game.moves.size() > own ? game.moves[own].move.to() : Square::none();
        played.moves.push_back(to.is_none() ? "" : to_string(to));
    }
    std::ifstream in(starts);
    for (std::string line; std::getline(in, line);) {
        ++played.starts;
    }
    return played;
}

const std::string kWithPing = "ping=1 setboard=1 usermove=1";

}  // namespace

TEST_CASE("an xboard engine may write its moves as people do", "[xboard engines]") {
    const std::string fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    CHECK(play(kWithPing, "go) echo 'move O-O';;", 1, fen).moves == std::vector<std::string>{"g1"});
    CHECK(play(kWithPing, "go) echo 'move Nf3';;").moves == std::vector<std::string>{"f3"});
    CHECK(play(kWithPing, "go) echo 'move Nf4';;").reasons ==
          std::vector<std::string>{"White makes an illegal move 'Nf4'"});
}

TEST_CASE("an xboard engine that wants to be told moves in SAN is told that it won't be",
          "[xboard engines]") {
    CHECK(play(kWithPing + " san=1", "rejected) told=$rest;;\ngo) [ \"$told\" = san ] && echo 'move e2e4';;")
              .moves == std::vector<std::string>{"e4"});
}

TEST_CASE("what an xboard engine says at the end is fit to be printed", "[xboard engines]") {
    CHECK(play(kWithPing, R"(go) printf '1-0 {\033[2J}\n';;)").reasons ==
          std::vector<std::string>{R"(White makes a false claim ('1-0 {\x1B[2J}'))"});
    CHECK(play(kWithPing, "go) echo resign;;").reasons == std::vector<std::string>{"White resigns"});
    const std::string refuses = R"(usermove) printf 'Illegal move (no\007): e2e4\n';;)";
    CHECK(play(kWithPing, "go) echo 'move e2e4';;\n" + refuses, 2).reasons[1] ==
          R"(Black refuses to play on ('Illegal move (no\x07): e2e4'))");
}

TEST_CASE("an xboard engine that can't take a position refuses to play on", "[xboard engines]") {
    CHECK(play(kWithPing, "setboard) echo 'tellusererror Illegal position';;", 1,
               "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
              .reasons ==
          std::vector<std::string>{"White refuses to play on ('tellusererror Illegal position')"});
}

TEST_CASE("an xboard engine without a ping is started anew for each game", "[xboard engines]") {
    // What it says of the last game must not be taken for a claim in the next one.
    const std::string habits = "go) echo 'move e2e4';;\nresult) echo '1-0 {resigned}';;";
    CHECK(play("setboard=1 usermove=1", habits, 3).starts == 3);
    CHECK(play(kWithPing, habits, 3).starts == 1);
}

TEST_CASE("without setboard, a move passes the turn to Black before the position is entered",
          "[xboard engines]") {
    const std::string fen = "4k3/p7/8/8/8/8/P7/4K3 b - - 0 1";
    CHECK(play("ping=1 usermove=1",
               "usermove) last=$rest;;\nedit) first=$last;;\ngo) [ \"$first\" = a2a3 ] && echo 'move e1e2';;",
               1, fen)
              .moves == std::vector<std::string>{"e2"});
}

}  // namespace tenfold::test
