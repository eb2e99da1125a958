#include "search/evaluate.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "search/evaluation_trace.h"
#include "search/evaluation_weights.h"
#include "search/wdl.h"
#include "support/catch.h"
#include "support/positions.h"

namespace tenfold {
namespace {

/// The same position with colours exchanged and the board turned upside down. No castling rights or e.p.
/// square.
std::string mirrored(const std::string& fen) {
    const std::size_t blank = fen.find(' ');
    std::string board = fen.substr(0, blank);
    std::string turned;
    for (std::size_t end = board.size(); true;) {
        const std::size_t slash = board.rfind('/', end - 1);
        const std::size_t start = slash == std::string::npos ? 0 : slash + 1;
        turned += board.substr(start, end - start);
        if (slash == std::string::npos) {
            break;
        }
        turned += '/';
        end = slash;
    }
    for (char& c : turned) {
        const auto u = static_cast<unsigned char>(c);
        c = static_cast<char>(std::islower(u) != 0 ? std::toupper(u) : std::tolower(u));
    }
    return turned + (fen[blank + 1] == 'w' ? " b - - 0 1" : " w - - 0 1");
}

Score evaluate(const std::string& variant, const std::string& fen) {
    const Position position = test::position_of(variant, fen);
    return Evaluator(position.rules())(position);
}

}  // namespace

TEST_CASE("both colours are judged alike", "[evaluate]") {
    struct Row {
        const char* variant;
        const char* fen;
    };
    const auto row = GENERATE(values<Row>({
        {"chess", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"},
        {"chess", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"},
        {"opulent", "r8r/2l1qnk3/p1p1pw1ppp/1p1p1np3/10/2P1P1N3/1P3W1PP1/P2P1P3P/2BLQ1KN2/R8R w - - 0 1"},
        {"opulent", "10/P1k7/10/3A6/10/7p2/2K7/1p8/10/7q2 b - - 0 1"},
        {"shako", "r8r/10/4k5/3pP3e1/2c7/7C2/5E4/3P6/4K5/R8R w - - 0 1"},
    }));
    INFO(row.fen);
    CHECK(evaluate(row.variant, row.fen) == evaluate(row.variant, mirrored(row.fen)));
}

TEST_CASE("the side to move is a little better where all else is equal", "[evaluate]") {
    const Score start =
        evaluate("opulent", "rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1");
    CHECK(start > Score(0));
    CHECK(start < Score(60));
}

TEST_CASE("a passed pawn is worth more near its goal, and little if it can become nothing", "[evaluate]") {
    const auto with_pawn = [](const char* rows) {
        return evaluate("opulent", std::string(rows) + " w - - 0 1");
    };
    const Score near = with_pawn("5k4/10/10/P9/10/10/10/10/10/5K4");
    const Score far = with_pawn("5k4/10/10/10/10/10/10/P9/10/5K4");
    CHECK(near > far + 40);
    // With a Queen on the board the pawn can become no second one, and so on: White has all its men still.
    const auto with_men = [&](const char* row) {
        return with_pawn(("5k4/10/10/" + std::string(row) + "/10/10/10/LL8/RRNNBBWWQA/C4K4").c_str());
    };
    CHECK(with_men("P9") - with_men("10") < near - with_pawn("5k4/10/10/10/10/10/10/10/10/5K4") - 20);
}

TEST_CASE("safe checks and squares to flee to count in an attack on the king", "[evaluate]") {
    const auto changed_by = [](Term term, const char* fen) {
        const Position position = test::position_of("chess", fen);
        EvaluationWeights weights(position.rules());
        const double before = EvaluationTracer(position.rules(), weights)(position).value(weights);
        weights[term].middle = 4;
        return EvaluationTracer(position.rules(), weights)(position).value(weights) - before;
    };
    const char* const open = "6k1/5ppp/8/8/8/8/3Q1R2/6K1 w - - 0 1";
    const char* const guarded = "r5k1/5ppp/8/2b5/5n2/8/3Q1R2/6K1 w - - 0 1";
    CHECK(changed_by(Term::DangerSafeCheck, open) > 0.8);
    CHECK(changed_by(Term::DangerSafeCheck, guarded) < 0.3);
    CHECK(changed_by(Term::DangerFlight, open) > 3);
    // The King can go nowhere.
    CHECK(changed_by(Term::DangerFlight, "5rkr/5ppp/8/8/8/8/3Q1R2/6K1 w - - 0 1") < 1);
}

TEST_CASE("an advantage that can't win counts little", "[evaluate]") {
    const Score rook = evaluate("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    const Score knights = evaluate("chess", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1");
    CHECK(rook > Score(400));
    CHECK(knights < Score(120));
}

TEST_CASE("an advantage fades as the move rule draws near", "[evaluate]") {
    CHECK(evaluate("chess", "4k3/8/8/8/8/8/8/Q3K3 w - - 90 100") <
          evaluate("chess", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 100"));
}

TEST_CASE("a score's chances sum to one and follow it", "[wdl]") {
    for (int cp = -3000; cp <= 3000; cp += 50) {
        const auto wdl = wdl_of(Score(cp));
        CHECK(wdl[0] + wdl[1] + wdl[2] == 1000);
        CHECK(wdl[1] >= 0);
        CHECK(wdl_of(Score(-cp))[0] == wdl[2]);
        CHECK(wdl_of(Score(cp + 50))[0] >= wdl[0]);
    }
    CHECK(wdl_of(Score::mate_in(5)) == std::array{1000, 0, 0});
    CHECK(wdl_of(Score::mated_in(4)) == std::array{0, 0, 1000});
}

TEST_CASE("an expectation and its score belong together", "[wdl]") {
    CHECK(score_of_expectation(0.5) == Score::zero());
    const auto wdl = wdl_of(score_of_expectation(0.75));
    CHECK(wdl[0] + wdl[1] / 2 == Approx(750).margin(3));
}

}  // namespace tenfold
