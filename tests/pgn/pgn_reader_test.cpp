#include <sstream>
#include <stdexcept>

#include "support/catch.h"
#include "support/games.h"

#include "tenfold/pgn.h"

using namespace tenfold;
using Strings = std::vector<std::string>;

namespace {

std::vector<PgnGame> games_of(const std::string& text, const std::string& usual = "chess") {
    std::istringstream in(text);
    PgnReader reader(in, "f", test::built_in_library(), test::variant_of(usual));
    std::vector<PgnGame> games;
    while (std::optional<PgnGame> game = reader.next()) {
        games.push_back(*std::move(game));
    }
    return games;
}

std::string moves_text(const RecordedLine& line, const Variant& variant) {
    const Game game(variant);
    std::string text = line.comment.empty() ? "" : "{" + line.comment + "}";
    for (const RecordedMove& move : line.moves) {
        text += (text.empty() ? "" : " ") + game.to_text(move.move);
        for (const int glyph : move.glyphs) {
            text += "$" + std::to_string(glyph);
        }
        text += move.comment.empty() ? "" : "{" + move.comment + "}";
        for (const RecordedLine& variation : move.variations) {
            text += "(" + moves_text(variation, variant) + ")";
        }
    }
    return text;
}

/// The moves of the only game, in the engine's notation, or the complaints.
std::string moves(const std::string& text, const std::string& usual = "chess") {
    const std::vector<PgnGame> games = games_of(text, usual);
    if (games.size() != 1) {
        return std::to_string(games.size()) + " games";
    }
    std::string result;
    for (const Diagnostic& d : games[0].complaints) {
        result += (result.empty() ? "" : "; ") + to_string(d);
    }
    return games[0].record ? result + moves_text(games[0].record->line, games[0].record->variant) : result;
}

}  // namespace

TEST_CASE("games of a stream are read one after the other, with their numbers and lines", "[pgn_reader]") {
    const std::vector<PgnGame> games = games_of(
        "[Event \"A\"]\n\n1. e4 e5 1-0\n\n[Event \"B\"]\n1. d4 *\n\n\n{a word} 1. c4 1/2-1/2 [Event "
        "\"D\"]\n0-1\n{the end}\n");
    REQUIRE(games.size() == 4);
    CHECK(games[0].line == 1);
    CHECK(games[1].line == 5);
    CHECK(games[2].number == 3);
    CHECK(games[2].line == 9);
    CHECK(games[0].record->event == "A");
    CHECK(games[0].record->white_scores == 1.0);
    CHECK(games[1].record->white_scores == std::nullopt);
    CHECK(games[2].record->line.comment == "a word");
    CHECK(games[2].record->white_scores == 0.5);
    CHECK(games[3].record->line.moves.empty());
    CHECK(games_of("").empty());
    CHECK(games_of(" \n{nothing}\n% nothing\n; nothing").empty());
}

TEST_CASE("a game without an end is ended by the next one's tags", "[pgn_reader]") {
    const std::vector<PgnGame> games = games_of("1. e4\n[Event \"B\"]\n[Result \"0-1\"]\n1. d4\n");
    REQUIRE(games.size() == 2);
    CHECK(games[0].record->white_scores == std::nullopt);
    CHECK(games[1].record->white_scores == 0.0);
}

TEST_CASE("moves are read however they are spaced, numbered and decorated", "[pgn_reader]") {
    for (const std::string text : {"1. e4 e5 2. Nf3 *", "1.e4 e5 2.Nf3 *", "1.e4 1...e5 2.Nf3*", "e4 e5 Nf3",
                                   "1 e4 e5 2 Nf3 *", "1. e4\r\n1... e5\r\n2. Nf3\r\n*\r\n",
                                   "\xEF\xBB\xBF"
                                   "1. e4 e5\t2.\n\n\nNf3",
                                   "7. e2e4 e7-e5 9... Ng1f3 *", "% a comment\n1. e4 e5\n%1. d4\nNf3 *",
                                   "1. e4 ... e5 2. Nf3+ *", "1. P-e4 *"}) {
        INFO(text);
        CHECK(moves(text) == (text == "1. P-e4 *" ? "e2e4" : "e2e4 e7e5 g1f3"));
    }
}

TEST_CASE("comments, glyphs and variations are kept in their places", "[pgn_reader]") {
    CHECK(moves("{before} 1. e4 {one\n  two} {three} e5; to the end\n 2. Nf3 ;last\n*") ==
          "{before} e2e4{one two three} e7e5{to the end} g1f3{last}");
    CHECK(moves("1. e4! e5?? $14 2. Nf3!? +- *") == "e2e4$1 e7e5$4$14 g1f3$5$18");
    CHECK(moves("1. e4 (1. d4 {or} d5 (1... Nf6! 2. c4) 2. c4 *) (1. c4) 1... e5 *") ==
          "e2e4(d2d4{or} d7d5(g8f6$1 c2c4) c2c4)(c2c4) e7e5");
    CHECK(moves("1. e4 ({intro} 1. d4) () ( ) e5 *") == "e2e4({intro} d2d4) e7e5");
    CHECK(moves("1. e4 {a (b [c] $1 ; %d} e5 *") == "e2e4{a (b [c] $1 ; %d} e7e5");
    const auto report = games_of("1. e4 {+0.35/12 0.31s, book} *")[0].record->line.moves[0];
    CHECK(report.report == MoveReport{Score(35), 12, std::chrono::milliseconds(310)});
    CHECK(report.comment == "book");
}

TEST_CASE("tags are read with escapes, odd spacing and unescaped quotes", "[pgn_reader]") {
    const PgnGame game = games_of(
                             "[ White\t\"A \\\"B\\\" \\\\ C\" ] [Black \"The \"Big\" one\"]\n[event \"?\"]\n"
                             "[Round \"3.1\"][Date \"2024.??.??\"]\n[Annotator \"x]y\"]\n[Empty \"\"]\n*")
                             .at(0);
    REQUIRE(game.record);
    CHECK(game.record->white == "A \"B\" \\ C");
    CHECK(game.record->black == "The \"Big\" one");
    CHECK(game.record->event.empty());
    CHECK(game.record->round == "3.1");
    CHECK(game.record->date == "2024.??.??");
    CHECK(game.record->more_tags == std::vector<GameTag>{{"Annotator", "x]y"}, {"Empty", ""}});
}

TEST_CASE("the variant is the tag's, else the one that was said to be usual", "[pgn_reader]") {
    CHECK(games_of("[Variant \"Opulent Chess\"]\n1. e5 *")[0].record->variant.name() == "opulent");
    CHECK(games_of("1. e5 *", "opulent")[0].record->variant.name() == "opulent");
    CHECK(games_of("[Variant \"Standard\"]\n1. e4 *", "opulent")[0].record->variant.name() == "chess");
    CHECK_THAT(moves("[White \"A\"]\n[Variant \"Opulant\"]\n1. e5 *"),
               Catch::StartsWith("f:1: game 1 (A - ?): unknown variant 'Opulant'"));
}

TEST_CASE("a game may begin with a position of its own", "[pgn_reader]") {
    CHECK(moves("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 0 17\"]\n17... Kd8 18. O-O *") ==
          "e8d8 e1g1");
    CHECK(moves("[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 0 17\"]\nKd7 *") == "e8d7");
    CHECK_THAT(moves("[FEN \"4k3/8/8/8/8/8/8/4K2X b K - 0 17\"]\n1. e4 *"),
               Catch::Contains("f:1: game 1: FEN:20: board field: unknown letter 'X'"));
    CHECK(moves("[SetUp \"1\"]\n1. e4 *") ==
          "f:1: game 1: the tag SetUp says that there is a FEN, but there is none");
    CHECK(moves("[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 0 1\"]\nKd1 *").find("castling") != std::string::npos);
}

TEST_CASE("a prelude is played like other moves, with the number 1", "[pgn_reader]") {
    CHECK(moves("[Variant \"Superchess\"]\n1. E@g1,T@h2 S@c8 1. e4 e5 2. Nc3 *") ==
          "E@g1,T@h2 S@c8 e2e4 e7e5 b1c3");
    CHECK_THAT(to_pgn(*games_of("[Variant \"Superchess\"]\nE@g1,T@h2 S@c8 e4 e5 *")[0].record),
               Catch::Contains("\n1. E@g1,T@h2 S@c8 1. e4 e5 *"));
}

TEST_CASE("an illegal move is told with game, line, number and reason, and the rest is passed over",
          "[pgn_reader]") {
    CHECK(moves("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5\n2. Nf4 Nc6 3. rubbish 1-0") ==
          "f:5: game 1 (A - B): 2. 'Nf4': no Knight can move to f4");
    CHECK(moves("1. e4 e4 *") == "f:1: game 1: 1... 'e4': no Pawn can move to e4");
    CHECK(moves("1. f3 e5 2. g4 Qh4 3. a3 0-1") == "f:1: game 1: 3. 'a3': the game is over: checkmate, 0-1");
    CHECK(moves("1. e4 (1. Ke3 Ke6 (1... Kd6)) e5 2. Ke3 *") ==
          "f:1: game 1: 1. 'Ke3': the King on e1 cannot move to e3 (in a variation); "
          "f:1: game 1: 2. 'Ke3': the King on e1 cannot move to e3");
    CHECK(games_of("1. e9 *\n1. e4 *")[1].record.has_value());
}

TEST_CASE("a result must agree with itself and with the end of the game", "[pgn_reader]") {
    const std::string mate = "1. f3 e5 2. g4 Qh4# ";
    CHECK(games_of(mate)[0].record->white_scores == 0.0);
    CHECK(moves(mate + "0-1") == "f2f3 e7e5 g2g4 d8h4");
    CHECK(moves(mate + "1-0") == "f:1: game 1: the game ends with checkmate, 0-1, but its result is 1-0");
    CHECK(moves(mate + "*") == "f:1: game 1: the game ends with checkmate, 0-1, but its result is *");
    CHECK(moves("[Result \"1-0\"]\n1. e4 0-1") ==
          "f:2: game 1: its tag Result says 1-0, its moves end with 0-1");
    CHECK(moves("[Result \"won\"]\n1. e4 1-0") ==
          "f:1: game 1: Result 'won': expected 1-0, 0-1, 1/2-1/2 or *");
    CHECK(moves("[Result \"?\"]\n1. e4 1-0") == "e2e4");
}

TEST_CASE("three quarters are told by their tags or by the stalemate itself", "[pgn_reader]") {
    const std::string fen = "[Variant \"supremo\"]\n[FEN \"k9/10/10/10/10/10/10/10/10/1Q7K w - - 0 1\"]\n";
    const std::string scores = "[WhiteScore \"0.75\"]\n[BlackScore \"0.25\"]\n";
    const auto white_scores = [](const std::string& text) {
        return games_of(text).at(0).record->white_scores;
    };
    CHECK(white_scores(fen + scores + "1. Qb8 1-0") == 0.75);
    CHECK(white_scores(fen + "1. Qb8 1-0") == 0.75);
    CHECK(white_scores(fen + "1. Qb8") == 0.75);
    CHECK(white_scores(fen + "1. Qb8 3/4-1/4") == 0.75);
    CHECK(moves(fen + "[WhiteScore \"1\"]\n1. Qb8 1-0") ==
          "f:4: game 1: the game ends with stalemate, 3/4-1/4, but its result is 1 for White");
    CHECK(moves(fen + "1. Qb8 1/2-1/2") ==
          "f:3: game 1: the game ends with stalemate, 3/4-1/4, but its result is 1/2-1/2");
    CHECK(moves(fen + scores + "1. Qb7 1-0") ==
          "f:5: game 1: White scores 3/4, but the game doesn't end with a stalemate");
    CHECK(moves(fen + scores + "1. Qb8 0-1").find("White scores 3/4, but the result is 0-1") !=
          std::string::npos);
    CHECK(moves("[WhiteScore \"0.75\"]\n[BlackScore \"0.75\"]\n*") ==
          "f:1: game 1: WhiteScore and BlackScore don't add up to 1");
    CHECK(moves("[WhiteScore \"0.8\"]\n*") ==
          "f:1: game 1: WhiteScore '0.8': expected 1, 0.75, 0.5, 0.25 or 0");
}

TEST_CASE("what is no PGN is told with its place, and reading goes on", "[pgn_reader]") {
    struct Case {
        std::string text;
        std::string complaint;
    };
    const std::vector<Case> cases{
        {"[White]\n1. e4 *", "f:1: game 1: expected a tag like [White \"Name\"]"},
        {"[White \"A]\n1. e4 *", "f:1: game 1: expected a tag like [White \"Name\"]"},
        {"[White \"A\"]\n[White \"B\"]\n1. e4 *",
         "f:2: game 1 (A - ?): the tag 'White' stands here a second time, with another value"},
        {"[Wh\xFF\x0F \"A\"]\n[Wh\xFF\x0F \"B\"]\n1. e4 *",
         "f:2: game 1: the tag 'Wh\\xFF\\x0F' stands here a second time, with another value"},
        {"1. e4 {never\nclosed\n", "f:1: game 1: the comment that begins here has no '}'"},
        {"1. e4 } e5 *", "f:1: game 1: a '}' without a '{' before it"},
        {"1. e4 ) e5 *", "f:1: game 1: a ')' without a '(' before it"},
        {"(1. e4) e4 *", "f:1: game 1: a variation without a move before it"},
        {"1. e4 (1. d4 d5", "f:1: game 1: a variation has no ')'"},
        {"Dear friend,\nhere is a game",
         "f:1: game 1: 1. 'Dear': not a move; expected one like 'Nf3', 'exd5' or 'e2e4'"},
        {std::string("1. e4 \0 e5 *", 12),
         "f:1: game 1: 1... '\\x00': not a move; expected one like 'Nf3', 'exd5' or 'e2e4'"},
    };
    for (const Case& c : cases) {
        INFO(c.text);
        CHECK(moves(c.text) == c.complaint);
        const std::vector<PgnGame> games = games_of(c.text + "\n[Event \"next\"]\n1. e4 *");
        REQUIRE(games.size() == 2);
        CHECK(games[1].record.has_value());
    }
}

TEST_CASE("no file, however made, takes more than its share", "[pgn_reader]") {
    std::string deep = "1. e4 ";
    std::string shuffle;
    for (int i = 0; i < 5'000; ++i) {
        deep += "(1. d4 ";
        shuffle += "Nf3 Nf6 Ng1 Ng8 ";
    }
    CHECK_THAT(moves(deep), Catch::Contains("variations nested more than 50 deep"));
    CHECK_THAT(moves(shuffle), Catch::Contains("more than 10000 moves"));
    CHECK(games_of(std::string(10'000, ')')).at(0).complaints.size() == 20);
    CHECK_THAT(moves("1. e4 {" + std::string(3'000'000, 'x') + "\n\n} e5 *"),
               Catch::Contains("the comment that begins here has more than 1048576 bytes"));
    std::istringstream in(std::string(20'000'000, 'x'));
    PgnReader reader(in, "f", test::built_in_library(), test::variant_of("chess"));
    try {
        (void)reader.next();
        FAIL("a line without an end was read");
    } catch (const std::runtime_error& error) {
        CHECK(std::string(error.what()) == "f:1: a line of more than 16777216 bytes");
    }
}
