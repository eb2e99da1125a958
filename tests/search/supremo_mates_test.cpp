#include <string>

#include "search/recorder.h"
#include "support/catch.h"
#include "support/data_lines.h"
#include "support/mate_proof.h"

namespace tenfold {
namespace {

using test::game_of;
using test::to_depth;

struct Mate {
    std::string fen;
    int moves = 0;
};

std::vector<Mate> mates_in(int moves) {
    std::vector<Mate> mates;
    for (const test::DataLine& line : test::data_lines("supremo.mates")) {
        if (std::stoi(line.fields.at(2)) == moves) {
            mates.push_back({line.fields[1], moves});
        }
    }
    return mates;
}

void check_is_found(const Mate& mate) {
    INFO(mate.fen);
    SearchLimits limits;
    limits.mate = mate.moves;
    limits.nodes = 300'000;  // less than a second's work, most of which is never needed
    CHECK(test::search(game_of("supremo", mate.fen), limits).info.score ==
          Score::mate_in(2 * mate.moves - 1));
}

void check_is_true(const Mate& mate) {
    INFO(mate.fen);
    Position position = game_of("supremo", mate.fen).position();
    CHECK(test::is_mate_in(position, mate.moves));
}

std::string best(const char* fen) {
    return test::search(game_of("supremo", fen), to_depth(6)).best_text;
}

}  // namespace

TEST_CASE("mates in one and two moves are found in Supremo", "[mate][supremo]") {
    CHECK(mates_in(1).size() == 20);
    CHECK(mates_in(2).size() == 20);
    for (const int moves : {1, 2}) {
        for (const Mate& mate : mates_in(moves)) {
            check_is_found(mate);
        }
    }
}

TEST_CASE("mates in three moves are found in Supremo", "[mate][supremo]") {
    CHECK(mates_in(3).size() == 5);
    for (const Mate& mate : mates_in(3)) {
        check_is_found(mate);
    }
}

TEST_CASE("trying every move finds the mates in one as well", "[mate][supremo]") {
    for (const Mate& mate : mates_in(1)) {
        check_is_true(mate);
    }
}

TEST_CASE("trying every move finds the mates in two and three as well", "[.slow][mate][supremo]") {
    for (const int moves : {2, 3}) {
        for (const Mate& mate : mates_in(moves)) {
            check_is_true(mate);
        }
    }
}

TEST_CASE("in Supremo mate comes before stalemate and stalemate before a draw", "[mate][supremo]") {
    // The Rook mates on j10, the Protector stalemates on b10.
    CHECK(best("k9/10/1K8/2S7/10/10/10/10/10/9R w - - 0 1") == "j1j10");
    // A Protector can never mate, but it can take the last square.
    const auto found =
        test::search(game_of("supremo", "k9/10/1K8/2S7/10/10/10/10/10/10 w - - 0 1"), to_depth(5));
    CHECK(found.info.score.is_stalemate());
    CHECK(found.info.score == Score::stalemate_in(1));
}

TEST_CASE("in Supremo being stalemated comes before being mated and a draw before both", "[mate][supremo]") {
    // On a10 the King will be stalemated; on c10 the Pawn promotes and White mates in the end.
    CHECK(best("1k8/P9/1K8/10/10/10/10/10/10/10 b - - 0 1") == "b10a10");
    // Here it can take the Pawn, which leaves two Kings.
    CHECK(best("1k8/P9/2K7/10/10/10/10/10/10/10 b - - 0 1") == "b10a9");
}

}  // namespace tenfold
