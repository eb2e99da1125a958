#include "variant/spec_parser.h"

#include "support/catch.h"
#include "support/variant_files.h"
#include "variant/spec_text.h"

using namespace tenfold;
using test::like_chess;
using test::parse_text;
using test::tiny_game;

namespace {

VariantSpec good(std::string_view toml) {
    ParsedSpec parsed = parse_text(toml);
    CHECK(test::as_text(parsed.diagnostics) == std::vector<std::string>{});
    return std::move(parsed.spec);
}

const PieceSpec& piece(const VariantSpec& spec, char letter) {
    for (const PieceSpec& p : spec.pieces) {
        if (p.letter == letter) {
            return p;
        }
    }
    throw std::runtime_error(std::string("no piece ") + letter);
}

std::string letters(const VariantSpec& spec) {
    std::string result;
    for (const PieceSpec& p : spec.pieces) {
        result += p.letter;
    }
    return result;
}

}  // namespace

TEST_CASE("a file without inheritance needs only a name, a board and pieces; the rest has defaults") {
    const VariantSpec spec = good(tiny_game());
    CHECK(spec.name == "tiny");
    CHECK(spec.title == "tiny");
    CHECK(spec.description.empty());
    CHECK(spec.files == 3);
    CHECK(spec.ranks == 3);
    CHECK(spec.start_fen == "k1t/3/T1K");
    CHECK(letters(spec) == "TK");  // in file order, not in that of the alphabet
    CHECK(piece(spec, 'T').short_name == "T");
    CHECK(piece(spec, 'T').name == "Tower");
    CHECK(piece(spec, 'T').movement.movements.size() == 4);
    CHECK_FALSE(piece(spec, 'T').royal);
    CHECK(piece(spec, 'K').royal);
    CHECK_FALSE(piece(spec, 'T').value.has_value());
    CHECK(spec.promotion.pieces.empty());
    CHECK(spec.initial_ranks.empty());
    CHECK_FALSE(spec.castling.has_value());
    CHECK(spec.results.stalemated_scores == 0.5);
    CHECK(spec.results.bare_king == BareKingRule::None);
    CHECK(spec.results.repetitions == 3);
    CHECK(spec.results.move_rule == 50);
    CHECK(spec.results.insufficient_material == std::vector<std::string>{"K"});
    CHECK(spec.start_where.line == 2);
    CHECK(spec.start_where.column == 41);
}

TEST_CASE("every key of the format arrives in the spec") {
    const VariantSpec spec = good(like_chess(R"(title = "Mine"
description = "Rather odd."
remove = "B"
[board]
files = 10
ranks = 9
start = "rnwqk3nr/pppppppppp/10/10/10/10/10/PPPPPPPPPP/RNWQK3NR w KQkq - 0 1"
[pieces.W]
name = "Wizard"
short = "Wz"
betza = "CF"
[pieces.K]
betza = "K"
[promotion]
to = "QRW"
optional = [8]
forced = [9]
limit = { Q = 1, W = 2 }
[initial]
ranks = [2, 3]
[castling]
rank = 1
king = "e"
king-side = { rook = "j", king-to = "h", rook-to = "g" }
queen-side = { rook = "a", king-to = "c", rook-to = "d" }
[results]
stalemate = 0.25
bare-king = "draw"
repetition = 4
move-rule = 0
insufficient-material = ["K", "KW"]
[evaluation]
values = { W = 310, Q = [1000, 1020.4] }
mobility = { W = [3.5, -2] }
attack-units = { Q = 5 }
files = { K = [1, [2, 3], 0, 0, -4] }
tempo = 7.25
passed-2 = [60, 150.5]
)"));
    CHECK(spec.title == "Mine");
    CHECK(spec.description == "Rather odd.");
    CHECK(letters(spec) == "KQRNPW");
    CHECK(piece(spec, 'W').short_name == "Wz");
    CHECK(piece(spec, 'W').value == 310);
    CHECK(piece(spec, 'Q').value == 1000);
    CHECK(piece(spec, 'Q').end_value == 1020);
    const auto weight = [&](char letter, PieceTerm term) {
        return piece(spec, letter).weights[static_cast<std::size_t>(term)];
    };
    CHECK(weight('W', PieceTerm::Mobility) == Weight{3.5, -2});
    CHECK_FALSE(weight('W', PieceTerm::AttackUnits).has_value());
    CHECK(weight('Q', PieceTerm::AttackUnits) == Weight{5, 5});
    CHECK(weight('K', on_file(8, 10)) == Weight{2, 3});
    CHECK(weight('K', on_file(4, 10)) == Weight{-4, -4});
    CHECK(spec.weights[static_cast<std::size_t>(Term::Tempo)] == Weight{7.25, 7.25});
    CHECK(spec.weights[static_cast<std::size_t>(passed_in(2))] == Weight{60, 150.5});
    CHECK_FALSE(good(tiny_game()).weights[static_cast<std::size_t>(Term::Pair)].has_value());
    CHECK(spec.promotion.pieces == "P");
    CHECK(spec.promotion.to == "QRW");
    CHECK(spec.promotion.optional_ranks == std::vector<int>{8});
    CHECK(spec.promotion.forced_ranks == std::vector<int>{9});
    CHECK(spec.promotion.limits == std::map<char, int>{{'Q', 1}, {'W', 2}});
    CHECK_FALSE(spec.promotion.limit_by_start);
    CHECK(spec.initial_ranks == std::vector<int>{2, 3});
    REQUIRE(spec.castling.has_value());
    CHECK(spec.castling->rank == 0);
    CHECK(spec.castling->king_from == 4);
    REQUIRE(spec.castling->king_side.has_value());
    CHECK(spec.castling->king_side->rook_from == 9);
    CHECK(spec.castling->king_side->king_to == 7);
    CHECK(spec.castling->king_side->rook_to == 6);
    REQUIRE(spec.castling->queen_side.has_value());
    CHECK(spec.castling->queen_side->king_to == 2);
    CHECK(spec.results.stalemated_scores == 0.25);
    CHECK(spec.results.bare_king == BareKingRule::Draw);
    CHECK(spec.results.repetitions == 4);
    CHECK(spec.results.move_rule == 0);
    CHECK(spec.results.insufficient_material == std::vector<std::string>{"K", "KW"});
}

TEST_CASE("what a file doesn't mention is inherited, key by key") {
    const VariantSpec spec =
        good(like_chess("[pieces.N]\nname = \"Horse\"\n[results]\nstalemate = \"win\"\n"));
    CHECK(letters(spec) == "KQRBNP");
    CHECK(piece(spec, 'N').name == "Horse");
    CHECK(piece(spec, 'N').betza == "N");
    CHECK(spec.title == "mine");
    CHECK(spec.results.stalemated_scores == 1);
    CHECK(spec.results.insufficient_material == std::vector<std::string>{"K", "KB", "KN"});
    CHECK(spec.start_where.line == 2);
    CHECK(spec.start_where.column == 12);
    CHECK(spec.start_where.inherited);
    CHECK(spec.start_from == "chess");
}

TEST_CASE("promotion may be taken away") {
    const VariantSpec spec = good(like_chess("[promotion]\npieces = \"\"\n"));
    CHECK(spec.promotion.pieces.empty());
    CHECK(spec.promotion.to.empty());
    CHECK(spec.promotion.forced_ranks.empty());
}

TEST_CASE("a removed piece leaves the promotions and the drawn endings as well") {
    const VariantSpec spec =
        good(like_chess("remove = \"NB\"\n[board]\nstart = \"r2qk2r/8/8/8/8/8/8/R2QK2R\"\n"));
    CHECK(letters(spec) == "KQRP");
    CHECK(spec.promotion.to == "QR");
    CHECK(spec.results.insufficient_material == std::vector<std::string>{"K"});
}

TEST_CASE("a removed letter may be given to another piece") {
    const VariantSpec spec =
        good(like_chess("remove = \"N\"\n[pieces.N]\nname = \"Ninja\"\nbetza = \"A\"\n"));
    CHECK(letters(spec) == "KQRBPN");
    CHECK(piece(spec, 'N').name == "Ninja");
}

TEST_CASE("a new movement of an inherited piece makes void what it was worth") {
    const std::string parent_text = like_chess(
        "[evaluation]\nvalues = { N = 300, B = 320 }\nmobility = { N = 3, B = 4 }\npair = [1, 2]\n");
    const ParsedSpec valued = parse_text(parent_text);
    const auto lookup = [&](std::string_view) -> Result<const VariantSpec*, std::string> {
        return &valued.spec;
    };
    const ParsedSpec child =
        parse_spec("name = \"child\"\ninherits = \"mine\"\n[pieces.N]\nbetza = \"NW\"\n", "t", lookup);
    REQUIRE(child.ok());
    CHECK_FALSE(piece(child.spec, 'N').value.has_value());
    CHECK_FALSE(piece(child.spec, 'N').end_value.has_value());
    CHECK(piece(child.spec, 'N').weights == GivenPieceTerms{});
    CHECK(piece(child.spec, 'B').value == 320);
    CHECK(piece(child.spec, 'B').weights[static_cast<std::size_t>(PieceTerm::Mobility)] == Weight{4, 4});
    CHECK(child.spec.weights[static_cast<std::size_t>(Term::Pair)] == Weight{1, 2});
}

TEST_CASE("the last rank stays where pawns must promote when the board grows") {
    CHECK(good(like_chess("[board]\nranks = 9\nstart = \"4k2r/8/8/8/8/8/8/8/4K2R\"\n"))
              .promotion.forced_ranks == std::vector<int>{9});
}

TEST_CASE("castling by O takes the outermost partner of the start position") {
    const VariantSpec chess = good(like_chess(""));
    REQUIRE(chess.castling.has_value());
    CHECK(chess.castling->king_from == 4);
    CHECK(chess.castling->rank == 0);
    CHECK(chess.castling->king_side->king_to == 6);
    CHECK(chess.castling->king_side->rook_from == 7);
    CHECK(chess.castling->king_side->rook_to == 5);
    CHECK(chess.castling->queen_side->king_to == 2);
    CHECK(chess.castling->queen_side->rook_from == 0);
    CHECK(chess.castling->queen_side->rook_to == 3);

    SECTION("of this file, not of the inherited one") {
        const VariantSpec spec =
            good(like_chess("[board]\nstart = \"1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1\"\n"));
        CHECK(spec.castling->queen_side->rook_from == 1);
    }
    SECTION("on one side only, if the other has no partner") {
        const VariantSpec spec = good(like_chess("[board]\nstart = \"4k2r/8/8/8/8/8/8/4K2R\"\n"));
        CHECK(spec.castling->king_side.has_value());
        CHECK_FALSE(spec.castling->queen_side.has_value());
    }
}

TEST_CASE("castling that is inherited can be switched off or given anew") {
    SECTION("by false") {
        const VariantSpec spec = good(like_chess("castling = false\n"));
        CHECK_FALSE(spec.castling.has_value());
        CHECK(piece(spec, 'K').betza == "K");
        CHECK(piece(spec, 'K').movement.castling_distance == 0);
    }
    SECTION("by a royal piece that doesn't castle") {
        CHECK_FALSE(good(like_chess("[pieces.K]\nbetza = \"K\"\n")).castling.has_value());
    }
    SECTION("by a table in place of O") {
        const VariantSpec spec = good(like_chess(
            "[castling]\nking = \"e\"\nking-side = { rook = \"h\", king-to = \"h\", rook-to = \"g\" }\n"));
        CHECK(spec.castling->king_side->king_to == 7);
        CHECK_FALSE(spec.castling->queen_side.has_value());
        CHECK(piece(spec, 'K').betza == "K");
    }
    SECTION("by O in place of a table") {
        const VariantSpec spec = good("name = \"mine\"\ninherits = \"shako\"\n[pieces.K]\nbetza = \"KO3\"\n");
        CHECK(spec.castling->king_side->king_to == 8);
        CHECK(spec.castling->king_side->rook_from == 9);  // an Elephant: the outermost piece
    }
}

TEST_CASE("stalemate is given as a word or as a score") {
    CHECK(good(like_chess("results.stalemate = \"draw\"\n")).results.stalemated_scores == 0.5);
    CHECK(good(like_chess("results.stalemate = \"loss\"\n")).results.stalemated_scores == 0);
    CHECK(good(like_chess("results.stalemate = 1\n")).results.stalemated_scores == 1);
    CHECK(good(like_chess("results.stalemate = 0.75\n")).results.stalemated_scores == 0.75);
}

TEST_CASE("the names of a file can be had without reading the rest") {
    const SpecNames names = peek_names("# a game\nname = \"mine\"\ninherits = \"chess\"\nrubbish = 1\n");
    CHECK(names.name == "mine");
    CHECK(names.inherits == "chess");
    CHECK(names.where.line == 2);
    CHECK(names.where.column == 8);
    CHECK(peek_names("name = 3\n").name.empty());
    CHECK(peek_names("name = \"mine\"\n=").name.empty());
}
