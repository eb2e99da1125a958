#include "variant/spec_parser.h"

#include <map>

#include "support/catch.h"
#include "support/variant_files.h"

using namespace tenfold;

namespace {

const std::string kVariants = TENFOLD_SOURCE_DIR "/variants/";

/// Knows `chess` and `shako`.
Result<const VariantSpec*, std::string> parent(std::string_view name) {
    static std::map<std::string, ParsedSpec, std::less<>> known;
    if (name != "chess" && name != "shako") {
        return std::string("unknown variant");
    }
    if (!known.contains(name)) {
        const std::string path = kVariants + std::string(name) + ".toml";
        known.emplace(name, parse_spec(test::content_of(path), path, parent));
    }
    return &known.find(name)->second.spec;
}

ParsedSpec parse(std::string_view toml) {
    return parse_spec(toml, "t", parent);
}

VariantSpec good(std::string_view toml) {
    ParsedSpec parsed = parse(toml);
    CHECK(test::as_text(parsed.diagnostics) == std::vector<std::string>{});
    return std::move(parsed.spec);
}

std::vector<std::string> complaints(std::string_view toml) {
    return test::as_text(parse(toml).diagnostics);
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

/// The smallest game that can be described: kings and towers on 3x3.
const std::string kTiny =
    "name = \"tiny\"\n"
    "board = { files = 3, ranks = 3, start = \"k1t/3/T1K\" }\n"
    "[pieces]\n"
    "T = { name = \"Tower\", betza = \"R\" }\n"
    "K = { name = \"King\", betza = \"K\", royal = true }\n";

/// A game that differs from chess by `more`, which begins in line 3.
std::string like_chess(const std::string& more) {
    return "name = \"mine\"\ninherits = \"chess\"\n" + more;
}

}  // namespace

TEST_CASE("a file without inheritance needs only a name, a board and pieces; the rest has defaults") {
    const VariantSpec spec = good(kTiny);
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
values = { W = 310, Q = 1000 }
)"));
    CHECK(spec.title == "Mine");
    CHECK(spec.description == "Rather odd.");
    CHECK(letters(spec) == "KQRNPW");
    CHECK(piece(spec, 'W').short_name == "Wz");
    CHECK(piece(spec, 'W').value == 310);
    CHECK(piece(spec, 'Q').value == 1000);
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
    CHECK(spec.start_where.column == 0);
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

TEST_CASE("a new movement of an inherited piece makes its inherited value void") {
    const std::string parent_text = like_chess("[evaluation]\nvalues = { N = 300, B = 320 }\n");
    const ParsedSpec valued = parse(parent_text);
    const auto lookup = [&](std::string_view) -> Result<const VariantSpec*, std::string> {
        return &valued.spec;
    };
    const ParsedSpec child =
        parse_spec("name = \"child\"\ninherits = \"mine\"\n[pieces.N]\nbetza = \"NW\"\n", "t", lookup);
    REQUIRE(child.ok());
    CHECK_FALSE(piece(child.spec, 'N').value.has_value());
    CHECK(piece(child.spec, 'B').value == 320);
}

TEST_CASE("the last rank stays where pawns must promote when the board grows") {
    CHECK(
        good(like_chess("[board]\nranks = 9\nstart = \"4k3/8/8/8/8/8/8/8/4K3\"\n")).promotion.forced_ranks ==
        std::vector<int>{9});
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

TEST_CASE("each mistake is reported with place, reason and, if there is one, the near miss") {
    struct Row {
        std::string toml;
        std::vector<std::string> expected;
    };
    const std::vector<Row> rows{
        // Keys
        {like_chess("titel = \"Mine\"\n"), {"t:3:1: unknown key 'titel'; did you mean 'title'?"}},
        {like_chess("[bord]\nfiles = 9\n"), {"t:3:2: unknown key 'bord'; did you mean 'board'?"}},
        {like_chess("[board]\nwidth = 9\n"), {"t:4:1: unknown key 'width'; known here: files, ranks, start"}},
        {like_chess("[pieces.N]\nroyale = true\n"), {"t:4:1: unknown key 'royale'; did you mean 'royal'?"}},
        {like_chess("[promotion]\nforce = [8]\n"), {"t:4:1: unknown key 'force'; did you mean 'forced'?"}},
        {like_chess("[results]\nstale-mate = 0\n"),
         {"t:4:1: unknown key 'stale-mate'; did you mean 'stalemate'?"}},
        {like_chess("[initial]\nrank = [2]\n"), {"t:4:1: unknown key 'rank'; did you mean 'ranks'?"}},
        {like_chess("[evaluation]\nvalue = { N = 3 }\n"),
         {"t:4:1: unknown key 'value'; did you mean 'values'?"}},
        {like_chess(
             "[castling]\nking = \"e\"\nkingside = { rook = \"h\", king-to = \"g\", rook-to = \"f\" }\n"),
         {"t:3:1: 'king-side', 'queen-side' or both are needed",
          "t:5:1: unknown key 'kingside'; did you mean 'king-side'?"}},
        // Types and ranges
        {like_chess("[board]\nfiles = \"8\"\n"),
         {"t:4:9: 'files' must be a whole number from 3 to 10, not a string"}},
        {like_chess("[board]\nfiles = 8.0\n"),
         {"t:4:9: 'files' must be a whole number from 3 to 10, not a fraction"}},
        {like_chess("[board]\nfiles = 11\n"), {"t:4:9: 'files' must be from 3 to 10, not 11"}},
        {like_chess("[board]\nranks = -1\n"), {"t:4:9: 'ranks' must be from 3 to 10, not -1"}},
        {like_chess("title = 7\n"), {"t:3:9: 'title' must be a string, not a whole number"}},
        {like_chess("title = \"a\\tb\"\n"),
         {"t:3:11: 'title' must be one line of text without control characters"}},
        {like_chess("pieces = \"KQ\"\n"), {"t:3:10: 'pieces' must be a table, not a string"}},
        {like_chess("[pieces]\nQ = false\n"), {"t:4:5: 'Q' must be a table, not true or false"}},
        {like_chess("[pieces.N]\nroyal = \"no\"\n"), {"t:4:9: 'royal' must be true or false, not a string"}},
        {like_chess("[promotion]\nforced = 8\n"),
         {"t:4:10: 'forced' must be a list of whole numbers, not a whole number"}},
        {like_chess("[results]\nrepetition = 1\n"),
         {"t:4:14: 'repetition' can't be 1: every position occurs once; 0 means never"}},
        {like_chess("[results]\nmove-rule = 1979-05-27\n"),
         {"t:4:13: 'move-rule' must be a whole number from 0 to 1000, not a date or time"}},
        {like_chess("[results]\nstalemate = 0.3\n"),
         {"t:4:13: 'stalemate' as a number must be 0, 0.25, 0.5, 0.75 or 1: what the side without a move "
          "scores"}},
        {like_chess("[results]\nstalemate = nan\n"),
         {"t:4:13: 'stalemate' as a number must be 0, 0.25, 0.5, 0.75 or 1: what the side without a move "
          "scores"}},
        {like_chess("[results]\nstalemate = \"lost\"\n"),
         {"t:4:13: 'lost' is none of draw, win, loss; did you mean 'loss'?"}},
        {like_chess("[results]\nbare-king = true\n"),
         {"t:4:13: 'bare-king' must be a string, not true or false"}},
        {like_chess("[evaluation]\nvalues = { N = 0 }\n"), {"t:4:16: 'N' must be from 1 to 3000, not 0"}},
        // Names and letters
        {"inherits = \"chess\"\n", {"t:1:1: the name is missing: name = \"my-game\""}},
        {"name = \"My game\"\ninherits = \"chess\"\n",
         {"t:1:9: a name is made of lower-case letters a-z, digits, '-' and '_'"}},
        {"name = \"my game\"\ninherits = \"chess\"\n",
         {"t:1:11: a name is made of lower-case letters a-z, digits, '-' and '_'"}},
        {"name = \"\"\ninherits = \"chess\"\n", {"t:1:8: a name has 1 to 40 characters"}},
        {like_chess("[pieces.n]\nname = \"Horse\"\n"),
         {"t:3:9: a piece's letter is one capital A to Z, not 'n'"}},
        {like_chess("[pieces.SG]\nname = \"General\"\n"),
         {"t:3:9: a piece's letter is one capital A to Z, not 'SG'"}},
        {like_chess("[pieces.W]\nbetza = \"W\"\n"), {"t:3:1: piece 'W' has no name: name = \"...\""}},
        {like_chess("[pieces.W]\nname = \"Wazir\"\n"), {"t:3:1: piece 'W' has no movement: betza = \"...\""}},
        {like_chess("[pieces.W]\nname = \"Wazir\"\nbetza = \"W\"\nshort = \"N\"\n"),
         {"t:6:9: piece 'N' has the short name 'N' already"}},
        {like_chess("[pieces.N]\nshort = \"K2\"\n"), {"t:4:9: a short name has 1 to 3 letters"}},
        {like_chess("remove = \"QX\"\n[board]\nstart = \"4k3/8/8/8/8/8/8/4K3\"\n"),
         {"t:3:12: 'X' is no piece of this game"}},
        {kTiny + "[evaluation.values]\nX = 100\nK = 900\n",
         {"t:7:1: 'X' is no piece of this game", "t:8:1: the royal piece 'K' has no value"}},
        // Contradictions
        {like_chess("[pieces.K]\nroyal = false\nbetza = \"K\"\n"),
         {"t:1:8: no royal piece: one piece needs royal = true"}},
        {like_chess("[pieces.Q]\nroyal = true\nbetza = \"Q\"\n[promotion]\nto = \"RBN\"\n"),
         {"t:5:9: a second royal piece, 'Q', beside 'K'; there must be one"}},
        {like_chess("[promotion]\nto = \"QXKPQ\"\n"),
         {"t:4:8: 'X' is no piece of this game", "t:4:9: promotion to the royal piece 'K'",
          "t:4:10: promotion to 'P', which promotes itself", "t:4:11: 'Q' stands here twice"}},
        {like_chess("[promotion]\npieces = \"PK\"\n"), {"t:4:12: the royal piece 'K' can't promote"}},
        {like_chess("[promotion]\nto = \"\"\n"), {"t:3:1: 'to' is missing or empty: promotion to what?"}},
        {like_chess("[promotion]\noptional = [7, 8]\n"), {"t:4:16: rank 8 is both 'optional' and 'forced'"}},
        {like_chess("[promotion]\nforced = [9]\n"),
         {"t:4:11: 'forced': rank 9 is outside the board of 8 ranks",
          "t:4:11: 'forced' must have the last rank, 8: a pawn can't stay there"}},
        {like_chess("[promotion]\nlimit = { Q = 1, X = 2, R = -1 }\n"),
         {"t:4:18: no promotion to 'X', so it needs no limit", "t:4:29: 'R' must be from 0 to 100, not -1"}},
        {like_chess("[promotion]\nlimit = \"captured\"\n"),
         {"t:4:9: 'limit' must be \"none\", \"start\" or a table such as { Q = 1, R = 2 }, not 'captured'"}},
        {like_chess("[initial]\nranks = [2, 9]\n"), {"t:4:13: 'ranks' must be from 1 to 8, not 9"}},
        {like_chess("[results]\ninsufficient-material = [\"K\", \"B\", \"KX\", 3]\n"),
         {"t:4:31: 'B' must have the royal piece once", "t:4:38: 'X' is no piece of this game",
          "t:4:42: 'insufficient-material' must be a list of strings, not a whole number"}},
        // Castling
        {like_chess(
             "[castling]\nking = \"k\"\nking-side = { rook = \"h\", king-to = \"8\", rook-to = \"f\" }\n"),
         {"t:4:8: 'king' must be a file of the board, a to h, not 'k'",
          "t:5:37: 'king-to' must be a file of the board, a to h, not '8'"}},
        {like_chess(
             "[castling]\nking = \"e\"\nking-side = { rook = \"a\", king-to = \"f\", rook-to = \"f\" }\n"),
         {"t:5:13: 'king-side': the partner must stand on that side of the king",
          "t:5:13: 'king-side': king and partner can't end on the same square"}},
        {like_chess("[castling]\nking-side = { rook = \"h\", king-to = \"g\" }\n"),
         {"t:3:1: 'king' is missing: king = \"...\", a file's letter",
          "t:4:13: 'rook-to' is missing: rook-to = \"...\", a file's letter"}},
        {like_chess("castling = true\n"),
         {"t:3:12: 'castling' must be a table, or false for none, not true or false"}},
        {like_chess("[pieces.K]\nbetza = \"KO2\"\n[castling]\nking = \"e\"\n"
                    "king-side = { rook = \"h\", king-to = \"g\", rook-to = \"f\" }\n"),
         {"t:5:1: castling is given twice: here and as O2 of piece 'K'"}},
        {like_chess("[pieces.R]\nbetza = \"RO2\"\n"),
         {"t:4:9: 'O' in the movement of 'R': only the royal piece castles"}},
        {like_chess("[pieces.K]\nbetza = \"KO5\"\n"),
         {"t:4:9: castling by O5 takes the king beyond its partner on the h-file"}},
        {like_chess("[board]\nstart = \"r3k2r/8/8/8/8/8/8/R2K3R\"\n"),
         {"t:2: castling by 'O' needs armies that face each other alike; use [castling]"}},
        // Movement and start position: the very character
        {like_chess("[pieces.N]\nbetza = \"NY\"\n"), {"t:4:11: "}},
        {like_chess("[board]\nstart = \"rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\"\n"),
         {"t:4:23: start position: unknown letter 'x'"}},
        {like_chess("remove = \"Q\"\n"), {"t:2: start position: unknown letter 'q'"}},
        // Inheritance
        {"name = \"mine\"\ninherits = \"ches\"\n[promotion]\nto = \"X\"\n[board]\nfile = 3\n",
         {"t:2:13: cannot inherit: unknown variant", "t:6:1: unknown key 'file'; did you mean 'files'?"}},
        {"name = \"mine\"\nremove = \"Q\"\n[board]\nstart = \"k2/3/2K\"\n",
         {"t:1:8: the game has no pieces: [pieces.K] ...",
          "t:2:10: nothing to remove: the file inherits from no other"}},
        {"name = \"mine\"\n",
         {"t:1:8: the start position is missing: [board] start = \"FEN\"",
          "t:1:8: the game has no pieces: [pieces.K] ..."}},
        // TOML
        {"name: \"mine\"\n", {"t:1:5: not valid TOML: "}},
        {"name = \"mine\n", {"t:1:13: not valid TOML: "}},
        {like_chess("[pieces.N]\nname = \"A\"\n[pieces.N]\nname = \"B\"\n"), {"t:5:"}},
        {like_chess("royal = yes\n"), {"t:3:"}},
        {like_chess("[promotion]\nforced = f\n"), {"t:4:"}},
    };
    for (const Row& row : rows) {
        const std::vector<std::string> found = complaints(row.toml);
        INFO(row.toml);
        CAPTURE(found, row.expected);
        REQUIRE(found.size() == row.expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            // What other layers say is theirs to test: their rows end behind the place.
            CHECK(found[i].substr(0, row.expected[i].size()) == row.expected[i]);
        }
    }
}

TEST_CASE("a mistake in a movement is found behind escapes, wide characters and line breaks") {
    const auto place = [](const std::string& betza) {
        const auto found = parse(like_chess("[pieces.N]\nbetza = " + betza + "\n")).diagnostics;
        REQUIRE(found.size() == 1);
        return std::pair(found[0].line, found[0].column);
    };
    CHECK(place("'N?'") == std::pair(4, 11));
    CHECK(place("\"\\u004E?\"") == std::pair(4, 16));
    CHECK(place("\"\\U0000004E?\"") == std::pair(4, 20));
    CHECK(place("\"\"\"N?\"\"\"") == std::pair(4, 13));
    CHECK(place("\"\"\"\nN?\"\"\"") == std::pair(5, 2));
    CHECK(place("\"\"\"N\\\n   ?\"\"\"") == std::pair(5, 4));
    CHECK(place("\"\xC3\xA9\"") == std::pair(4, 10));
}

TEST_CASE("what isn't text is refused with its place") {
    CHECK(complaints(std::string(kLargestVariantFile + 1, '#')) ==
          std::vector<std::string>{"t: the file has 1048577 bytes; a variant file has at most 1048576"});
    CHECK(complaints("name = \"\xFF\"\n").size() == 1);
    CHECK(complaints(std::string("name = \"a\0b\"\n", 14)).size() == 1);
    CHECK(complaints(std::string(100'000, '[')).size() == 1);
    CHECK(complaints("a = " + std::string(100'000, '[')).size() == 1);
    CHECK_FALSE(parse("").ok());
}

TEST_CASE("a file made to exhaust the reader gets a short answer") {
    const auto repeat = [](std::string_view part, int times) {
        std::string text;
        for (int i = 0; i < times; ++i) {
            text += part;
        }
        return text;
    };
    // Keys as deep as this bring the TOML library itself down.
    CHECK(complaints(repeat("a.", 100'000) + "a = 1\n") ==
          std::vector<std::string>{"t:1: more than 30 dots in a line: no key nests so deep"});
    CHECK(complaints("# ....\n\n[" + repeat("a.", 100'000) + "a]\n") ==
          std::vector<std::string>{"t:3: more than 30 dots in a line: no key nests so deep"});
    // Dots in texts and comments are none of its business.
    const std::string dots = repeat(".", 40);
    CHECK(complaints(
              like_chess("title = \"\\\"" + dots + "\" # " + dots + "\ndescription = '''" + dots + "'''\n"))
              .empty());
    CHECK(complaints(like_chess("[promotion]\nto = \"" + repeat("x", 100'000) + "\"\n")) ==
          std::vector<std::string>{"t:4:6: 'to' has 100000 letters; there are 26"});
    CHECK(complaints(like_chess("[promotion]\nforced = [" + repeat("8,", 100'000) + "]\n")).size() == 10);
    std::string keys;
    for (int i = 0; i < 20'000; ++i) {
        keys += "k" + std::to_string(i) + " = 1\n";
    }
    for (const std::string section : {"", "[evaluation.values]\n", "[promotion.limit]\n", "[pieces]\n"}) {
        const auto found = complaints(like_chess(section + keys));
        REQUIRE(found.size() == 101);
        CHECK(found.back() == "t: there are more problems than these 100");
    }
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
