#include "referee/schedule.h"

#include <limits>
#include <set>

#include "referee/adjudication.h"
#include "referee/match_sprt.h"
#include "referee/opening_book.h"
#include "referee/opening_maker.h"
#include "referee/report.h"
#include "support/catch.h"
#include "support/temporary_folder.h"

namespace tenfold::referee {

namespace {

MatchSettings match_of(int engines, int rounds, int games) {
    MatchSettings settings;
    for (int i = 0; i < engines; ++i) {
        settings.engines.emplace_back().name = std::string(1, static_cast<char>('A' + i));
    }
    settings.rounds = rounds;
    settings.games = games;
    return settings;
}

}  // namespace

TEST_CASE("each opening is played twice, with colours exchanged", "[schedule]") {
    const Schedule schedule(match_of(2, 3, 2));
    REQUIRE(schedule.size() == 6);
    for (std::size_t first = 1; first <= 6; first += 2) {
        const GamePlan one = schedule.game(first);
        const GamePlan other = schedule.game(first + 1);
        CHECK(one.opening == other.opening);
        CHECK(one.white == other.black);
        CHECK(one.partner == other.number);
        CHECK(other.partner == one.number);
        CHECK(one.opening == (first - 1) / 2);
    }
}

TEST_CASE("single games alternate colours from round to round and have no partner", "[schedule]") {
    const Schedule schedule(match_of(2, 4, 1));
    CHECK(schedule.game(1).white == 0);
    CHECK(schedule.game(2).white == 1);
    CHECK(schedule.game(3).white == 0);
    CHECK_FALSE(schedule.game(1).partner);
    CHECK(schedule.game(1).opening != schedule.game(2).opening);
}

TEST_CASE("everybody meets everybody, or the first engine all others", "[schedule]") {
    MatchSettings settings = match_of(4, 1, 2);
    CHECK(Schedule(settings).encounters().size() == 6);
    settings.kind = TournamentKind::Gauntlet;
    const Schedule gauntlet(settings);
    CHECK(gauntlet.size() == 6);
    for (std::size_t number = 1; number <= 6; ++number) {
        const GamePlan plan = gauntlet.game(number);
        CHECK((plan.white == 0 || plan.black == 0));
    }
}

TEST_CASE("every game belongs to one shard, and pairs stay together", "[schedule]") {
    MatchSettings settings = match_of(2, 10, 2);
    settings.shard.count = 3;
    for (std::size_t number = 1; number <= 20; ++number) {
        int owners = 0;
        for (settings.shard.index = 1; settings.shard.index <= 3; ++settings.shard.index) {
            const Schedule schedule(settings);
            const GamePlan plan = schedule.game(number);
            owners += schedule.is_ours(plan) ? 1 : 0;
            CHECK(schedule.is_ours(plan) == schedule.is_ours(schedule.game(*plan.partner)));
        }
        CHECK(owners == 1);
    }
}

TEST_CASE("a scoreboard counts pairs once both games are over, in whatever order", "[scoreboard]") {
    const MatchSettings settings = match_of(2, 2, 2);
    const Schedule schedule(settings);
    Scoreboard scoreboard;
    scoreboard.add(schedule.game(4), Points::win());             // B has White
    scoreboard.add(schedule.game(1), Points::from_quarters(3));  // A has White
    CHECK(scoreboard.of(0, 1).pair_count() == 0);
    scoreboard.add(schedule.game(2), Points::from_quarters(1));
    const Tally tally = scoreboard.of(0, 1);
    CHECK(tally.pair_count() == 1);
    CHECK(tally.pairs()[6] == 1);
    CHECK(tally.points() == 1.5);
    CHECK(scoreboard.of(1, 0).points() == 1.5);
    CHECK(scoreboard.of(1).game_count() == 3);
}

TEST_CASE("a test of a match that is played in pairs looks at nothing but whole pairs", "[sprt]") {
    MatchSettings settings = match_of(2, 200, 2);
    settings.sprt = SprtSettings{0, 50};
    Scoreboard scoreboard;
    for (std::size_t number = 1; number <= 399; number += 2) {  // A wins with White wherever it has it
        scoreboard.add(Schedule(settings).game(number), Points::win());
    }
    CHECK(sprt_ratio(settings, scoreboard.of(0, 1)) == 0);
    CHECK(sprt_verdict(settings, scoreboard) == Verdict::Undecided);
    settings.games = 1;
    CHECK(sprt_verdict(settings, scoreboard) == Verdict::AcceptH1);
}

TEST_CASE("results are printed as fastchess prints them", "[report]") {
    const MatchSettings settings = match_of(2, 2, 2);
    const Schedule schedule(settings);
    PlayedGame game;
    game.ending = Ending::Rules;
    game.white_points = Points::from_quarters(3);
    game.reason = "White wins by stalemate, 3/4";
    CHECK(started_line(schedule.game(2), settings, 4) == "Started game 2 of 4 (B vs A)");
    CHECK(finished_line(schedule.game(2), settings, game) ==
          "Finished game 2 (B vs A): 1-0 {White wins by stalemate, 3/4}");
    Scoreboard scoreboard;
    CHECK(score_table(settings, scoreboard).empty());
    scoreboard.add(schedule.game(1), Points::win());
    scoreboard.add(schedule.game(2), Points::draw());
    scoreboard.add(schedule.game(3), Points::draw());
    scoreboard.add(schedule.game(4), Points::win());
    CHECK(score_table(settings, scoreboard) ==
          "--------------------------------------------------\n"
          "Results of A vs B (inf, default t, default MB):\n"
          "Elo: 0.00 +/- 296.58, nElo: 0.00 +/- 340.48\n"
          "LOS: 50.00 %, DrawRatio: 0.00 %, PairsRatio: 1.00\n"
          "Games: 4, Wins: 1, Losses: 1, Draws: 2, Points: 2.0 (50.00 %)\n"
          "Ptnml(0-2): [0, 1, 0, 1, 0], WL/DD Ratio: nan\n"
          "--------------------------------------------------\n");
    MatchSettings tested = settings;
    tested.sprt = SprtSettings{0, 10};
    scoreboard.add(Schedule(match_of(2, 3, 2)).game(5), Points::win());
    scoreboard.add(Schedule(match_of(2, 3, 2)).game(6), Points::loss());
    const std::string table = score_table(tested, scoreboard);
    CAPTURE(table);
    CHECK(table.find("\nLLR: 0.06 (2.1%) (-2.94, 2.94) [0.00, 10.00]\n") != std::string::npos);
}

TEST_CASE("games end early when both engines call them even, or one has lost hope", "[adjudication]") {
    AdjudicationRules rules;
    rules.draw = DrawRule{5, 2, 10};
    rules.resign = ResignRule{2, 500, false};
    Adjudicator drawn(rules);
    for (int ply = 0; ply < 4; ++ply) {
        CHECK_FALSE(drawn.ruling(10));
        drawn.note(ply % 2 == 0 ? Color::White : Color::Black, EngineScore{false, ply % 2 == 0 ? 10 : -7},
                   false);
    }
    CHECK(drawn.ruling(10) == Points::draw());
    CHECK_FALSE(drawn.ruling(4));
    drawn.note(Color::White, EngineScore{false, 0}, true);
    CHECK_FALSE(drawn.ruling(10));
    for (int ply = 0; ply < 4; ++ply) {  // a number that no score is isn't near zero
        drawn.note(Color::White, EngineScore{false, std::numeric_limits<int>::min()}, false);
        CHECK(drawn.ruling(10) != Points::draw());
    }

    Adjudicator lost(rules);
    lost.note(Color::Black, EngineScore{false, -600}, false);
    lost.note(Color::White, EngineScore{false, 100}, false);
    CHECK_FALSE(lost.ruling(10));
    lost.note(Color::Black, EngineScore{true, -4}, false);
    CHECK(lost.ruling(10) == Points::win());
    rules.resign->two_sided = true;
    Adjudicator disputed(rules);
    for (int i = 0; i < 2; ++i) {
        disputed.note(Color::Black, EngineScore{false, -600}, false);
        CHECK_FALSE(disputed.ruling(10));
        disputed.note(Color::White, EngineScore{false, 700}, false);
    }
    CHECK(disputed.ruling(10) == Points::win());
    rules = {};
    rules.most_moves = 50;
    CHECK(Adjudicator(rules).ruling(50) == Points::draw());
    CHECK_FALSE(Adjudicator(rules).ruling(49));
}

TEST_CASE("openings come from EPD, FEN and PGN, in an order that the seed decides", "[openings]") {
    const VariantLibrary library;
    const Variant chess = library.find("chess").value();
    const test::TemporaryFolder folder;
    BookSettings book;
    book.file = folder.write("book.epd",
                             "\xEF\xBB\xBF# a comment\n"
                             "4k3/8/8/8/8/8/8/R3K3 w - - bm Ra8; id \"rook\";\n"
                             "\n"
                             "4k3/8/8/8/8/8/8/Q3K3 b - - 3 20\n"
                             "4k3/8/8/8/8/8/P7/4K3 w\n");
    book.random_order = false;
    book.start = 2;
    const OpeningBook lines = OpeningBook::open(book, library, chess, 1).value();
    REQUIRE(lines.size() == 3);
    CHECK(lines.opening(0).value().fen == "4k3/8/8/8/8/8/8/Q3K3 b - - 3 20");
    CHECK(lines.opening(2).value().fen == "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    CHECK(lines.opening(3).value().fen == lines.opening(0).value().fen);

    book.file = folder.write("book.pgn", "[Event \"?\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"?\"]\n\n1. d4 *\n");
    book.format = BookFormat::Pgn;
    book.start = 1;
    book.plies = 2;
    const OpeningBook games = OpeningBook::open(book, library, chess, 1).value();
    CHECK(games.opening(0).value().fen.empty());
    CHECK(games.opening(0).value().moves.size() == 2);
    CHECK(games.opening(1).value().moves.size() == 1);
}

TEST_CASE("what is wrong with a book is told with its place", "[openings]") {
    const VariantLibrary library;
    const Variant chess = library.find("chess").value();
    const test::TemporaryFolder folder;
    BookSettings book;
    book.random_order = false;
    const auto complaint = [&](const std::string& text, std::size_t opening) {
        book.file = folder.write("b", text);
        const Result<OpeningBook> opened = OpeningBook::open(book, library, chess, 1);
        const std::string whole =
            opened ? to_string(opened.value().opening(opening).error()) : to_string(opened.error());
        return whole.substr(whole.find("/b:") + 1);
    };
    CHECK(complaint("", 0) == "b: has no openings");
    CHECK(complaint("4k3/8/8/8/8/8/8/4KK2 w - - 0 1\n", 0).starts_with("b:1:"));
    CHECK(complaint("4k3/8/8/8/8/8/8/R3K3 w - -\n\n7k/5KQ1/8/8/8/8/8/8 b - -\n", 1) ==
          "b:3: the game is over in this position");
    book.format = BookFormat::Pgn;
    CHECK(complaint("[Event \"?\"]\n\n1. e5 *\n", 0).starts_with("b:3"));
}

TEST_CASE("made openings are different, even, and the same for the same seed", "[openings]") {
    const VariantLibrary library;
    const Variant opulent = library.find("opulent").value();
    const auto make = [&](std::uint64_t seed) {
        OpeningMaker maker(opulent, {4, 60, 300}, seed);
        std::vector<std::string> fens;
        for (int i = 0; i < 8; ++i) {
            fens.push_back(maker.next().value());
        }
        return fens;
    };
    const std::vector<std::string> fens = make(1);
    CHECK(std::set<std::string>(fens.begin(), fens.end()).size() == fens.size());
    CHECK(make(1) == fens);
    CHECK(make(2) != fens);
    for (const std::string& fen : fens) {
        CHECK(Game::from_fen(opulent, fen).value().fen() == fen);
    }
    CHECK_FALSE(OpeningMaker(opulent, {0, 1000, 10}, 1).next() == std::nullopt);
}

}  // namespace tenfold::referee
