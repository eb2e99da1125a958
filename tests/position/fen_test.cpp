#include "position/fen.h"

#include <string>
#include <vector>

#include "core/random.h"
#include "support/catch.h"
#include "support/random_play.h"
#include "support/rules.h"

using namespace tenfold;
using test::known_positions;
using test::rules_of;

namespace {

const std::string kOpulentStart =
    "rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1";
const std::string kChessStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// What the FEN becomes when written again; fails the test if it isn't accepted.
std::string rewritten(const std::string& fen, std::string_view variant) {
    const Result<ParsedFen> parsed = parse_fen(fen, rules_of(variant));
    INFO(fen);
    if (!parsed) {
        FAIL(to_string(parsed.error()));
    }
    CHECK(parsed.value().position.inconsistency().empty());
    return to_fen(parsed.value().position);
}

struct Rejected {
    std::string_view variant;
    std::string fen;
    int column;
    std::string message;
};

void check_rejected(const std::vector<Rejected>& cases) {
    for (const Rejected& c : cases) {
        const Result<ParsedFen> parsed = parse_fen(c.fen, rules_of(c.variant));
        INFO(c.variant << ": " << c.fen);
        REQUIRE_FALSE(parsed.ok());
        CHECK(parsed.error().source == "FEN");
        CHECK(parsed.error().column == c.column);
        CHECK(parsed.error().message == c.message);
        CHECK(parsed.error().severity == Diagnostic::Severity::Error);
    }
}

}  // namespace

TEST_CASE("a FEN of each game comes back as it was") {
    for (const std::string variant : {"opulent", "opulent-modern", "opulent-literal", "chess"}) {
        const std::vector<std::string> fens = known_positions(variant);
        REQUIRE(fens.size() >= 5);
        for (const std::string& fen : fens) {
            CHECK(rewritten(fen, variant) == fen);
        }
    }
    for (const std::string& variant : Registry().names()) {
        const Ruleset& rules = rules_of(variant);
        CHECK(to_fen(start_position(rules)) == rules.spec.start_fen);
    }
}

TEST_CASE("missing fields are those of a game's beginning") {
    const std::string board = "4k3/8/8/8/8/8/8/R3K2R";
    CHECK(rewritten(board, "chess") == board + " w - - 0 1");
    CHECK(rewritten(board + " b", "chess") == board + " b - - 0 1");
    CHECK(rewritten(board + " w KQ", "chess") == board + " w KQ - 0 1");
    CHECK(rewritten(board + " w Q -", "chess") == board + " w Q - 0 1");
    CHECK(rewritten(board + " b - - 7", "chess") == board + " b - - 7 1");
    CHECK(rewritten(board + " b - - 7 12", "chess") == board + " b - - 7 12");
}

TEST_CASE("any number of blanks, tabs and line ends separates fields") {
    const std::string fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9";
    CHECK(rewritten("  4k3/8/8/8/8/8/8/R3K2R\t w   KQ \t-\t3 9 \r\n", "chess") == fen);
}

TEST_CASE("a text with too few or too many fields is no FEN") {
    check_rejected({
        {"chess", "", 1, "no position: expected at least the board field"},
        {"chess", " \t\r\n ", 1, "no position: expected at least the board field"},
        {"chess", kChessStart + " 1", 58, "more than 6 fields: '1'"},
        {"chess", "\xC3\xA9\xC3\xA9 w - - 0 1 x", 14, "more than 6 fields: 'x'"},
    });
}

TEST_CASE("every character of the board field must make sense where it stands") {
    check_rejected({
        {"chess", "startpos", 1, "board field: unknown letter 's'"},
        {"chess", "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 14,
         "board field: unknown letter 'x'"},
        {"opulent", "rw6wr/clbnqkgbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR", 13,
         "board field: unknown letter 'g'"},
        {"chess", "4k3/8/8/8/8/8/8/4K3[Qq] w - - 0 1", 20,
         "board field: this game has no prelude, and so no pieces in brackets"},
        {"chess", "4k3/8/8/8/+q7/8/8/4K3", 11, "board field: unexpected character '+'"},
        {"chess", "4k3/8/8/8/Q~7/8/8/4K3", 12, "board field: unexpected character '~'"},
        {"chess", "4k3/8/8/8/*7/8/8/4K3", 11, "board field: unexpected character '*'"},
        {"chess", "4k3/8/8/-7/8/8/8/4K3", 9, "board field: unexpected character '-'"},
        {"chess", std::string("4k3/8\0/8/8/8/8/8/4K3", 20), 6, "board field: unexpected character '\\x00'"},
        {"chess", "4k3/8/\xC3\xA9/8", 7, "board field: unexpected character '\xC3\xA9'"},
    });
}

TEST_CASE("gaps are decimal numbers that fit a rank") {
    check_rejected({
        {"opulent", "4k5/0/10/10/10/10/10/10/10/4K5", 5, "board field: gap '0' is not a number from 1 to 10"},
        {"opulent", "4k5/010/10/10/10/10/10/10/10/4K5", 5,
         "board field: gap '010' is not a number from 1 to 10"},
        {"opulent", "4k5/55/10/10/10/10/10/10/10/4K5", 5,
         "board field: gap '55' is not a number from 1 to 10"},
        {"opulent", "4k5/11/10/10/10/10/10/10/10/4K5", 5,
         "board field: gap '11' is not a number from 1 to 10"},
        {"chess", "4k3/44/8/8/8/8/8/4K3", 5, "board field: gap '44' is not a number from 1 to 8"},
        {"chess", "4k3/9/8/8/8/8/8/4K3", 5, "board field: gap '9' is not a number from 1 to 8"},
        {"chess", "4k3/p4294967297/8/8/8/8/8/4K3", 6,
         "board field: gap '4294967297' is not a number from 1 to 8"},
    });
}

TEST_CASE("the board field must have the board's shape") {
    check_rejected({
        {"opulent", "rw6wr/clbnqknbla/ppppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR", 28,
         "board field: rank 8 has 11 squares, expected 10"},
        {"opulent", "rw6wr/clbnqknbla/9p1/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1", 20,
         "board field: rank 8 has 11 squares, expected 10"},
        {"opulent", "rw6wr/clbnqknbla/p10/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1", 19,
         "board field: rank 8 has 11 squares, expected 10"},
        {"opulent", "rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6W w - - 0 1", 67,
         "board field: rank 1 has 9 squares, expected 10"},
        {"chess", "4k3/8/8/8/8//8/4K3", 13, "board field: rank 3 has 0 squares, expected 8"},
        {"chess", "4k3/8/1/8/8/8/8/4K3", 8, "board field: rank 6 has 1 square, expected 8"},
        {"opulent", "rw6wr/clbnqknbla/pppppppppp/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1", 65,
         "board field: 9 ranks, expected 10"},
        {"opulent", kChessStart, 44, "board field: 8 ranks, expected 10"},
        {"chess", kOpulentStart, 2, "board field: unknown letter 'w'"},
        {"chess", "8/8", 4, "board field: 2 ranks, expected 8"},
        {"chess", "8", 2, "board field: 1 rank, expected 8"},
        {"chess", "4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", 21, "board field: 9 ranks, expected 8"},
        {"chess", "4k3/8/8/8/8/8/8/4K3/ w - - 0 1", 21, "board field: 9 ranks, expected 8"},
        {"chess", "/4k3/8/8/8/8/8/8/4K3", 18, "board field: 9 ranks, expected 8"},
        // thirty-three men and more need more squares than there are
        {"chess", "4k3/pppppppppppppppppppp/8/8/8/8/8/4K3", 13,
         "board field: rank 7 has 20 squares, expected 8"},
    });
}

TEST_CASE("each side has one king") {
    check_rejected({
        {"chess", "8/8/8/8/8/8/8/4K3 w - - 0 1", 1, "board field: no Black King"},
        {"chess", "4k3/8/8/8/8/8/8/8 w - - 0 1", 1, "board field: no White King"},
        {"chess", "8/8/8/8/8/8/8/8", 1, "board field: no White King"},
        {"chess", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", 19, "board field: a second White King"},
        {"chess", "  4k1kk/8/8/8/8/8/8/K7 w - - 0 1", 6, "board field: a second Black King"},
    });
}

TEST_CASE("a pawn can't stand where it had to promote") {
    check_rejected({
        {"chess", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", 1,
         "board field: a White Pawn cannot stand on a8, where it has to promote"},
        {"chess", "4k3/8/8/8/8/8/8/4K2p w - - 0 1", 20,
         "board field: a Black Pawn cannot stand on h1, where it has to promote"},
        {"opulent", "4k4P/10/10/10/10/10/10/10/10/4K5 w - - 0 1", 4,
         "board field: a White Pawn cannot stand on j10, where it has to promote"},
        {"grand", "4k5/10/10/10/10/10/10/10/10/p3K5 w - - 0 1", 29,
         "board field: a Black Pawn cannot stand on a1, where it has to promote"},
    });
    CHECK(rewritten("4k5/1P8/P9/10/10/10/10/9p/p9/4K5 w - - 0 1", "opulent") ==
          "4k5/1P8/P9/10/10/10/10/9p/p9/4K5 w - - 0 1");
}

TEST_CASE("the side field names a side") {
    const std::string kings = "4k3/8/8/8/8/8/8/4K3 ";
    check_rejected({
        {"chess", kings + "x - - 0 1", 21, "side field: expected 'w' or 'b', not 'x'"},
        {"chess", kings + "W", 21, "side field: expected 'w' or 'b', not 'W'"},
        {"chess", kings + "  white", 23, "side field: expected 'w' or 'b', not 'white'"},
        {"chess", kings + "- - 0 1", 21, "side field: expected 'w' or 'b', not '-'"},
    });
}

TEST_CASE("the king that waits may not be in check") {
    check_rejected({
        {"chess", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", 2,
         "board field: the Black King on e8 is in check, and it is White's turn"},
        {"chess", "3kK3/8/8/8/8/8/8/8 b - - 0 1", 3,
         "board field: the White King on e8 is in check, and it is Black's turn"},
        {"opulent", "9k/10/9L/10/10/10/10/10/10/K9 w - - 0 1", 2,
         "board field: the Black King on j10 is in check, and it is White's turn"},
    });
    CHECK(rewritten("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", "chess") == "4k3/8/8/8/8/8/8/4RK2 b - - 0 1");
}

TEST_CASE("castling letters are those of the game, once each") {
    const std::string board = "r3k2r/8/8/8/8/8/8/R3K2R w ";
    check_rejected({
        {"chess", board + "KQkqK - 0 1", 31, "castling field: 'K' is there twice"},
        {"chess", board + "KQx - 0 1", 29, "castling field: expected '-' or some of 'KQkq', not 'x'"},
        {"chess", board + "HAha - 0 1", 27, "castling field: expected '-' or some of 'KQkq', not 'H'"},
        {"chess", board + "K- - 0 1", 28, "castling field: expected '-' or some of 'KQkq', not '-'"},
        {"chess", board + "0 1", 27, "castling field: expected '-' or some of 'KQkq', not '0'"},
        {"opulent", "4k5/10/10/10/10/10/10/10/10/4K5 w KQkq - 0 1", 35,
         "castling field: expected '-', as this game has no castling, not 'K'"},
    });
    CHECK(rewritten(board + "qkQK - 0 1", "chess") == board + "KQkq - 0 1");
}

TEST_CASE("a castling right without its king and rook in place is dropped with a notice") {
    const auto parsed = parse_fen("r3k1r1/8/8/8/8/8/8/R2K3R w KQkq - 0 1", rules_of("chess"));
    REQUIRE(parsed.ok());
    CHECK(to_fen(parsed.value().position) == "r3k1r1/8/8/8/8/8/8/R2K3R w q - 0 1");
    const std::vector<Diagnostic>& notices = parsed.value().notices;
    REQUIRE(notices.size() == 3);
    CHECK(to_string(notices[0]) ==
          "FEN:28: castling field: right 'K' dropped: it needs the King on e1 and the Rook on h1");
    CHECK(to_string(notices[1]) ==
          "FEN:29: castling field: right 'Q' dropped: it needs the King on e1 and the Rook on a1");
    CHECK(to_string(notices[2]) ==
          "FEN:30: castling field: right 'k' dropped: it needs the King on e8 and the Rook on h8");
    CHECK(notices[0].severity == Diagnostic::Severity::Notice);
}

TEST_CASE("an e.p. square lies behind a pawn that can just have made a double step") {
    const std::string board = "4k3/8/8/pP6/8/8/8/4K3 w - ";
    check_rejected({
        {"chess", board + "b6 0 1", 27,
         "en passant field: no Black piece can just have made a double step over b6"},
        {"chess", board + "a5 0 1", 27,
         "en passant field: no Black piece can just have made a double step over a5"},
        {"chess", board + "a3 0 1", 27,
         "en passant field: no Black piece can just have made a double step over a3"},
        {"chess", board + "a9 0 1", 27, "en passant field: a9 is not on the board"},
        {"chess", board + "j6 0 1", 27, "en passant field: j6 is not on the board"},
        {"chess", board + "a66 0 1", 27, "en passant field: expected '-' or a square, not 'a66'"},
        {"chess", board + "A6 0 1", 27, "en passant field: expected '-' or a square, not 'A6'"},
        {"chess", board + "a0 0 1", 27, "en passant field: expected '-' or a square, not 'a0'"},
        {"chess", board + "z 0 1", 27, "en passant field: expected '-' or a square, not 'z'"},
        // the way or the start is blocked
        {"chess", "4k3/8/p7/pP6/8/8/8/4K3 w - a6 0 1", 28,
         "en passant field: no Black piece can just have made a double step over a6"},
        {"chess", "4k3/p7/8/pP6/8/8/8/4K3 w - a6 0 1", 28,
         "en passant field: no Black piece can just have made a double step over a6"},
        // not a pawn, not the enemy's, not its turn
        {"chess", "4k3/8/8/nP6/8/8/8/4K3 w - a6 0 1", 27,
         "en passant field: no Black piece can just have made a double step over a6"},
        {"chess", "4k3/8/8/PP6/8/8/8/4K3 w - a6 0 1", 27,
         "en passant field: no Black piece can just have made a double step over a6"},
        {"chess", "4k3/8/8/pP6/8/8/8/4K3 b - a6 0 1", 27,
         "en passant field: no White piece can just have made a double step over a6"},
        {"shatranj", "4k3/8/8/pP6/8/8/8/4K3 w - a6 0 1", 27,
         "en passant field: expected '-', as this game has no en passant, not 'a6'"},
        {"opulent", "4k5/10/10/pP8/10/10/10/10/10/4K5 w - a8 0 1", 38,
         "en passant field: no Black piece can just have made a double step over a8"},
    });
    CHECK(rewritten(board + "a6 0 1", "chess") == board + "a6 0 1");
    CHECK(rewritten("4k5/10/10/10/pP8/10/10/10/10/4K5 w - a7 0 1", "opulent") ==
          "4k5/10/10/10/pP8/10/10/10/10/4K5 w - a7 0 1");
}

TEST_CASE("an e.p. square is written only if something could capture there") {
    CHECK(rewritten("4k3/8/8/p1P5/8/8/8/4K3 w - a6 0 1", "chess") == "4k3/8/8/p1P5/8/8/8/4K3 w - - 0 1");
    CHECK(rewritten("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "chess") ==
          "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

TEST_CASE("the counters are numbers of a sane size") {
    const std::string kings = "4k3/8/8/8/8/8/8/4K3 w - - ";
    check_rejected({
        {"chess", kings + "x 1", 27, "halfmove clock field: expected a number, not 'x'"},
        {"chess", kings + "-1 1", 27, "halfmove clock field: expected a number, not '-1'"},
        {"chess", kings + "+1 1", 27, "halfmove clock field: expected a number, not '+1'"},
        {"chess", kings + "1.5 1", 27, "halfmove clock field: expected a number, not '1.5'"},
        {"chess", kings + "10001 1", 27, "halfmove clock field: '10001' is more than 10000"},
        {"chess", kings + "99999999999999999999 1", 27,
         "halfmove clock field: '99999999999999999999' is more than 10000"},
        {"chess", kings + "0 -5", 29, "move number field: expected a number, not '-5'"},
        {"chess", kings + "0 100001", 29, "move number field: '100001' is more than 100000"},
        {"chess", kings + "0 1;", 29, "move number field: expected a number, not '1;'"},
    });
    CHECK(rewritten(kings + "10000 100000", "chess") == kings + "10000 100000");
}

TEST_CASE("move number 0 is taken as 1 with a notice") {
    const auto parsed = parse_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 0", rules_of("chess"));
    REQUIRE(parsed.ok());
    CHECK(to_fen(parsed.value().position) == "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    REQUIRE(parsed.value().notices.size() == 1);
    CHECK(to_string(parsed.value().notices[0]) ==
          "FEN:29: move number field: 0 taken as 1, the number of the first move");
}

TEST_CASE("huge texts are turned down at once") {
    const std::size_t size = std::size_t{1} << 20;
    for (const char c : {'/', '1', '8', 'p', 'K', ' ', '\0', '\xFF', '-'}) {
        const std::string rubbish(size, c);
        CHECK_FALSE(parse_fen(rubbish, rules_of("chess")).ok());
        const Result<ParsedFen> parsed = parse_fen("4k3/8/8/8/8/8/8/4K3 w " + rubbish, rules_of("chess"));
        if (c != ' ') {
            REQUIRE_FALSE(parsed.ok());
            CHECK(parsed.error().message.size() < 200);
        }
    }
}

TEST_CASE("whatever a mutated FEN is, it is turned down with a place or comes back the same") {
    Random random(20260101);
    const auto below = [&](std::size_t n) { return random.below(n); };
    const std::string letters = "kqrbnpKQRBNPcalwCALW0123456789//  -wbKQkqabcdefghij\t[~\x80";
    int accepted = 0;
    for (const std::string variant : {"chess", "opulent"}) {
        const Ruleset& rules = rules_of(variant);
        const std::vector<std::string> seeds = known_positions(variant);
        for (int round = 0; round < 10'000; ++round) {
            std::string fen = seeds[below(seeds.size())];
            for (std::size_t edits = 1 + below(3); edits > 0; --edits) {
                const std::size_t at = below(fen.size());
                switch (below(4)) {
                    case 0:
                        fen[at] = letters[below(letters.size())];
                        break;
                    case 1:
                        fen.insert(at, 1, letters[below(letters.size())]);
                        break;
                    case 2:
                        fen.erase(at, 1);
                        break;
                    default:
                        std::swap(fen[at], fen[below(fen.size())]);
                        break;
                }
            }
            const Result<ParsedFen> parsed = parse_fen(fen, rules);
            if (!parsed) {
                REQUIRE(parsed.error().column >= 1);
                REQUIRE(parsed.error().column <= static_cast<int>(fen.size()) + 1);
                continue;
            }
            ++accepted;
            INFO(fen);
            const std::string written = to_fen(parsed.value().position);
            const Result<ParsedFen> again = parse_fen(written, rules);
            REQUIRE(again.ok());
            REQUIRE(again.value().notices.empty());
            REQUIRE(to_fen(again.value().position) == written);
            REQUIRE(again.value().position.same_as(parsed.value().position));
            REQUIRE(parsed.value().position.inconsistency().empty());
        }
    }
    CHECK(accepted > 1'000);
}
