#include <sstream>

#include "support/catch.h"
#include "support/games.h"
#include "support/random_play.h"

#include "tenfold/pgn.h"
#include "tenfold/san.h"

using namespace tenfold;
using test::variant_of;

namespace {

RecordedLine line_of(const Variant& variant, const std::vector<std::string>& moves) {
    Game game(variant);
    RecordedLine line;
    for (const std::string& text : moves) {
        const Result<Move> move = game.parse_move(text);
        if (!move) {
            FAIL(to_string(move.error()));
        }
        game.play(move.value());
        line.moves.push_back({move.value(), {}, {}, {}, {}});
    }
    return line;
}

/// What is written behind the tags.
std::string moves_of(const GameRecord& game) {
    const std::string text = to_pgn(game);
    return text.substr(text.find("\n\n") + 2);
}

/// The only game of a PGN text.
GameRecord read_back(const std::string& text) {
    std::istringstream in(text);
    PgnReader reader(in, "text", test::built_in_library(), variant_of("chess"));
    std::optional<PgnGame> game = reader.next();
    if (!game || !game->record || !game->complaints.empty() || reader.next()) {
        FAIL((game && !game->complaints.empty() ? to_string(game->complaints.front()) : "no single game")
             << "\n"
             << text);
    }
    return *std::move(game->record);
}

/// A random line with comments, glyphs and variations.
RecordedLine random_line(Game game, test::RandomPlayer& player, int plies, int depth) {
    RecordedLine line;
    if (player.below(8) == 0) {
        line.comment = "in front of it all";
    }
    for (int ply = 0; ply < plies; ++ply) {
        const std::vector<Move> moves = game.legal_moves();
        if (moves.empty()) {
            break;
        }
        RecordedMove move{player.choose(moves, Move::none()), {}, {}, {}, {}};
        if (player.below(3) == 0) {
            move.report = MoveReport{Score(static_cast<int>(player.below(2000)) - 1000),
                                     static_cast<int>(player.below(30)),
                                     std::chrono::milliseconds(10 * player.below(500))};
        }
        if (player.below(6) == 0) {
            move.comment = "a comment that is long enough to be broken";
        }
        if (player.below(6) == 0) {
            move.glyphs = {static_cast<int>(player.below(139)) + 1};
        }
        while (depth > 0 && player.below(6) == 0) {
            move.variations.push_back(random_line(game, player, 3, depth - 1));
        }
        game.play(move.move);
        line.moves.push_back(std::move(move));
    }
    return line;
}

/// What White scores if no move is left in the end.
std::optional<double> score_of(const GameRecord& record) {
    Game game(record.variant);
    for (const RecordedMove& move : record.line.moves) {
        game.play(move.move);
    }
    return game.legal_moves().empty() ? std::optional(game.status().white_scores) : std::nullopt;
}

}  // namespace

TEST_CASE("a game has the seven tags, what else is known, and its moves", "[pgn_writer]") {
    GameRecord game(variant_of("chess"));
    game.white = "Alice \"the\" First";
    game.black = "back\\slash\nline";
    game.date = "2024.05.31";
    game.time_control = "60+0.5";
    game.more_tags = {{"WhiteElo", "2000"}};
    game.line = line_of(game.variant, {"f2f3", "e7e5", "g2g4", "d8h4"});
    game.line.moves[1].report = MoveReport{Score(35), 12, std::chrono::milliseconds(310)};
    game.line.moves[2].comment = "a mistake}";
    game.white_scores = 0;
    game.termination = "normal";
    CHECK(to_pgn(game) == R"([Event "?"]
[Site "?"]
[Date "2024.05.31"]
[Round "?"]
[White "Alice \"the\" First"]
[Black "back\\slash line"]
[Result "0-1"]
[Variant "Standard"]
[TimeControl "60+0.5"]
[Termination "normal"]
[WhiteElo "2000"]

1. f3 e5 {+0.35/12 0.31s} 2. g4 {a mistake)} 2... Qh4# 0-1

)");
}

TEST_CASE("three quarters are a win for a Result, and told by tags of their own", "[pgn_writer]") {
    GameRecord game(variant_of("supremo"));
    game.start_fen = "k9/10/1K8/2S7/10/10/10/10/10/Q9 b - - 5 40";
    game.white_scores = 0.75;
    CHECK_THAT(to_pgn(game), Catch::Contains(R"([Result "1-0"]
[Variant "Supremo"]
[SetUp "1"]
[FEN "k9/10/1K8/2S7/10/10/10/10/10/Q9 b - - 5 40"]
[Termination "stalemate"]
[WhiteScore "0.75"]
[BlackScore "0.25"]

1-0
)"));
}

TEST_CASE("a game from a position begins with that position's number and side", "[pgn_writer]") {
    GameRecord game(variant_of("chess"));
    game.start_fen = "4k3/8/8/8/8/8/8/4K2R b K - 0 17";
    game.line.moves.push_back({Move::step(Square::at(4, 7), Square::at(3, 7), false), {}, {}, {}, {}});
    CHECK(moves_of(game) == "17... Kd8 *\n\n");
    game.start_fen = game.variant.start_fen();
    game.line.moves.clear();
    CHECK_THAT(to_pgn(game), !Catch::Contains("FEN"));
}

TEST_CASE("variations stand behind the move that they replace", "[pgn_writer]") {
    GameRecord game(variant_of("chess"));
    game.line = line_of(game.variant, {"e2e4", "e7e5", "g1f3"});
    game.line.moves[0].glyphs = {1, 14};
    RecordedLine other = line_of(game.variant, {"d2d4", "d7d5"});
    other.comment = "or";
    other.moves[1].variations.push_back(line_of(game.variant, {"d2d4", "g8f6"}));
    other.moves[1].variations[0].moves.erase(other.moves[1].variations[0].moves.begin());
    game.line.moves[0].variations = {other, RecordedLine{}};
    CHECK(moves_of(game) == "1. e4 $1 $14 ({or} 1. d4 d5 (1... Nf6)) 1... e5 2. Nf3 *\n\n");
}

TEST_CASE("no line is longer than 79 characters, and none begins like a tag or an escape", "[pgn_writer]") {
    GameRecord game(variant_of("chess"));
    game.line = line_of(game.variant, {"e2e4"});
    for (int i = 0; i < 200; ++i) {
        game.line.moves[0].comment += "wordy [x] %y ";
    }
    std::istringstream lines(moves_of(game));
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        CHECK(line.size() <= 79);
        CHECK(line.substr(0, 1).find_first_of("[%") == std::string::npos);
    }
    CHECK(count > 20);
    CHECK(read_back(to_pgn(game)).line.moves[0].comment.size() == 200 * 13 - 1);
}

TEST_CASE("what is written reads back the same, in every game", "[pgn_writer]") {
    std::uint64_t seed = 0;
    for (const std::string& variant : test::built_in_library().names()) {
        for (int i = 0; i < test::random_games(5); ++i) {
            test::RandomPlayer player(++seed);
            GameRecord game(variant_of(variant));
            game.event = "random";
            game.more_tags = {{"Annotator", "nobody [x] {y}"}};
            game.line = random_line(Game(game.variant), player, 60, 2);
            game.white_scores = score_of(game);
            const std::string text = to_pgn(game);
            const GameRecord back = read_back(text);
            CHECK(back.variant.name() == variant);
            CHECK(back.white_scores == game.white_scores);
            CHECK(to_pgn(back) == text);
        }
    }
}
