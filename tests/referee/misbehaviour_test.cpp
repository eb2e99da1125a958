#include <chrono>
#include <string>

#include "referee/odd_match.h"
#include "support/catch.h"

namespace tenfold::test {

using namespace referee;

namespace {

/// Plays a match in which every game has to end with the odd engine's loss in that way, and no engine to be
/// left over.
void check_losses(OddMatch& match, Ending ending, const std::string& reason) {
    CHECK(match.play() == TournamentEnd::AllPlayed);
    REQUIRE(match.games().size() == 4);
    for (const auto& [plan, game] : match.games()) {
        const Color side = OddMatch::odd_side(plan);
        CAPTURE(plan.number, game.reason);
        CHECK(to_string(game.ending) == to_string(ending));
        CHECK(game.reason.starts_with(std::string(to_string(side)) + reason));
        CHECK(game.white_points == (side == Color::White ? Points::loss() : Points::win()));
    }
    CHECK(match.engines_running() == 0);
}

/// So many moves has the odd engine made in each game.
void check_moves(const OddMatch& match, std::size_t own_moves) {
    for (const auto& [plan, game] : match.games()) {
        CHECK(game.moves.size() == 2 * own_moves + (OddMatch::odd_side(plan) == Color::White ? 0 : 1));
    }
}

}  // namespace

TEST_CASE("an engine that never answers loses on time, and is replaced", "[misbehaviour]") {
    OddMatch match("never answers");
    match.settings.engines[0].limits.clock->base = Millis(200);
    check_losses(match, Ending::TimeForfeit, " loses on time");
}

TEST_CASE("an engine that never answers while no clock runs stalls", "[misbehaviour]") {
    OddMatch match("never answers");
    match.settings.engines[0].limits = Limits{};
    match.settings.engines[0].limits.nodes = 100;
    match.settings.engines[0].patience = std::chrono::seconds(1);
    check_losses(match, Ending::Stall, "'s connection stalls (no answer within 1 s)");
}

TEST_CASE("an engine that never greets stalls before its first move", "[misbehaviour]") {
    OddMatch match("never greets");
    match.settings.engines[0].patience = std::chrono::seconds(1);
    check_losses(match, Ending::Stall, "'s connection stalls");
    for (const auto& [plan, game] : match.games()) {
        CHECK(game.moves.empty());
    }
}

TEST_CASE("an engine that dies at move 10 loses with the nine moves before it on record", "[misbehaviour]") {
    OddMatch match("dies");
    check_losses(match, Ending::Disconnect, " disconnects (exit status 3)");
    check_moves(match, 9);
}

TEST_CASE("an engine that crashes loses, and the signal is told", "[misbehaviour]") {
    OddMatch match("crashes");
    check_losses(match, Ending::Disconnect, " disconnects (killed by signal 6");
    check_moves(match, 2);
}

TEST_CASE("an engine that closes its output without ending loses as one that has gone", "[misbehaviour]") {
    OddMatch match("goes silent");
    check_losses(match, Ending::Disconnect, " disconnects (still running)");
}

TEST_CASE("an engine has gone even if a helper that it left behind holds its output open", "[misbehaviour]") {
    OddMatch match("leaves a helper");
    check_losses(match, Ending::Disconnect, " disconnects (exit status 4)");
    check_moves(match, 2);
}

TEST_CASE("half a line before the end of an engine is no move", "[misbehaviour]") {
    OddMatch match("stops in a line");
    check_losses(match, Ending::Disconnect, " disconnects (exit status 0)");
    check_moves(match, 2);
}

TEST_CASE("an illegal move loses, and is told", "[misbehaviour]") {
    OddMatch match("plays illegally");
    check_losses(match, Ending::IllegalMove, " makes an illegal move 'e1e8'");
    check_moves(match, 3);
    CHECK(match.engines_started() == 4);  // nobody had to be replaced
}

TEST_CASE("no move where there are some is an illegal one", "[misbehaviour]") {
    OddMatch match("has no move");
    check_losses(match, Ending::IllegalMove, " makes an illegal move '(none)'");
}

TEST_CASE("an engine that prints 100 MB stalls", "[misbehaviour]") {
    OddMatch match("prints 100 MB");
    check_losses(match, Ending::Stall, "'s connection stalls (more than 32 MiB");
}

TEST_CASE("an engine that answers late loses on time, and may play the next game", "[misbehaviour]") {
    OddMatch match("is late");
    match.settings.engines[0].limits = Limits{};
    match.settings.engines[0].limits.move_time = Millis(100);
    match.settings.engines[0].limits.margin = Millis(100);
    check_losses(match, Ending::TimeForfeit, " loses on time");
    check_moves(match, 2);
    CHECK(match.engines_started() == 4);
}

TEST_CASE("an engine that sends half lines plays as any other", "[misbehaviour]") {
    OddMatch match("sends half lines");
    CHECK(match.play() == TournamentEnd::AllPlayed);
    REQUIRE(match.games().size() == 4);
    for (const auto& [plan, game] : match.games()) {
        CHECK((game.ending == Ending::Rules || game.ending == Ending::Adjudication));
        const std::size_t first = OddMatch::odd_side(plan) == Color::White ? 0 : 1;
        CHECK(game.moves[first].thought.score == EngineScore{false, 2});
        CHECK(game.moves[first].thought.depth == 4);
    }
    CHECK(match.engines_running() == 0);
}

TEST_CASE("an engine that ignores quit is ended all the same", "[misbehaviour]") {
    OddMatch match("ignores quit");
    match.settings.adjudication.most_moves = 3;
    CHECK(match.play() == TournamentEnd::AllPlayed);
    CHECK(match.games().size() == 4);
    CHECK(match.engines_started() == 4);
    CHECK(match.engines_running() == 0);
}

TEST_CASE("without recovery a match ends when an engine breaks down", "[misbehaviour]") {
    OddMatch match("dies");
    match.settings.recover = false;
    match.settings.concurrency = 1;
    CHECK(match.play() == TournamentEnd::Breakdown);
    CHECK(match.games().size() == 1);
    CHECK(match.engines_running() == 0);
}

TEST_CASE("an engine that can't be started any more loses no game: the match ends", "[misbehaviour]") {
    OddMatch match("well");
    match.settings.engines[0].launch.program = "/no/such/engine";
    CHECK(match.play() == TournamentEnd::CannotStart);
    CHECK(match.games().empty());
    CHECK(match.engines_running() == 0);
}

TEST_CASE("an engine is started anew for each game if that is wished for", "[misbehaviour]") {
    OddMatch match("well");
    match.settings.concurrency = 1;
    match.settings.engines[0].restarts = true;
    CHECK(match.play() == TournamentEnd::AllPlayed);
    CHECK(match.engines_started() == 4 + 1);
}

}  // namespace tenfold::test
