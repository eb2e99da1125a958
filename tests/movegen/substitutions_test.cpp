#include "movegen/substitutions.h"

#include <set>
#include <string>
#include <vector>

#include "movegen/movegen.h"
#include "movegen/notation.h"
#include "position/pocket.h"
#include "support/catch.h"
#include "support/positions.h"

using namespace tenfold;
using test::position_of;
using test::rules_of;

namespace {

constexpr std::string_view kStart =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[ESVHFFTTesvhfftt] w KQkq - 0 1";
constexpr std::string_view kBlacksPly =
    "rnbqkvnr/ppppfppt/8/8/8/8/PPPPFPPT/RNBQKVNR[ESHFTeshft] b KQkq - 0 1";
constexpr std::string_view kLastPly =
    "rabqkesr/pppppppp/8/8/8/8/PPPPPPPP/RABQKESR[Vv] b KQkq - 0 1";  // of the championship

/// What the text is understood as, or "<source>: <reason>".
std::string read(Position position, std::string_view text) {
    const Position before = position;
    const Result<Move> move = parse_move(text, position);
    CHECK(position.same_as(before));
    return move ? to_text(move.value(), position.rules()) : to_string(move.error());
}

std::string read(std::string_view fen, std::string_view text, std::string_view variant = "superchess") {
    return read(position_of(variant, fen), text);
}

/// Chess with a prelude of its own: the start's pocket, and what stands under [prelude].
RulesetPtr game_with(const std::string& pocket, const std::string& prelude,
                     const std::string& board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR") {
    static Registry registry;
    static int number = 0;
    const std::string name = "prelude-" + std::to_string(++number);
    const auto complaints = registry.load_text(
        "name = \"" + name + "\"\ninherits = \"superchess\"\ncastling = false\nboard = { start = \"" + board +
            "[" + pocket + "] w - - 0 1\" }\n[prelude]\n" + prelude,
        "t");
    for (const Diagnostic& d : complaints) {
        INFO(to_string(d));
        REQUIRE(d.severity == Diagnostic::Severity::Notice);
    }
    return registry.find(name).value();
}

std::vector<std::string> texts(Position position) {
    MoveList legal;
    generate_legal(position, legal);
    std::vector<std::string> found;
    for (const Move m : legal) {
        found.push_back(to_text(m, position.rules()));
    }
    return found;
}

Position after(Position position, std::string_view text) {
    const Result<Move> move = parse_move(text, position);
    INFO(text);
    REQUIRE(move.ok());
    position.make(move.value());
    return position;
}

}  // namespace

TEST_CASE("the plies of the preludes offer as many different moves as there are substitutions") {
    for (const auto& [variant, fen, number] :
         {std::tuple("superchess", kStart, 4598U), std::tuple("superchess", kBlacksPly, 1532U),
          std::tuple("superchess-corus", kLastPly, 21U)}) {
        const auto found = texts(position_of(variant, fen));
        CHECK(found.size() == number);
        CHECK(std::set<std::string>(found.begin(), found.end()).size() == number);
    }
}

TEST_CASE("substitutions are the only moves of a prelude and all of them are quiet") {
    const Position position = position_of("superchess", kStart);
    MoveList moves;
    generate(position, MoveClass::Tactical, moves);
    CHECK(moves.empty());
    generate(position, MoveClass::Quiet, moves);
    CHECK(moves.size() == 4598);
    CHECK(is_pseudo_legal(position, moves[17]));
    CHECK_FALSE(is_pseudo_legal(position, Move::step(Square::at(4, 1), Square::at(4, 2), false)));
    CHECK_FALSE(is_pseudo_legal(position, Move::pass()));
    CHECK_FALSE(is_pseudo_legal(position_of("superchess", kBlacksPly), moves[17]));
    CHECK_FALSE(is_pseudo_legal(position_of("superchess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), moves[17]));
}

TEST_CASE("a substitution is written from the piece rank on and from file a on") {
    CHECK(read(kStart, "F@h2,T@e2,H@h1,S@f1") == "S@f1,H@h1,T@e2,F@h2");
    CHECK(read(kBlacksPly, "T@a7,S@c8,E@a8") == "E@a8,S@c8,T@a7");
    CHECK(read(kLastPly, "g8~b8,V@c8", "superchess-corus") == "V@c8,b8~g8");
    CHECK(read(kLastPly, "b8~g8,V@c8", "superchess-corus") == "V@c8,b8~g8");
}

TEST_CASE("what is no substitution is refused with an example of one") {
    for (const std::string text : {"e2e4", "E@", "E@g1,", ",E@g1", "E@g1,,H@h1", "E@g", "E@g1x", "E@gg1", "E",
                                   "0000,E@g1", "E@g1,0000", "g1~", "~g1", "g1~h1x", "g1-h1", "E@g1;H@h1"}) {
        CHECK(read(kStart, text) ==
              "'" + text + "': not a substitution; in the prelude moves are like 'E@f1'");
    }
    CHECK(read(kStart, "").find("not a substitution") != std::string::npos);
    CHECK(read(kStart, std::string(100'000, ',')).find("not a substitution") != std::string::npos);
    CHECK(read(kBlacksPly, "e7e5") == "'e7e5': not a substitution; in the prelude moves are like 'E@a8'");
    CHECK_FALSE(read("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "E@g1") == "E@g1");
}

TEST_CASE("a piece that cannot come to a square is refused with the reason") {
    CHECK(read(kStart, "Q@g1") == "'Q@g1': 'Q' is none of the pieces that the prelude brings in, 'ESVHFFTT'");
    CHECK(read(kStart, "?@g1") == "'?@g1': '?' is none of the pieces that the prelude brings in, 'ESVHFFTT'");
    CHECK(read(kStart, "E@e1") == "'E@e1': e1 is none of the squares of this ply: f1 g1 h1 e2 f2 g2 h2");
    CHECK(read(kStart, "E@c1") == "'E@c1': c1 is none of the squares of this ply: f1 g1 h1 e2 f2 g2 h2");
    CHECK(read(kStart, "F@g1") == "'F@g1': the Fast Pawn cannot come onto g1");
    CHECK(read(kStart, "H@g2") == "'H@g2': the Herald cannot come onto g2");
    CHECK(read(kStart, "E@g1,S@g1") == "'E@g1,S@g1': g1 is replaced twice");
    CHECK(read(kStart, "E@g1,E@g1") == "'E@g1,E@g1': g1 is replaced twice");
    CHECK(read("rnbqkbar/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBAR[ESVesv] b KQkq - 0 1", "E@g8",
               "superchess-corus") == "'E@g8': g8 is none of the squares of this ply: a8 b8 c8 d8");
    const std::string_view third = "rebqkbar/pppppppp/8/8/8/8/PPPPPPPP/REBQKBAR[SVsv] w KQkq - 0 1";
    CHECK(read(third, "V@g1", "superchess-corus") == "'V@g1': the piece on g1 has been brought in itself");
    CHECK(read(third, "V@h1", "superchess-corus") == "V@h1");
}

TEST_CASE("more pieces than there are, or than may be, are refused with their number") {
    CHECK(read(kStart, "E@f1,E@g1") ==
          "'E@f1,E@g1': not so many of 'E' are left to bring in: 1 in [ESVHFFTTesvhfftt]");
    CHECK(read(kStart, "F@e2,F@f2,F@g2") ==
          "'F@e2,F@f2,F@g2': not so many of 'F' are left to bring in: 2 in [ESVHFFTTesvhfftt]");
    CHECK(read(kBlacksPly, "V@c8") == "'V@c8': not so many of 'V' are left to bring in: 0 in [ESHFTeshft]");
    CHECK(read(kStart, "0000") == "'0000': 0 replaced, and at least 1 must be");
    CHECK(read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[AESVaesv] w KQkq - 0 1", "A@g1,E@h1",
               "superchess-corus") == "'A@g1,E@h1': 2 replaced, and at most 1 may be");
}

TEST_CASE("an exchange that cannot be is refused with the reason") {
    const auto corus = [](std::string_view text) { return read(kLastPly, text, "superchess-corus"); };
    CHECK(corus("V@c8,b8~g8,c8~f8") == "'V@c8,b8~g8,c8~f8': only one pair of pieces may change places");
    CHECK(corus("V@c8,b8~b8") == "'V@c8,b8~b8': b8 cannot change places with itself");
    CHECK(corus("V@c8,a8~b8") == "'V@c8,a8~b8': there is no new piece on a8 to change places");
    CHECK(corus("V@c8,b8~e8") == "'V@c8,b8~e8': there is no new piece on e8 to change places");
    CHECK(corus("V@c8,b8~e5") == "'V@c8,b8~e5': there is no new piece on e5 to change places");
    CHECK(corus("V@c8,b8~j10") == "'V@c8,b8~j10': there is no new piece on j10 to change places");
    CHECK(corus("V@c8,b8~b1") == "'V@c8,b8~b1': there is no new piece on b1 to change places");
    CHECK(corus("b8~g8") == "'b8~g8': 0 replaced, and at least 1 must be");
    CHECK(read(kStart, "E@g1,H@h1,g1~h1") == "'E@g1,H@h1,g1~h1': no pieces may change places in this ply");
}

TEST_CASE("an exchange that makes no difference is no move of its own") {
    const RulesetPtr rules =
        game_with("EESHeesh",
                  "set = \"EESH\"\nagreed = false\n"
                  "[[prelude.plies]]\nreplace = [{ squares = [\"g1\", \"h1\"], by = \"EH\" }, "
                  "{ squares = [\"f1\"], by = \"S\" }]\nmin = 3\nmax = 3\nexchange = true\n"
                  "[[prelude.plies]]\nreplace = [{ squares = [\"a8\"], by = \"EH\" }]\nmin = 1\nmax = 1\n");
    const Position start = start_position(*rules);
    // E and E, E and H, H and E; S may change places with either, since it could not be put there.
    CHECK(texts(start) == std::vector<std::string>{"S@f1,E@g1,E@h1", "S@f1,E@g1,H@h1", "S@f1,H@g1,E@h1",
                                                   "S@f1,E@g1,E@h1,f1~g1", "S@f1,E@g1,E@h1,f1~h1",
                                                   "S@f1,E@g1,H@h1,f1~g1", "S@f1,E@g1,H@h1,f1~h1",
                                                   "S@f1,H@g1,E@h1,f1~g1", "S@f1,H@g1,E@h1,f1~h1"});
    // It is understood as what it comes to.
    CHECK(read(start, "S@f1,E@g1,E@h1,g1~h1") == "S@f1,E@g1,E@h1");
    CHECK(read(start, "S@f1,E@g1,H@h1,g1~h1") == "S@f1,H@g1,E@h1");
    const Position exchanged = after(start, "S@f1,E@g1,H@h1,f1~h1");
    CHECK(to_fen(exchanged) == "rnbqkhes/pppppppp/8/8/8/8/PPPPPPPP/RNBQKHES[Ee] b - - 0 1");
    CHECK(exchanged.inconsistency() == "");
}

TEST_CASE("two exchanges that lead to the same board are one move") {
    const RulesetPtr rules =
        game_with("VVEvve",
                  "set = \"VVE\"\nagreed = false\n"
                  "[[prelude.plies]]\nreplace = [{ squares = [\"g1\"], by = \"V\" }]\n"
                  "[[prelude.plies]]\nreplace = [{ squares = [\"a8\", \"b8\"], by = \"VE\" }]\nmin = 2\n"
                  "exchange = true\n");
    // Either Veteran of the queen's wing may be the one that comes from g8.
    const Position second = after(start_position(*rules), "V@g1");
    CHECK(texts(second) == std::vector<std::string>{"V@a8,E@b8", "E@a8,V@b8", "V@a8,E@b8,b8~g8"});
    CHECK(read(second, "E@a8,V@b8,a8~g8") == "V@a8,E@b8,b8~g8");
    CHECK(to_fen(after(second, "E@a8,V@b8,g8~a8")).starts_with("vvbqkber/"));
}

TEST_CASE("what a substitution looks like is told by one that the ply offers") {
    const RulesetPtr rules = game_with("EFef",
                                       "set = \"EF\"\nagreed = true\n"
                                       "[[prelude.plies]]\nreplace = [{ squares = [\"g2\"], by = \"F\" }]\n"
                                       "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"E\" }]\n");
    CHECK(read(start_position(*rules), "g1f3") ==
          "'g1f3': not a substitution; in the prelude moves are like 'F@g2'");
}

TEST_CASE("a substitution that leaves a king in check is refused") {
    const RulesetPtr rules =
        game_with("Ee",
                  "set = \"E\"\nagreed = false\nmirror = false\n"
                  "[[prelude.plies]]\nreplace = [{ squares = [\"d2\", \"e2\"], by = \"E\" }]\n"
                  "[[prelude.plies]]\nreplace = [{ squares = [\"a8\"], by = \"E\" }]\n",
                  "n3k3/8/8/8/8/8/3PP3/4K3");
    const Position start = start_position(*rules);
    CHECK(texts(start) == std::vector<std::string>{"E@d2"});
    CHECK(read(start, "E@e2") == "'E@e2': this would leave a King in check");
}

TEST_CASE("with a least number of 0 nothing may be replaced, and that is 0000") {
    const RulesetPtr rules =
        game_with("Ee",
                  "set = \"E\"\nagreed = true\n"
                  "[[prelude.plies]]\nreplace = [{ squares = [\"g1\"], by = \"E\" }]\nmin = 0\n"
                  "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"E\" }]\nmin = 0\n");
    const Position start = start_position(*rules);
    CHECK(texts(start) == std::vector<std::string>{"0000", "E@g1"});
    const Position passed = after(start, "0000");
    CHECK(to_fen(passed) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Ee] b - - 0 1");
    CHECK(passed.key() != start.key());
    CHECK(to_fen(after(passed, "0000")) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
}

TEST_CASE("where the pocket is empty nothing is replaced, although something should be") {
    const RulesetPtr rules = game_with("Ee",
                                       "set = \"E\"\nagreed = true\n"
                                       "[[prelude.plies]]\nreplace = [{ squares = [\"g1\"], by = \"E\" }]\n"
                                       "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"E\" }]\n");
    const Position used_up = after(start_position(*rules), "E@g1");
    CHECK(to_fen(used_up) == "rnbqkber/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBER[] b - - 0 1");
    CHECK(pocket_text(used_up) == "[]");
    CHECK(parse_fen(to_fen(used_up), *rules).value().position.key() == used_up.key());
    CHECK(texts(used_up) == std::vector<std::string>{"0000"});
    CHECK(read(used_up, "e7e5") == "'e7e5': not a substitution; in the prelude moves are like 'E@b8'");
    CHECK(to_fen(after(used_up, "0000")) == "rnbqkber/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBER w - - 0 1");
}

TEST_CASE("without a mirror each side replaces its own pieces only") {
    const RulesetPtr rules =
        game_with("ESes",
                  "set = \"ES\"\nagreed = true\nmirror = false\n"
                  "[[prelude.plies]]\nreplace = [{ squares = [\"g1\", \"h1\"], by = \"ES\" }]\n"
                  "[[prelude.plies]]\nreplace = [{ squares = [\"b8\"], by = \"ES\" }]\n");
    const Position once = after(start_position(*rules), "S@h1");
    CHECK(to_fen(once) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNS[Ees] b - - 0 1");
    CHECK(parse_fen(to_fen(once), *rules).value().position.key() == once.key());
    CHECK(once.inconsistency() == "");
    const Position twice = after(once, "S@b8");
    CHECK(to_fen(twice) == "rsbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNS w - - 0 1");
    Position back = twice;
    back.unmake();
    CHECK(back.same_as(once));
    back.unmake();
    CHECK(back.same_as(start_position(*rules)));
}

TEST_CASE("what a prelude could offer is counted without listing it") {
    CHECK_FALSE(substitutions::are_too_many(rules_of("superchess")));
    CHECK_FALSE(substitutions::are_too_many(rules_of("superchess-corus")));
    CHECK_FALSE(substitutions::are_too_many(rules_of("chess")));
}
