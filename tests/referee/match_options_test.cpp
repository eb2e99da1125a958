#include "referee/match_options.h"

#include "referee/engine_options.h"
#include "support/catch.h"

namespace tenfold::referee {

namespace {

using Words = std::vector<std::string>;

MatchSettings settings_of(const Words& words) {
    const Result<ReadMatchOptions, std::string> read = read_match_options(words);
    INFO((read ? "" : read.error()));
    REQUIRE(read.ok());
    return read.value().settings;
}

std::string complaint_of(const Words& words) {
    const Result<ReadMatchOptions, std::string> read = read_match_options(words);
    return read ? "" : read.error();
}

/// A line that is right but for these words.
std::string complaint_with(const Words& more) {
    Words words{"-engine", "cmd=a", "-engine", "cmd=b", "-each", "nodes=100"};
    words.insert(words.end(), more.begin(), more.end());
    return complaint_of(words);
}

}  // namespace

TEST_CASE("a line of fastchess's kind is understood, with one dash or two", "[match options]") {
    const MatchSettings settings = settings_of({"-engine",
                                                "cmd=./new",
                                                "name=New",
                                                "dir=work",
                                                "args=-v \"two words\"",
                                                "option.Hash=64",
                                                "--engine",
                                                "cmd=old",
                                                "proto=xboard",
                                                "tc=40/1:30+0.5",
                                                "option.Threads=2",
                                                "-each",
                                                "tc=8+0.08",
                                                "timemargin=50",
                                                "option.Hash=16",
                                                "-variant",
                                                "opulent",
                                                "-rounds",
                                                "100",
                                                "-repeat",
                                                "--concurrency",
                                                "4",
                                                "-openings",
                                                "file=b.epd",
                                                "format=epd",
                                                "order=sequential",
                                                "start=7",
                                                "-draw",
                                                "movenumber=40",
                                                "movecount=8",
                                                "score=10",
                                                "-resign",
                                                "movecount=3",
                                                "score=600",
                                                "twosided=true",
                                                "-maxmoves",
                                                "200",
                                                "-srand",
                                                "42",
                                                "-pgnout",
                                                "file=g.pgn",
                                                "-sprt",
                                                "elo0=-3",
                                                "elo1=1",
                                                "alpha=0.1",
                                                "model=logistic",
                                                "-ratinginterval",
                                                "5",
                                                "-recover",
                                                "-tournament",
                                                "gauntlet",
                                                "-shard",
                                                "2/3",
                                                "-record",
                                                "r.jsonl"});
    REQUIRE(settings.engines.size() == 2);
    const EngineSettings& first = settings.engines[0];
    CHECK(first.name == "New");
    CHECK(first.launch.program == "./new");
    CHECK(first.launch.folder == "work");
    CHECK(first.launch.arguments == Words{"-v", "two words"});
    CHECK(first.limits.clock == TimeControl{0, Millis(8000), Millis(80)});
    CHECK(first.limits.margin == Millis(50));
    CHECK(first.options == std::vector<std::pair<std::string, std::string>>{{"Hash", "64"}});
    const EngineSettings& second = settings.engines[1];
    CHECK(second.name == "old");
    CHECK(second.protocol == ProtocolKind::Xboard);
    CHECK(second.limits.clock == TimeControl{40, Millis(90'000), Millis(500)});
    CHECK(second.options.size() == 2);
    CHECK(settings.variant == "opulent");
    CHECK(settings.rounds == 100);
    CHECK(settings.games == 2);
    CHECK(settings.concurrency == 4);
    CHECK_FALSE(settings.book.random_order);
    CHECK(settings.book.start == 7);
    CHECK(settings.adjudication.draw == DrawRule{40, 8, 10});
    CHECK(settings.adjudication.resign == ResignRule{3, 600, true});
    CHECK(settings.adjudication.most_moves == 200);
    CHECK(settings.seed == 42);
    CHECK(settings.pgn_file == "g.pgn");
    CHECK(settings.sprt == SprtSettings{-3, 1, 0.1, 0.05, EloModel::Logistic});
    CHECK(settings.rating_interval == 5);
    CHECK(settings.recover);
    CHECK(settings.kind == TournamentKind::Gauntlet);
    CHECK(settings.shard.index == 2);
    CHECK(settings.record_file == "r.jsonl");
}

TEST_CASE("words on the look of a PGN file are not taken for its name", "[match options]") {
    for (const Words& words :
         {Words{"games.pgn", "min", "fi"}, Words{"file=games.pgn", "fi", "nodes=true"}}) {
        Words line{"-engine", "cmd=a", "-engine", "cmd=b", "-each", "nodes=1", "-pgnout"};
        line.insert(line.end(), words.begin(), words.end());
        const auto read = read_match_options(line);
        REQUIRE(read.ok());
        CHECK(read.value().settings.pgn_file == "games.pgn");
        CHECK(read.value().notices.size() == 2);
    }
}

TEST_CASE("OpenBench's line is understood", "[match options]") {
    const MatchSettings settings = settings_of({"-repeat",
                                                "-recover",
                                                "-variant",
                                                "standard",
                                                "-testEnv",
                                                "-concurrency",
                                                "2",
                                                "-games",
                                                "2",
                                                "-rounds",
                                                "16",
                                                "-resign",
                                                "movecount=3",
                                                "score=400",
                                                "-draw",
                                                "movenumber=40",
                                                "movecount=8",
                                                "score=10",
                                                "-engine",
                                                "dir=Engines/",
                                                "cmd=./A-1",
                                                "proto=uci",
                                                "tc=8.05+0.08",
                                                "timemargin=250",
                                                "option.Threads=1",
                                                "option.Hash=8",
                                                "name=A-dev",
                                                "-engine",
                                                "dir=Engines/",
                                                "cmd=./A-2",
                                                "proto=uci",
                                                "tc=inf",
                                                "nodes=5000",
                                                "option.Threads=1",
                                                "option.Hash=8",
                                                "name=A-base",
                                                "-openings",
                                                "file=Books/x.epd",
                                                "format=epd",
                                                "order=random",
                                                "start=33",
                                                "-srand",
                                                "1234567",
                                                "-pgnout",
                                                "file=PGNs/1.2.3.pgn",
                                                "nodes=true"});
    CHECK(settings.variant == "chess");
    CHECK(settings.engines[0].limits.clock->base == Millis(8050));
    CHECK_FALSE(settings.engines[1].limits.clock);
    CHECK(settings.engines[1].limits.nodes == 5000);
}

TEST_CASE("what is wrong with an option is told with its name", "[match options]") {
    CHECK(complaint_with({}) == "");
    CHECK(complaint_with({"-round", "3"}) == "unknown option '-round'; did you mean '-rounds'?");
    CHECK(complaint_with({"-rounds"}) == "-rounds: takes one value");
    CHECK(complaint_with({"-rounds", "0"}) == "-rounds: expected a number from 1 to 10000000, not '0'");
    CHECK(complaint_with({"-repeat", "3"}) == "-repeat: takes no value");
    CHECK(complaint_with({"-openings", "fil=x"}) == "-openings: unknown key 'fil'; did you mean 'file'?");
    CHECK(complaint_with({"-openings", "order=random"}) == "-openings: file= is missing");
    CHECK(complaint_with({"-sprt", "elo0=5", "elo1=0"}) ==
          "-sprt: elo0 has to be below elo1, and 5 is not below 0");
    CHECK(complaint_with({"-sprt", "model=bayesian"}) ==
          "-sprt: model: expected logistic or normalized, not 'bayesian'");
    CHECK(complaint_with({"-shard", "3/2"}) ==
          "-shard: expected a part and the number of parts, as in 2/8, not '3/2'");
    CHECK(complaint_with({"-engine", "cmd=c", "tc=8+x"})
              .starts_with("-engine 3: tc: '8+x' is no time control"));
    CHECK(complaint_with({"-engine", "cmd=c", "tcs=8"}) ==
          "-engine 3: unknown key 'tcs'; did you mean 'tc'?");
    CHECK(complaint_with({"-engine", "name=c"}) == "-engine 3: cmd= is missing: the program to run");
    CHECK(complaint_with({"-engine", "cmd=a"}) == "two engines are called 'a'; tell them apart by name=");
    CHECK(complaint_with({"-engine", "cmd=c", "proto=xboard"}) ==
          "-engine 3: 'c': nodes= has no word in the xboard protocol");
    CHECK(complaint_with({"-engine", "cmd=c", "name=a\nb"}) ==
          "-engine 3: name: expected a name of characters that can be printed, not 'a\\x0Ab'");
    CHECK(complaint_with({"-engine", "cmd=\xFF"})
              .starts_with("-engine 3: name= is missing, and of the program's name, expected"));
    CHECK(complaint_with({"-engine", "cmd=c", "args=a \"b"}) ==
          "-engine 3: args: a quotation mark isn't closed in 'a \"b'");
    CHECK(complaint_with({"-engine", "cmd=c", "restart=yes"}) ==
          "-engine 3: restart: expected on or off, not 'yes'");
    CHECK(complaint_with({"-engine", "cmd=c", "restart=on", "name=Ä (\"1\")"}) == "");
    CHECK(complaint_with({"-resign", "movecount=3"}) ==
          "-resign: score= is missing: by how many centipawns an engine is behind");
    CHECK(complaint_with({"-resign", "score=0"}) == "-resign: score: expected a number from 1 on, not '0'");
    CHECK(complaint_with({"-pgnout", "a.pgn", "b.pgn"}) == "-pgnout: 'b.pgn' is one file too many");
    CHECK(complaint_with({"-sprt", "elo0=0", "elo1=1e9"}) ==
          "-sprt: elo0 and elo1 have to be from -1000 to 1000");
    CHECK(complaint_with({"-engine", "preset=sjaak"}) ==
          "-engine 3: preset: 'sjaak' is unknown; did you mean 'sjaakii'?");
    CHECK(complaint_of({"-engine", "cmd=a", "-engine", "cmd=b"}) ==
          "-engine 1: 'a' has no limit; give it tc=, st=, nodes= or depth=");
    CHECK(complaint_of({"-engine", "cmd=a", "nodes=1"}) ==
          "a match needs two engines: -engine cmd=... -engine cmd=...");
    CHECK(complaint_of({"engine", "cmd=a"}) == "expected an option such as -engine, not 'engine'");
}

TEST_CASE("time controls are read and written", "[limits]") {
    const auto read = [](const char* text) { return parse_time_control(text).value(); };
    CHECK(read("8+0.08") == TimeControl{0, Millis(8000), Millis(80)});
    CHECK(read("40/2:30") == TimeControl{40, Millis(150'000), Millis(0)});
    CHECK(read(".5") == TimeControl{0, Millis(500), Millis(0)});
    CHECK_FALSE(read("inf"));
    for (const char* const wrong :
         {"", "x", "1:2:3", "8+", "+", "-5", "0", "/8", "8+0.0001", "99999999999"}) {
        CAPTURE(wrong);
        CHECK_FALSE(parse_time_control(wrong).ok());
    }
    CHECK(to_text(Limits{TimeControl{40, Millis(150'000), Millis(500)}, {}, {}, {}, {}}) == "40/150+0.5");
    CHECK(to_text(Limits{{}, Millis(250), 5000, 12, {}}) == "0.25/move, 12 plies, 5000 nodes");
}

}  // namespace tenfold::referee
