// The real program: killed, resumed, in shards, put together.

#include <chrono>
#include <csignal>
#include <fmt/format.h>
#include <fstream>
#include <set>
#include <sstream>
#include <thread>

#include "referee/odd_match.h"
#include "support/catch.h"
#include "support/process.h"
#include "support/temporary_folder.h"

namespace tenfold::test {

namespace {

using Words = std::vector<std::string>;

struct Outcome {
    int status;
    std::string out;
};

Words match_words(const Words& more) {
    Words words{TENFOLD_PROGRAM, "match"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

Outcome run_match(const Words& more) {
    Process process(match_words(more));
    process.close_input();
    std::string out;
    while (const auto line = process.read_line()) {
        out += *line + "\n";
    }
    return {process.wait().value_or(-1), out};
}

/// A match of the engine against itself that is the same whenever it is played.
Words own_match(const std::string& openings, const Words& more) {
    Words words{"-engine",
                fmt::format("cmd={}", TENFOLD_PROGRAM),
                "name=A",
                "nodes=60",
                "-engine",
                fmt::format("cmd={}", TENFOLD_PROGRAM),
                "name=B",
                "nodes=90",
                "-each",
                "option.Hash=1",
                "-variant",
                "supremo",
                "-rounds",
                "6",
                "-repeat",
                "-maxmoves",
                "10",
                "-openings",
                "file=" + openings,
                "order=random",
                "-srand",
                "7"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

std::string some_openings(const TemporaryFolder& folder) {
    Process maker({TENFOLD_PROGRAM, "openings", "supremo", "--count", "4", "--plies", "4", "--nodes", "200"});
    std::string text;
    while (const auto line = maker.read_line()) {
        text += *line + "\n";
    }
    return folder.write("openings.epd", text);
}

/// A record's games without what differs from run to run: their lines up to the thoughts, by number.
std::set<std::string> games_of(const std::string& path) {
    std::ifstream file(path);
    std::set<std::string> games;
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        CHECK(games.insert(line.substr(0, line.find("\"thoughts\""))).second);
    }
    return games;
}

std::string table_of(const Words& records) {
    Words words{"merge"};
    words.insert(words.end(), records.begin(), records.end());
    const Outcome merged = run_match(words);
    CHECK(merged.status == 0);
    return merged.out;
}

bool wait_for_none(const std::string& folder) {
    constexpr auto kPatience = std::chrono::seconds(10);
    const auto deadline = std::chrono::steady_clock::now() + kPatience;
    while (processes_running(folder) > 0 && std::chrono::steady_clock::now() < deadline) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return processes_running(folder) == 0;
}

/// Starts a match of odd engines, waits for its `games`-th game to end, and sends it the signal.
void kill_in_the_middle(const std::string& folder, int games, int signal, const Words& more) {
    Words words = odd_engine_words("well", folder);
    const Words rest{"-each",     "nodes=10", "-rounds",      "200", "-repeat",
                     "-maxmoves", "20",       "-concurrency", "2"};
    words.insert(words.end(), rest.begin(), rest.end());
    words.insert(words.end(), more.begin(), more.end());
    Process process(match_words(words));
    for (int i = 0; i < games; ++i) {
        REQUIRE(process.read_until("Finished game"));
    }
    CHECK(processes_running(folder) > 0);
    ::kill(process.id(), signal);
    while (process.read_line()) {
    }
    const std::optional<int> status = process.wait();
    CHECK(status == (signal == SIGKILL ? 128 + SIGKILL : 1));
}

}  // namespace

TEST_CASE("no engine survives the match, even if the match is killed", "[match program]") {
    for (const int signal : {SIGKILL, SIGTERM, SIGINT, SIGHUP}) {
        CAPTURE(signal);
        const TemporaryFolder folder;
        kill_in_the_middle(folder.path(""), 3, signal, {});
        CHECK(wait_for_none(folder.path("")));
    }
}

TEST_CASE("a match whose output nobody reads any more ends in good order", "[match program]") {
    const TemporaryFolder folder;
    Words words = odd_engine_words("well", folder.path(""));
    words.insert(words.end(), {"-each", "nodes=10", "-rounds", "1000", "-repeat", "-maxmoves", "20"});
    Process process(match_words(words));
    REQUIRE(process.read_until("Finished game"));
    process.close_output();
    CHECK(process.wait() == 2);
    CHECK(processes_running(folder.path("")) == 0);
}

TEST_CASE("a match that was killed goes on where it was, without losing or doubling a game",
          "[match program]") {
    const TemporaryFolder folder;
    const std::string openings = some_openings(folder);
    const std::string whole = folder.path("whole.jsonl");
    const std::string killed = folder.path("killed.jsonl");
    REQUIRE(run_match(own_match(openings, {"-record", whole, "-concurrency", "2"})).status == 0);
    {
        Process process(match_words(own_match(openings, {"-record", killed, "-concurrency", "2"})));
        REQUIRE(process.read_until("Finished game"));
        REQUIRE(process.read_until("Finished game"));
        ::kill(process.id(), SIGKILL);
        CHECK(process.wait());
    }
    const std::size_t before = games_of(killed).size();
    CHECK(before >= 2);
    CHECK(before < 12);
    std::ofstream(killed, std::ios::app) << R"({"match":"torn)";  // as if it had died while writing
    const Outcome resumed = run_match(own_match(openings, {"-record", killed}));
    CHECK(resumed.status == 0);
    CHECK(games_of(killed).size() == 12);
    CHECK(games_of(killed) == games_of(whole));
    CHECK(table_of({killed}) == table_of({whole}));

    const Outcome again = run_match(own_match(openings, {"-record", killed}));  // nothing is left to play
    CHECK(again.out.find("Started game") == std::string::npos);
    CHECK(again.out.find("Tournament finished") != std::string::npos);
    // Nor may another match go on in this record.
    CHECK(run_match(own_match(openings, {"-record", killed, "-srand", "8"})).status == 2);
}

TEST_CASE("shards play the same games as a single run, and give the same figures", "[match program]") {
    const TemporaryFolder folder;
    const std::string openings = some_openings(folder);
    const std::string whole = folder.path("whole.jsonl");
    REQUIRE(run_match(own_match(openings, {"-record", whole})).status == 0);
    Words records;
    std::set<std::string> games;
    for (int i = 1; i <= 3; ++i) {
        records.push_back(folder.path(fmt::format("{}.jsonl", i)));
        const Words shard{"-record", records.back(), "-shard", fmt::format("{}/3", i)};
        REQUIRE(run_match(own_match(openings, shard)).status == 0);
        games.merge(games_of(records.back()));
    }
    CHECK(games.size() == 12);
    CHECK(games == games_of(whole));
    CHECK(table_of(records) == table_of({whole}));
    CHECK(run_match({"merge", records[0], records[0]}).status == 2);
    CHECK(run_match({"merge", folder.path("none")}).status == 2);

    const std::string pgn = folder.path("all.pgn");
    CHECK(run_match({"merge", "-pgnout", pgn, records[2], records[0], records[1]}).status == 0);
    Process check({TENFOLD_PROGRAM, "pgn", pgn});
    CHECK(check.wait() == 0);
}

TEST_CASE("GNU parallel plays a match in parts, one of which is killed on the way", "[match program]") {
    if (!can_run("parallel")) {
        WARN("GNU parallel isn't installed: not tested");
        return;
    }
    const TemporaryFolder folder;
    const std::string openings = some_openings(folder);
    const std::string whole = folder.path("whole.jsonl");
    REQUIRE(run_match(own_match(openings, {"-record", whole})).status == 0);
    Words words{"env",
                fmt::format("TENFOLD={}", TENFOLD_PROGRAM),
                "PARALLEL_OPTIONS=--jobs 2",
                TENFOLD_SOURCE_DIR "/scripts/tournament/parallel",
                folder.path("parts"),
                "4"};
    const Words options = own_match(openings, {});
    words.insert(words.end(), options.begin(), options.end());
    {
        Process workers(words);
        Process killer(
            {"sh", "-c",
             fmt::format("until grep -q '\"game\"' {0}/parts/2.jsonl 2>/dev/null; do sleep 0.02; done; "
                         "kill -9 $(pgrep -f '[m]atch .*-shard 2/4 -record {0}')",
                         folder.path(""))});
        CHECK(killer.wait(std::chrono::minutes(2)) == 0);
        while (workers.read_line()) {
        }
        CHECK(workers.wait(std::chrono::minutes(2)) == 0);
    }
    Process again(words);
    std::string out;
    while (const auto line = again.read_line(std::chrono::minutes(2))) {
        out += *line + "\n";
    }
    CHECK(again.wait() == 0);
    CHECK(out == table_of({whole}));
}

TEST_CASE("a match with something wrong about it doesn't begin", "[match program]") {
    const TemporaryFolder folder;
    const auto refused = [&](const Words& more) {
        Words words = odd_engine_words("well", folder.path(""));
        words.insert(words.end(), more.begin(), more.end());
        const Outcome outcome = run_match(words);
        CHECK(outcome.out.empty());
        return outcome.status == 2;
    };
    CHECK(refused({}));                                            // no limit
    CHECK(refused({"-each", "nodes=1", "-variant", "shatranj"}));  // they don't play it
    CHECK(refused({"-each", "nodes=1", "-variant", "nothing"}));
    CHECK(refused({"-each", "nodes=1", "-engine", "cmd=/does/not/exist"}));
    CHECK(refused({"-each", "nodes=1", "-openings", "file=/does/not/exist"}));
    CHECK(refused({"-each", "nodes=1", "-record", "/does/not/exist"}));
}

}  // namespace tenfold::test
