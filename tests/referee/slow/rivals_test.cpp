// Short matches against other programs, as far as they are installed.

#include <fmt/format.h>

#include "referee/engine_options.h"
#include "referee/opening_book.h"
#include "referee/tournament.h"
#include "support/catch.h"
#include "support/process.h"
#include "support/temporary_folder.h"

namespace tenfold::test {

using namespace referee;

namespace {

struct Rival {
    std::string program;
    std::string preset;
    std::string variant;
    std::string fen;  ///< empty: the start position
};

EngineSettings engine(const std::vector<KeyValue>& words) {
    return engine_of(words).value();
}

/// Plays two games of a few moves; both have to go on until they are called a draw.
void check_match(const Rival& rival) {
    if (!can_run(rival.program)) {
        WARN(rival.program << " isn't installed: not tested");
        return;
    }
    const KeyValue time{"st", "0.05"};
    const KeyValue margin{"timemargin", "5000"};
    MatchSettings settings;
    settings.variant = rival.variant;
    settings.engines = {engine({{"cmd", TENFOLD_PROGRAM}, time, margin}),
                        engine({{"preset", rival.preset}, time, margin})};
    settings.rounds = 1;
    settings.adjudication.most_moves = 6;
    const TemporaryFolder folder;
    if (!rival.fen.empty()) {
        settings.book.file = folder.write("book.epd", rival.fen + "\n");
    }
    const VariantLibrary library;
    const Variant variant = library.find(rival.variant).value();
    CHECK(try_engines(settings, variant, {}).empty());
    const OpeningBook book = OpeningBook::open(settings.book, library, variant, 1).value();
    int games = 0;
    const TournamentEvents events{[](const GamePlan&) {},
                                  [&](const GamePlan& plan, const PlayedGame& game, const Scoreboard&) {
                                      ++games;
                                      CAPTURE(plan.number, game.reason);
                                      CHECK(to_string(game.ending) == "adjudication");
                                      CHECK(game.moves.size() == 12);
                                      CHECK(game.moves[6].thought.depth > 0);
                                      CHECK(game.moves[7].thought.depth > 0);
                                  }};
    Scoreboard scoreboard;
    CHECK(run_tournament(settings, variant, book, events, scoreboard, {}) == TournamentEnd::AllPlayed);
    CHECK(games == 2);
}

}  // namespace

TEST_CASE("Sjaak II plays Opulent Chess over UCI and over XBoard's protocol", "[rivals]") {
    check_match({"sjaakii", "sjaakii", "opulent", ""});
    check_match({"sjaakii", "sjaakii-xboard", "opulent", ""});
    check_match({"sjaakii", "sjaakii-xboard", "opulent",
                 "rw6wr/clbnqknbla/pppp1ppppp/10/4p5/10/4P5/PPPP1PPPPP/CLBNQKNBLA/RW6WR w - - 0 2"});
}

TEST_CASE("Fairy-Stockfish plays chess and Grand Chess", "[rivals]") {
    check_match({"fairy-stockfish", "fairy-stockfish", "chess", ""});
    check_match({"fairy-stockfish", "fairy-stockfish", "grand", ""});
}

TEST_CASE("Fairy-Max plays Superchess behind its prelude", "[rivals]") {
    check_match({"fairymax", "fairymax-super", "superchess-corus",
                 "rvbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RVBQKBNR w KQkq - 0 1"});
    check_match({"fairymax", "fairymax-super", "superchess-corus",
                 "rvbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RVBQKBNR b KQkq - 0 1"});
}

}  // namespace tenfold::test
