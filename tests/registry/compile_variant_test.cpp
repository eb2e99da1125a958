#include "registry/compile_variant.h"

#include <chrono>
#include <string>
#include <vector>

#include "movegen/movegen.h"
#include "movegen/notation.h"
#include "position/fen.h"
#include "registry/registry.h"
#include "support/catch.h"
#include "support/variant_files.h"

using namespace tenfold;
using Strings = std::vector<std::string>;

namespace {

const std::string kBoard = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// A game that differs from Superchess by `more`, which begins in line 4; the pocket is in line 3.
std::string like_superchess(const std::string& pocket, const std::string& more) {
    return "name = \"mine\"\ninherits = \"superchess\"\nboard = { start = \"" + kBoard + pocket +
           " w KQkq - 0 1\" }\n" + more;
}

/// Without notices, such as those of inherited pieces that never come on the board here.
Strings errors(const std::vector<Diagnostic>& diagnostics) {
    Strings texts = test::as_text(diagnostics);
    std::erase_if(texts, [](const std::string& text) { return text.starts_with("notice: "); });
    return texts;
}

Strings complaints(const std::string& toml) {
    Registry registry;
    return errors(registry.load_text(toml, "t"));
}

std::string ply(const std::string& squares, const std::string& by, const std::string& more = "") {
    return "[[prelude.plies]]\nreplace = [{ squares = [" + squares + "], by = \"" + by + "\" }]\n" + more;
}

/// The game's first moves; the test fails if it can't be loaded.
Strings first_moves(const std::string& toml) {
    Registry registry;
    CHECK(errors(registry.load_text(toml, "t")) == Strings{});
    const RulesetPtr rules = registry.find("mine").value();
    Position position = start_position(*rules);
    MoveList legal;
    generate_legal(position, legal);
    Strings texts;
    for (const Move m : legal) {
        texts.push_back(to_text(m, *rules));
    }
    return texts;
}

}  // namespace

TEST_CASE("a prelude of more substitutions than can be listed is refused, at once") {
    const auto begin = std::chrono::steady_clock::now();
    const std::string rank = "\"a1\", \"b1\", \"c1\", \"d1\", \"f1\", \"g1\", \"h1\", \"a2\", \"b2\", \"c2\"";
    CHECK(complaints(like_superchess("[EEEEEEEEEESSSSSSSSSSeeeeeeeeeessssssssss]",
                                     "[prelude]\nset = \"EEEEEEEEEESSSSSSSSSS\"\n" + ply(rank, "ES") +
                                         ply("\"b8\"", "E"))) == Strings{});  // 3^10
    CHECK(complaints(like_superchess("[EEEEEEEEEESSSSSSSSSSVVVVVVVVVVeeeeeeeeeessssssssssvvvvvvvvvv]",
                                     "[prelude]\nset = \"EEEEEEEEEESSSSSSSSSSVVVVVVVVVV\"\n" +
                                         ply(rank, "ESV") + ply("\"b8\"", "E"))) ==
          Strings{"t:4:1: a ply of the prelude offers more than 65536 substitutions: give it fewer squares, "
                  "pieces or "
                  "a smaller 'max'"});
    CHECK(complaints(like_superchess("[EEEEEEEEEESSSSSSSSSSeeeeeeeeeessssssssss]",
                                     "[prelude]\nset = \"EEEEEEEEEESSSSSSSSSS\"\n" +
                                         ply(rank, "ES", "exchange = true\n") + ply("\"b8\"", "E")))
              .size() == 1);
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(5));
}

TEST_CASE("a start position with a prelude needs its pocket, and one without a prelude has none") {
    CHECK(complaints(like_superchess("", "")) ==
          Strings{"t:3:19: start position: the pieces of the prelude are missing behind the board: "
                  "[ESVHFFTTesvhfftt]"});
    CHECK(complaints("name = \"mine\"\ninherits = \"chess\"\nboard = { start = \"" + kBoard +
                     "[Ee] w KQkq - 0 1\" }\n") ==
          Strings{
              "t:3:63: start position: board field: this game has no prelude, and so no pieces in brackets"});
    CHECK(complaints(like_superchess("[ESVHFFTTesvhfft]", "")) ==
          Strings{"t:3:63: start position: board field: the brackets hold 1 of 't', and with 0 on the "
                  "board they have to hold 2"});
    CHECK(complaints(like_superchess("[Ee", "")).size() == 1);
}

TEST_CASE("a prelude whose plies nobody could tell apart is refused") {
    const std::string four =
        ply("\"f1\", \"g1\", \"h1\"", "ESVH", "max = 2\n") + ply("\"a8\", \"b8\"", "ESVH", "max = 1\n") +
        ply("\"f1\", \"g1\", \"h1\"", "ESVH", "max = 1\n") + ply("\"c8\", \"d8\"", "ESVH", "max = 1\n");
    CHECK(complaints(like_superchess("[ESVHesvh]", "[prelude]\nset = \"ESVH\"\nagreed = false\n" + four)) ==
          Strings{});
    const std::string none =
        ply("\"f1\", \"g1\"", "ES", "min = 0\nmax = 1\n") + ply("\"a8\", \"b8\"", "ES", "min = 0\nmax = 1\n");
    CHECK(complaints(like_superchess("[ESes]", "[prelude]\nset = \"ES\"\nagreed = false\n" + none + none)) ==
          Strings{"t:4:1: with 0 pieces brought in and White to move, nobody could say which ply of the "
                  "prelude it is: "
                  "give the plies equal 'min' and 'max', above 0, and pieces and squares enough"});
}

TEST_CASE("a prelude whose plies may run out of pieces or squares must still be told by their number") {
    const auto game = [](const std::string& pocket, const std::string& set, const std::string& plies) {
        return complaints(
            like_superchess(pocket, "[prelude]\nset = \"" + set + "\"\nagreed = false\n" + plies));
    };
    const auto one_each = [](const std::string& last_squares, const std::string& by) {
        return ply("\"g1\"", by, "max = 1\n") + ply("\"b8\"", by, "max = 1\n") +
               ply("\"f1\"", by, "max = 1\n") + ply(last_squares, by, "max = 1\n");
    };
    CHECK(game("[EEEEeeee]", "EEEE", one_each("\"c8\"", "E")) == Strings{});
    CHECK(game("[EEEeee]", "EEE", one_each("\"c8\"", "E")) == Strings{});  // the last one may have none
    const Strings ambiguous = game("[Ee]", "E", one_each("\"c8\"", "E"));
    REQUIRE(ambiguous.size() == 1);
    CHECK(ambiguous[0].starts_with("t:4:1: with 1 pieces brought in and Black to move, nobody could say"));
    // Black's first ply finds its only square taken, and a FEN from there can be read all the same.
    const std::string taken =
        like_superchess("[EEEEeeee]", "[prelude]\nset = \"EEEE\"\nagreed = false\n" + ply("\"g1\"", "E") +
                                          ply("\"g8\"", "E") + ply("\"f1\"", "E") + ply("\"c8\"", "E"));
    Registry registry;
    CHECK(errors(registry.load_text(taken, "t")) == Strings{});
    Position position = start_position(*registry.find("mine").value());
    for (const char* move : {"E@g1", "0000", "E@f1", "E@c8"}) {
        position.make(parse_move(move, position).value());
        const auto read = parse_fen(to_fen(position), position.rules());
        REQUIRE(read.ok());
        CHECK(read.value().position.key() == position.key());
    }
}

TEST_CASE("an exchange that could leave a pawn where it has to promote is refused") {
    const std::string two = ply("\"g1\", \"h1\"", "E", "max = 1\n") +
                            "[[prelude.plies]]\nreplace = [{ squares = [\"a8\"], by = \"E\" }, "
                            "{ squares = [\"a7\"], by = \"F\" }]\nexchange = true\n";
    const std::string prelude = "[prelude]\nset = \"EF\"\nagreed = false\n" + two;
    CHECK(complaints(like_superchess("[EFef]", prelude)) == Strings{});
    const Strings refused = complaints(like_superchess("[EFef]", "[promotion]\nforced = [1, 8]\n" + prelude));
    REQUIRE(refused.size() == 1);
    CHECK(refused[0].find("an exchange could bring a piece onto g8 that has to promote there") !=
          std::string::npos);
}

TEST_CASE("a prelude begins with White, and an heir may do without it") {
    CHECK(
        complaints("name = \"mine\"\ninherits = \"superchess\"\nboard = { start = \"" + kBoard +
                   "[ESVHFFTTesvhfftt] b KQkq - 0 1\" }\n") ==
        Strings{"t:3:19: start position: White makes the first ply of the prelude, and it is Black's turn"});
    CHECK(first_moves(like_superchess("", "[prelude]\nplies = []\n")).size() == 20);
    CHECK(first_moves(like_superchess("", "remove = \"ESVHFT\"\n[prelude]\nplies = []\n")).size() == 20);
}

TEST_CASE("an heir of a game with a prelude may change its set, and keeps the rest") {
    const Strings moves = first_moves(like_superchess("[EFef]", "[prelude]\nset = \"EF\"\n"));
    CHECK(moves.size() ==
          4 * 5 - 1);  // none or E on one of three squares, none or F on one of four, but something
    CHECK(first_moves(like_superchess("[ESVHesvh]", "[prelude]\nset = \"ESVH\"\n")).size() ==
          3 * 4 + 3 * 12 + 24);
    CHECK(first_moves(like_superchess("[ESVHFFTTesvhfftt]", "[prelude]\nmirror = false\n")).size() == 4598);
    CHECK(first_moves(like_superchess("[Ee]", "[prelude]\nset = \"E\"\n" + ply("\"a1\"", "E") +
                                                  ply("\"h8\"", "E"))) == Strings{"E@a1"});
}

TEST_CASE("an heir of a game with a prelude may do without some of the pieces, not without all") {
    CHECK(first_moves(like_superchess("[ESVesv]", "remove = \"HFT\"\n")).size() == 3 * 3 + 3 * 6 + 6);
    const Strings none = complaints(like_superchess("[]", "remove = \"ESVHFT\"\n"));
    REQUIRE(none.size() == 3);
    CHECK(none[0] == "t:2:12: no pieces that the prelude could bring in: 'set' is empty");
    CHECK(complaints(like_superchess("[FFTTfftt]", "remove = \"ESVH\"\n")) == Strings{});
    // What the start position inherits doesn't fit any more.
    CHECK(complaints("name = \"mine\"\ninherits = \"superchess\"\nremove = \"H\"\n").size() == 1);
    CHECK_FALSE(
        complaints("name = \"mine\"\ninherits = \"superchess\"\n[board]\nranks = 7\n"
                   "start = \"rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR[ESVHFFTTesvhfftt] w KQkq - 0 1\"\n")
            .empty());  // a8 is no square there
}
