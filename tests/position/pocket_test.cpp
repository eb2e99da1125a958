#include "position/pocket.h"

#include <string>
#include <vector>

#include "movegen/movegen.h"
#include "movegen/notation.h"
#include "support/catch.h"
#include "support/positions.h"

using namespace tenfold;
using test::position_of;
using test::rules_of;

namespace {

const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[ESVHFFTTesvhfftt] w KQkq - 0 1";

/// The message with its column, as in "45: ..."; of the board field, unless it says otherwise.
std::string complaint(std::string_view fen, std::string_view variant = "superchess") {
    const Result<ParsedFen> parsed = parse_fen(fen, rules_of(variant));
    INFO(fen);
    REQUIRE_FALSE(parsed.ok());
    CHECK(parsed.error().source == "FEN");
    const std::string_view field = "board field: ";
    std::string message = parsed.error().message;
    if (message.starts_with(field)) {
        message.erase(0, field.size());
    }
    return std::to_string(parsed.error().column) + ": " + message;
}

std::vector<std::string> notices(std::string_view fen) {
    std::vector<std::string> texts;
    const Result<ParsedFen> parsed = parse_fen(fen, rules_of("superchess"));
    REQUIRE(parsed.ok());
    for (const Diagnostic& notice : parsed.value().notices) {
        texts.push_back(notice.message);
    }
    return texts;
}

void play(Position& position, std::string_view text) {
    const Result<Move> move = parse_move(text, position);
    INFO(text);
    REQUIRE(move.ok());
    position.make(move.value());
}

}  // namespace

TEST_CASE("a FEN in the prelude comes back as it was, its pocket in the order of the set") {
    for (const std::string& fen :
         {kStart, std::string("rnbqkvnr/ppppfppt/8/8/8/8/PPPPFPPT/RNBQKVNR[ESHFTeshft] b KQkq - 0 1"),
          std::string("rnbqkbne/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNE[SVHFFTTsvhfftt] b Qq - 0 1")}) {
        CHECK(to_fen(position_of("superchess", fen)) == fen);
    }
    const std::string mixed = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[tsTEVfFtSeHfhvTF] w KQkq - 0 1";
    CHECK(to_fen(position_of("superchess", mixed)) == kStart);
    const std::string all_used = "rabqkesv/pppppppp/8/8/8/8/PPPPPPPP/RABQKESV[] b Qq - 0 1";
    CHECK(complaint(all_used, "superchess-corus").find("no ply of the prelude begins with Black") !=
          std::string::npos);
}

TEST_CASE("an empty pocket is one that has been used up while the prelude goes on") {
    // Nothing is left for Black, who has to replace something all the same: as much as there is.
    const std::string fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    CHECK_FALSE(position_of("superchess", fen).in_prelude());
    CHECK(complaint("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1") ==
          "44: the brackets hold 0 of 'E', and with 0 on the board they have to hold 1");
}

TEST_CASE("brackets that make no sense behind the board are refused with their place") {
    CHECK(complaint("4k3/8/8/8/8/8/8/4K3[Ee] w - - 0 1", "chess") ==
          "20: this game has no prelude, and so no pieces in brackets");
    const std::string board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    const std::string expected =
        "44: expected the pieces to bring in, in brackets, at the end of the field, not ";
    for (const std::string brackets : {"[", "[ESVH", "[ESVHFFTTesvhfftt]x", "[ESVHFFTTesvhfftt][]", "[]]"}) {
        CHECK(complaint(board + brackets + " w KQkq - 0 1") == expected + "'" + brackets + "'");
    }
    CHECK(complaint(board + "[ESQ] w - - 0 1") ==
          "47: 'Q' is none of the pieces that the prelude brings in, 'ESVHFFTT'");
    CHECK(complaint(board + "[1] w - - 0 1") ==
          "45: '1' is none of the pieces that the prelude brings in, 'ESVHFFTT'");
    CHECK(complaint(board + "[\xC3\xA9] w - - 0 1").find("is none of the pieces") != std::string::npos);
    CHECK(complaint(board + "] w KQkq - 0 1") == "44: unexpected character ']'");
}

TEST_CASE("a board that no prelude leads to is refused") {
    CHECK(complaint("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[ESVHFFTTesvhfftt] b KQkq - 0 1") ==
          "1: e2 is not as at the start, and before the end of the prelude nothing moves");
    CHECK(complaint("rnbqebnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[SVHFFTTsvhfftt] b KQkq - 0 1")
              .find("no Black King") != std::string::npos);
    CHECK(complaint("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBER[SVHFFTTesvhfftt] b KQkq - 0 1") ==
          "1: g1 and g8 differ, and in the prelude both sides get the same");
    // The pieces are new ones, but not where any ply could put them.
    CHECK(complaint("rnbqkbnr/pppppppp/4e3/8/8/4E3/PPPPPPPP/RNBQKBNR[SVHFFTTsvhfftt] b KQkq - 0 1") ==
          "1: e3 is not as at the start, and before the end of the prelude nothing moves");
    // White's man of Black's side, and the reverse.
    CHECK(complaint("rnbqkbEr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBeR[SVHFFTTsvhfftt] b KQkq - 0 1")
              .find("not as at the start") != std::string::npos);
}

TEST_CASE("a new piece where no ply can have put it yet is refused") {
    // On the queen's wing before Black's ply.
    CHECK(complaint("rneqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNEQKBNR[SVHFFTTsvhfftt] b KQkq - 0 1") ==
          "3: no Empress can have come to c8 when Black makes ply 2 of the prelude");
    CHECK(complaint("arbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/ARBQKBNR[ESVesv] b KQkq - 0 1", "superchess-corus")
              .find("b1 is not as at the start") != std::string::npos);
    CHECK(complaint("anbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/ANBQKBNR[ESVesv] b KQkq - 0 1", "superchess-corus") ==
          "1: no Amazon can have come to a8 when Black makes ply 2 of the prelude");
    // Pieces and pawns have squares of their own.
    CHECK(complaint("rnbqkbfr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBFR[ESVHFTTesvhftt] b KQkq - 0 1")
              .find("not as at the start") != std::string::npos);
}

TEST_CASE("a pocket that doesn't hold what the board lacks is refused") {
    CHECK(complaint("rnbqkber/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBER[ESVHFFTTesvhfftt] b KQkq - 0 1") ==
          "44: the brackets hold 1 of 'E', and with 1 on the board they have to hold 0");
    CHECK(complaint("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[ESVHFFTTesvhft] w KQkq - 0 1") ==
          "44: the brackets hold 1 of 'f', and with 0 on the board they have to hold 2");
    CHECK(complaint("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[ESVHFFFTTesvhfftt] w KQkq - 0 1")
              .find("the brackets hold 3 of 'F'") != std::string::npos);
    // More on the board than there are.
    CHECK_FALSE(parse_fen("rnbqkeer/pppppppp/8/8/8/8/PPPPPPPP/RNBQKEER[SVHFFTTsvhfftt] b KQkq - 0 1",
                          rules_of("superchess"))
                    .ok());
}

TEST_CASE("a side that has no ply with so many pieces brought in is told so") {
    CHECK(complaint("rnbqkber/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBER[SVHFFTTsvhfftt] w KQkq - 0 1") ==
          "44: no ply of the prelude begins with White to move and 1 pieces brought in");
    CHECK(complaint("rnbqkbar/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBAR[ESVesv] w KQkq - 0 1", "superchess-corus") ==
          "44: no ply of the prelude begins with White to move and 1 pieces brought in");
}

TEST_CASE("the counters stand still during the prelude") {
    const std::string board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[ESVHFFTTesvhfftt]";
    CHECK(notices(board + " w KQkq - 7 3") ==
          std::vector<std::string>{"halfmove clock field: taken as 0, as it stays during the prelude",
                                   "move number field: taken as 1, as it stays during the prelude"});
    CHECK(to_fen(position_of("superchess", board + " w KQkq - 7 3")) == kStart);
    CHECK(complaint(board + " w KQkq e3 0 1").find("no Black piece can just have made a double step") !=
          std::string::npos);
    Position position = position_of("superchess", kStart);
    play(position, "E@g1");
    CHECK(to_fen(position) == "rnbqkber/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBER[SVHFFTTsvhfftt] b KQkq - 0 1");
    play(position, "S@c8");
    CHECK(to_fen(position) == "rnsqkber/pppppppp/8/8/8/8/PPPPPPPP/RNSQKBER w KQkq - 0 1");
    play(position, "e2e4");
    play(position, "e7e5");
    CHECK(position.move_number() == 2);
}

TEST_CASE("a right to castle with a replaced rook is dropped with a notice") {
    CHECK(notices("rnbqkbne/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNE[SVHFFTTsvhfftt] b KQkq - 0 1") ==
          std::vector<std::string>{
              "castling field: right 'K' dropped: it needs the King on e1 and the Rook on h1",
              "castling field: right 'k' dropped: it needs the King on e8 and the Rook on h8"});
}

TEST_CASE("the pocket's text has what is left of both sides") {
    Position position = position_of("superchess", kStart);
    CHECK(pocket_text(position) == "[ESVHFFTTesvhfftt]");
    play(position, "H@f1,F@h2,F@e2");
    CHECK(pocket_text(position) == "[ESVTTesvtt]");
    CHECK(used_in_prelude(position, Color::White) == 3);
    CHECK(used_in_prelude(position, Color::Black) == 3);
}

TEST_CASE("the number of pieces brought in tells the ply of a long prelude") {
    const Prelude& prelude = rules_of("superchess-corus").prelude;
    using Plies = std::vector<std::size_t>;
    CHECK(plies_after(prelude, Color::White, 0) == Plies{0});
    CHECK(plies_after(prelude, Color::Black, 1) == Plies{1});
    CHECK(plies_after(prelude, Color::White, 2) == Plies{2});
    CHECK(plies_after(prelude, Color::Black, 3) == Plies{3});
    for (const auto& [side, used] : {std::pair(Color::White, 1), std::pair(Color::White, 4),
                                     std::pair(Color::Black, 0), std::pair(Color::Black, 2)}) {
        CHECK(plies_after(prelude, side, used).empty());
    }
    const Piece veteran(Color::White, *rules_of("superchess-corus").type_of('V'));
    const auto on = [&](std::string_view square, std::size_t plies) {
        return can_have_come(prelude, *take_square(square), veteran, plies);
    };
    CHECK(on("g1", 1));
    CHECK_FALSE(on("c1", 1));
    CHECK(on("c1", 2));  // by Black's ply, as in a mirror
    CHECK_FALSE(on("e1", 4));
    CHECK_FALSE(on("g8", 4));
}

TEST_CASE("what is kept of a position is right after every substitution, and after taking it back") {
    for (const std::string variant : {"superchess", "superchess-corus"}) {
        Position position = start_position(rules_of(variant));
        std::size_t tried = 0;
        while (position.in_prelude()) {
            MoveList legal;
            generate_legal(position, legal);
            const Position before = position;
            const std::size_t stride = legal.size() / 300 + 1;
            for (std::size_t i = tried % stride; i < legal.size(); i += stride) {
                position.make(legal[i]);
                INFO(to_fen(position));
                REQUIRE(position.inconsistency() == "");
                const Position read = position_of(variant, to_fen(position));
                REQUIRE(to_fen(read) == to_fen(position));
                REQUIRE(read.key() == position.key());
                REQUIRE(read.key() != before.key());
                position.unmake();
                REQUIRE(position.inconsistency() == "");
                REQUIRE(position.same_as(before));
                ++tried;
            }
            position.make(legal[legal.size() / 3]);
        }
        CHECK(tried > 30);
    }
}
