// A game with a prelude over UCI: what the players agree on, substitutions as moves, the engine's own.
#include <regex>
#include <string>

#include "protocol/conversation.h"
#include "protocol/gui.h"
#include "support/catch.h"

using namespace tenfold;
using test::any_contains;
using test::Conversation;
using test::count_of;
using test::Lines;

namespace {

const std::regex kSubstitution("bestmove ([A-Z]@[a-h][1278],?)+( ponder \\S+)?");

/// All that "go perft 1" says. Commands wait for its end, and "fen" is answered after it.
Lines counted_moves(Conversation& talk) {
    Lines lines = talk.ask("go perft 1", "Nodes searched");
    (void)talk.ask("fen", "fen ");
    return lines;
}

std::string number_of_moves(Conversation& talk) {
    return counted_moves(talk).back();
}

/// The move behind "bestmove".
std::string best_move(const std::string& line) {
    const std::string rest = line.substr(std::string("bestmove ").size());
    return rest.substr(0, rest.find(' '));
}

}  // namespace

TEST_CASE("what may be agreed on and how to choose are options") {
    Conversation talk("superchess");
    const Lines lines = talk.ask("uci", "uciok");
    for (const char* option : {"PreludeMinWhite type spin default 1 min 0 max 10",
                               "PreludeMaxWhite type spin default 10 min 0 max 10",
                               "PreludeMinBlack type spin default 1 min 0 max 10",
                               "PreludeMaxBlack type spin default 10 min 0 max 10",
                               "PreludeVariety type spin default 0 min 0 max 1000",
                               "PreludeSeed type spin default 0 min 0 max "}) {
        INFO(option);
        CHECK(count_of(lines, std::string("option name ") + option) == 1);
    }
}

TEST_CASE("the least and the largest number of new pieces hold for each side") {
    Conversation talk("superchess");
    CHECK(number_of_moves(talk) == "Nodes searched: 4598");
    CHECK(talk.answers_to("setoption name PreludeMaxWhite value 1").empty());
    CHECK(number_of_moves(talk) == "Nodes searched: 20");
    CHECK(talk.answers_to("setoption name PreludeMinWhite value 0").empty());
    CHECK(number_of_moves(talk) == "Nodes searched: 21");
    CHECK(talk.answers_to("setoption name PreludeMaxBlack value 2").empty());
    CHECK(talk.answers_to("setoption name PreludeMinBlack value 2").empty());
    CHECK(talk.answers_to("position startpos moves 0000").empty());
    CHECK(talk.answers_to("fen") ==
          Lines{"fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[ESVHFFTTesvhfftt] b "
                "KQkq - 0 1"});
    const Lines moves = counted_moves(talk);
    for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
        CHECK(count_of({moves[i]}, moves[i].substr(0, 1)) == 1);
        CHECK(moves[i].find(',') != std::string::npos);
        CHECK(moves[i].find(',') == moves[i].rfind(','));
    }
    CHECK(talk.answers_to("position startpos moves E@g1,H@h1").size() == 1);  // two are more than one
}

TEST_CASE("a least number above the largest is refused, and what was agreed on stays") {
    Conversation talk("superchess");
    const Lines refused = talk.answers_to("setoption name PreludeMaxWhite value 0");
    REQUIRE(refused.size() == 1);
    CHECK(refused[0] ==
          "info string error: superchess: White must replace 1 pieces in the prelude and may replace 0");
    CHECK(number_of_moves(talk) == "Nodes searched: 4598");
    CHECK(talk.answers_to("setoption name PreludeMaxBlack value 3").empty());
    CHECK(talk.answers_to("setoption name PreludeMinBlack value 4").size() == 1);
    CHECK(talk.answers_to("setoption name PreludeMinBlack value 11").size() == 1);
    CHECK(talk.answers_to("setoption name PreludeMinBlack value x").size() == 1);
    CHECK(talk.answers_to("setoption name PreludeMinBlack value 3").empty());
}

TEST_CASE("what was agreed on before the game was chosen holds for it") {
    Conversation talk("chess");
    CHECK(talk.answers_to("setoption name PreludeMaxWhite value 1").empty());
    CHECK(number_of_moves(talk) == "Nodes searched: 20");
    (void)talk.answers_to("setoption name UCI_Variant value superchess");
    CHECK(any_contains(counted_moves(talk), "E@f1: 1"));
    CHECK(number_of_moves(talk) == "Nodes searched: 20");  // as many as chess has, by chance
    (void)talk.answers_to("setoption name UCI_Variant value superchess-corus");
    CHECK(number_of_moves(talk) == "Nodes searched: 12");
    CHECK(talk.answers_to("setoption name PreludeMinBlack value 3").empty());  // nothing is agreed on here
    CHECK(number_of_moves(talk) == "Nodes searched: 12");
    CHECK(talk.answers_to("setoption name PreludeMinWhite value 3") ==
          Lines{"info string error: White must replace 3 pieces in the prelude and may replace 1"});
    (void)talk.answers_to("setoption name UCI_Variant value superchess");
    CHECK(number_of_moves(talk) == "Nodes searched: 20");  // what was refused is forgotten
}

TEST_CASE("a game's moves may begin with its substitutions, in any order of their parts") {
    Conversation talk("superchess");
    CHECK(talk.answers_to("position startpos moves T@h2,E@g1 S@c8 g1h3 h7h5").empty());
    CHECK(talk.answers_to("fen") == Lines{"fen rnsqkber/ppppppp1/8/7t/8/7E/PPPPPPPT/RNSQKB1R w KQkq - 0 2"});
    CHECK(talk.answers_to("position fen rnbqkvnr/ppppfppt/8/8/8/8/PPPPFPPT/RNBQKVNR[ESHFTeshft] b KQkq - 0 1 "
                          "moves S@c8")
              .empty());
    CHECK(talk.answers_to("fen") == Lines{"fen rnsqkvnr/ppppfppt/8/8/8/8/PPPPFPPT/RNSQKVNR w KQkq - 0 1"});
    const Lines refused = talk.answers_to("position startpos moves E@g1 E@c8");
    REQUIRE(refused.size() == 1);
    CHECK(refused[0].find("illegal move E@c8 at ply 2") != std::string::npos);
    CHECK(refused[0].find("not so many of 'E' are left to bring in: 0 in") != std::string::npos);
    CHECK(talk.answers_to("position startpos moves e2e4").size() == 1);
}

TEST_CASE("in a prelude the sides cannot be exchanged") {
    Conversation talk("superchess");
    CHECK(talk.answers_to("flip") ==
          Lines{"info string flip: position unchanged: each ply of the prelude is one side's own"});
    (void)talk.answers_to("makemove E@g1 S@c8");
    CHECK(talk.answers_to("flip").empty());
    CHECK(talk.answers_to("fen") == Lines{"fen rnsqkber/pppppppp/8/8/8/8/PPPPPPPP/RNSQKBER b KQkq - 0 1"});
}

TEST_CASE("with ten seconds on the clocks both plies of the prelude are played, and the game goes on") {
    Conversation talk("superchess");
    std::string moves;
    for (int ply = 0; ply < 2; ++ply) {
        talk.say("position startpos" + (moves.empty() ? "" : " moves" + moves));
        const std::string answer = talk.ask("go wtime 10000 btime 10000", "bestmove ").back();
        CHECK(std::regex_match(answer, kSubstitution));
        moves += " " + best_move(answer);
    }
    CHECK(talk.answers_to("position startpos moves" + moves).empty());
    const std::string answer = talk.ask("go wtime 10000 btime 10000", "bestmove ").back();
    CHECK(std::regex_match(answer, std::regex("bestmove [a-h][1-8][a-h][1-8]( ponder \\S+)?")));
}

TEST_CASE("the best substitutions are listed with their scores") {
    Conversation talk("superchess-corus");
    talk.say("setoption name MultiPV value 3");
    const Lines lines = talk.ask("go depth 1", "bestmove ");
    for (const char* line : {"multipv 1 ", "multipv 2 ", "multipv 3 "}) {
        CHECK(any_contains(lines, line));
    }
    CHECK(any_contains(lines, " pv "));
    CHECK(std::regex_match(lines.back(), kSubstitution));
}

TEST_CASE("searchmoves names substitutions, and a stop ends the search for one") {
    Conversation talk("superchess");
    CHECK(best_move(talk.ask("go nodes 500 searchmoves H@h1 T@e2,E@g1", "bestmove ").back()).find("@") == 1);
    CHECK(best_move(talk.ask("go nodes 500 searchmoves T@e2,E@g1", "bestmove ").back()) == "E@g1,T@e2");
    talk.say("go infinite");
    CHECK(std::regex_match(talk.ask("stop", "bestmove ").back(), kSubstitution));
}

TEST_CASE("the same seed gives the same varied opening") {
    const auto opening = [](const std::string& seed) {
        Conversation talk("superchess");
        CHECK(talk.answers_to("setoption name PreludeVariety value 300").empty());
        CHECK(talk.answers_to("setoption name PreludeSeed value " + seed).empty());
        return best_move(talk.ask("go nodes 1000", "bestmove ").back());
    };
    CHECK(opening("1") == opening("1"));
    CHECK((opening("1") != opening("2") || opening("1") != opening("3")));
}
