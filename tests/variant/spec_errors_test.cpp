#include "support/catch.h"
#include "variant/spec_text.h"

using namespace tenfold;
using test::complaints;
using test::like_chess;
using test::tiny_game;

namespace {

/// A file and the beginnings of the complaints that it must get, no more and no less. (The rows of
/// what other layers say end behind the place: their words are theirs to test.)
struct Row {
    std::string toml;
    std::vector<std::string> expected;
};

void check(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        const std::vector<std::string> found = complaints(row.toml);
        INFO(row.toml);
        CAPTURE(found, row.expected);
        REQUIRE(found.size() == row.expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            CHECK(found[i].substr(0, row.expected[i].size()) == row.expected[i]);
        }
    }
}

}  // namespace

TEST_CASE("an unknown key at any level is reported with the nearest known one") {
    check({
        {like_chess("titel = \"Mine\"\n"), {"t:3:1: unknown key 'titel'; did you mean 'title'?"}},
        {like_chess("[bord]\nfiles = 9\n"), {"t:3:2: unknown section 'bord'; did you mean 'board'?"}},
        {like_chess("[board]\nwidth = 9\n"), {"t:4:1: unknown key 'width'; known here: files, ranks, start"}},
        {like_chess("[pieces.N]\nroyale = true\n"), {"t:4:1: unknown key 'royale'; did you mean 'royal'?"}},
        {like_chess("[promotion]\nforce = [8]\n"), {"t:4:1: unknown key 'force'; did you mean 'forced'?"}},
        {like_chess("files = 9\n"), {"t:3:1: unknown key 'files'; it belongs under [board]"}},
        {like_chess("[promotions]\nto = \"Q\"\n"),
         {"t:3:2: unknown section 'promotions'; did you mean 'promotion'?"}},
        {like_chess("[results]\ncastling = false\n"),
         {"t:4:1: unknown key 'castling'; it belongs before the first section"}},
        {like_chess("[board]\nroyal = true\n"),
         {"t:4:1: unknown key 'royal'; it belongs under [pieces.X], X being the piece's letter"}},
        {like_chess("[results]\nstale-mate = 0\n"),
         {"t:4:1: unknown key 'stale-mate'; did you mean 'stalemate'?"}},
        {like_chess("[initial]\nrank = [2]\n"), {"t:4:1: unknown key 'rank'; did you mean 'ranks'?"}},
        {like_chess("[evaluation]\nvalue = { N = 3 }\n"),
         {"t:4:1: unknown key 'value'; did you mean 'values'?"}},
        {like_chess(
             "[castling]\nking = \"e\"\nkingside = { rook = \"h\", king-to = \"g\", rook-to = \"f\" }\n"),
         {"t:3:1: 'king-side', 'queen-side' or both are needed",
          "t:5:1: unknown key 'kingside'; did you mean 'king-side'?"}},
    });
}

TEST_CASE("a value of the wrong type or size is reported with what was expected") {
    check({
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
         {"t:4:14: 'repetition' cannot be 1: every position occurs once; 0 means never"}},
        {like_chess("[results]\nmove-rule = 1979-05-27\n"),
         {"t:4:13: 'move-rule' must be a whole number from 0 to 1000, not a date or time"}},
        {like_chess("[results]\nstalemate = 0.3\n"),
         {"t:4:13: 'stalemate' as a number must be 0, 0.25, 0.5, 0.75 or 1: what the side without a move "
          "scores"}},
        {like_chess("[results]\nstalemate = nan\n"),
         {"t:4:13: 'stalemate' as a number must be 0, 0.25, 0.5, 0.75 or 1: what the side without a move "
          "scores"}},
        {like_chess("[results]\nstalemate = \"lost\"\n"),
         {"t:4:13: 'stalemate' must be one of draw, win, loss, not 'lost'; did you mean 'loss'?"}},
        {like_chess("[results]\nbare-king = \"drawn\"\n"),
         {"t:4:13: 'bare-king' must be one of none, draw, loss, not 'drawn'; did you mean 'draw'?"}},
        {like_chess("[results]\nbare-king = true\n"),
         {"t:4:13: 'bare-king' must be a string, not true or false"}},
        {like_chess("[evaluation]\nvalues = { N = 0 }\n"), {"t:4:16: 'N' must be from 1 to 3000, not 0"}},
        {like_chess("[evaluation]\nvalues = { N = [300, 3000.5] }\n"),
         {"t:4:22: 'N' must be from 1 to 3000, not 3000.5"}},
        {like_chess("[evaluation]\ntempo = nan\n"), {"t:4:9: 'tempo' must be from -3000 to 3000, not nan"}},
        {like_chess("[evaluation]\npair = [1, 2, 3]\n"),
         {"t:4:8: 'pair' must be a number or [middle game, end game], not a list of 3"}},
        {like_chess("[evaluation]\npair = [1, \"2\"]\n"),
         {"t:4:12: 'pair' must be a number from -3000 to 3000, not a string"}},
        {like_chess("[evaluation]\ndouble = 3\n"), {"t:4:1: unknown key 'double'; did you mean 'doubled'?"}},
        {like_chess("[evaluation]\nmobility = { X = 3, K = 2 }\n"),
         {"t:4:14: 'X' is no piece of this game", "t:4:21: the royal piece 'K' has no value"}},
    });
}

TEST_CASE("names and letters that are none are reported") {
    check({
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
        {like_chess("[pieces.W]\nname = \"Wazir\"\n"),
         {"t:3:1: piece 'W' has no movement: betza = \"...\" or legs = [...]"}},
        {like_chess("[pieces.W]\nname = \"Wazir\"\nbetza = \"W\"\nshort = \"N\"\n"),
         {"t:6:9: piece 'N' has the short name 'N' already"}},
        {like_chess("[pieces.N]\nshort = \"K2\"\n"), {"t:4:9: a short name has 1 to 3 letters"}},
        {like_chess("remove = \"QX\"\n[board]\nstart = \"4k2r/8/8/8/8/8/8/4K2R\"\n"),
         {"t:3:12: 'X' is no piece of this game"}},
        {tiny_game() + "[evaluation.values]\nX = 100\nK = 900\n",
         {"t:7:1: 'X' is no piece of this game", "t:8:1: the royal piece 'K' has no value"}},
    });
}

TEST_CASE("contradictions between the parts of a file are reported") {
    check({
        {like_chess("[pieces.K]\nroyal = false\nbetza = \"K\"\n"),
         {"t:1:8: no royal piece: one piece needs royal = true"}},
        {like_chess("[pieces.Q]\nroyal = true\nbetza = \"Q\"\n[promotion]\nto = \"RBN\"\n"),
         {"t:5:9: a second royal piece, 'Q', beside 'K'; there must be one"}},
        {like_chess("[promotion]\nto = \"QXKPQ\"\n"),
         {"t:4:8: 'X' is no piece of this game", "t:4:9: promotion to the royal piece 'K'",
          "t:4:10: promotion to 'P', which promotes itself", "t:4:11: 'Q' stands here twice"}},
        {like_chess("[promotion]\npieces = \"PK\"\n"), {"t:4:12: the royal piece 'K' cannot promote"}},
        {like_chess("[promotion]\nto = \"\"\n"), {"t:3:1: 'to' is missing or empty: promotion to what?"}},
        {like_chess("[promotion]\noptional = [7, 8]\n"), {"t:4:16: rank 8 is both 'optional' and 'forced'"}},
        {like_chess("[promotion]\nforced = [9]\n"),
         {"t:4:11: 'forced': rank 9 is outside the board of 8 ranks",
          "t:4:11: 'forced' must have the last rank, 8: a pawn cannot stay there"}},
        {like_chess("[promotion]\nlimit = { Q = 1, X = 2, R = -1 }\n"),
         {"t:4:18: 'X' is no piece of this game", "t:4:29: 'R' must be from 0 to 100, not -1"}},
        {like_chess("[promotion]\nto = \"QB\"\nlimit = { Q = 1, R = 1 }\n"),
         {"t:5:18: no promotion to 'R', so it needs no limit"}},
        {like_chess("[promotion]\nlimit = \"captured\"\n"),
         {"t:4:9: 'limit' must be \"none\", \"start\" or a table such as { Q = 1, R = 2 }, not 'captured'"}},
        {like_chess("[initial]\nranks = [2, 9]\n"), {"t:4:13: 'ranks' must be from 1 to 8, not 9"}},
        {like_chess("[results]\ninsufficient-material = [\"K\", \"B\", \"KX\", 3]\n"),
         {"t:4:31: 'B' must have the royal piece once", "t:4:38: 'X' is no piece of this game",
          "t:4:42: 'insufficient-material' must be a list of strings, not a whole number"}},
    });
}

TEST_CASE("castling that can't be is reported") {
    check({
        {like_chess(
             "[castling]\nking = \"k\"\nking-side = { rook = \"h\", king-to = \"8\", rook-to = \"f\" }\n"),
         {"t:4:8: 'king' must be a file of the board, a to h, not 'k'",
          "t:5:37: 'king-to' must be a file of the board, a to h, not '8'"}},
        {like_chess(
             "[castling]\nking = \"e\"\nking-side = { rook = \"a\", king-to = \"f\", rook-to = \"f\" }\n"),
         {"t:5:22: 'king-side': the partner must stand on that side of the king"}},
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
         {"t:2:12: castling by O5 takes the king beyond its partner on the h-file"}},
        {like_chess("[board]\nstart = \"r3k2r/8/8/8/8/8/8/R2K3R\"\n"),
         {"t:4:9: castling by 'O' needs armies that face each other alike; castling = false does without"}},
        {like_chess("[board]\nstart = \"r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1\"\n"),
         {"t:4:9: castling by 'O' needs armies that face each other alike; describe it in a [castling] "
          "section"}},
        {like_chess("[board]\nstart = \"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3\"\n"),
         {"notice: t:4:9: the King has nobody to castle with on its rank of the start position, so that it "
          "never will"}},
    });
}

TEST_CASE("castling goes towards the partner, who ends behind the king") {
    const auto castling = [](const std::string& side, const std::string& rook, const std::string& king_to,
                             const std::string& rook_to) {
        return like_chess("[castling]\nking = \"e\"\n" + side + " = { rook = \"" + rook + "\", king-to = \"" +
                          king_to + "\", rook-to = \"" + rook_to + "\" }\n");
    };
    const std::string towards = "the king must go towards its partner";
    const std::string behind = "the partner must end behind the king";
    check({
        {castling("king-side", "h", "d", "e"), {"t:5:37: 'king-side': " + towards}},
        {castling("king-side", "h", "a", "b"), {"t:5:37: 'king-side': " + towards}},
        {castling("king-side", "h", "e", "d"), {"t:5:37: 'king-side': " + towards}},
        {castling("king-side", "g", "h", "f"),
         {"t:5:37: 'king-side': the king cannot go beyond its partner's square"}},
        {castling("king-side", "h", "h", "a"), {"t:5:52: 'king-side': " + behind}},
        {castling("king-side", "h", "g", "g"), {"t:5:52: 'king-side': " + behind}},
        {castling("king-side", "h", "g", "h"), {"t:5:52: 'king-side': " + behind}},
        {castling("queen-side", "a", "g", "f"), {"t:5:38: 'queen-side': " + towards}},
        {castling("queen-side", "a", "c", "f"), {"t:5:53: 'queen-side': " + behind}},
        {castling("king-side", "h", "h", "f"), {}},
        {castling("king-side", "h", "g", "e"), {}},
        {castling("queen-side", "b", "b", "c"), {}},
    });
}

TEST_CASE("castling that looks like another move of the king is reported") {
    check({
        {like_chess("[pieces.K]\nbetza = \"KDO2\"\n"),
         {"t:4:9: castling e1g1 cannot be told from the King's own move to g1",
          "t:4:9: castling e1c1 cannot be told from the King's own move to c1"}},
        {like_chess("[pieces.K]\nbetza = \"FmrW3isO2\"\n"),
         {"t:4:9: castling e1g1 cannot be told from the King's own move to g1"}},
        {like_chess(
             "[castling]\nking = \"e\"\nking-side = { rook = \"h\", king-to = \"f\", rook-to = \"e\" }\n"),
         {"t:3:1: castling e1f1 cannot be told from the King's own move to f1"}},
        {like_chess("[pieces.K]\nbetza = \"KcDO2\"\n"), {}},
        {like_chess("[pieces.K]\nbetza = \"KO2\"\non-ranks = { ranks = [1], betza = \"rD\" }\n"),
         {"t:4:9: castling e1g1 cannot be told from the King's own move to g1"}},
        {like_chess("[pieces.K]\nbetza = \"KO2\"\non-ranks = { ranks = [2, 8], betza = \"sD\" }\n"), {}},
        {like_chess(
             "[castling]\nking = \"e\"\nking-side = { rook = \"f\", king-to = \"f\", rook-to = \"e\" }\n"),
         {}},
    });
}

TEST_CASE("an error brings no others with it") {
    const std::string heir = "name = \"mine\"\ninherits = \"ches\"\n";
    check({
        {heir + "[pieces.K]\nbetza = \"KO2\"\n", {"t:2:13: cannot inherit: unknown variant"}},
        {like_chess("[board]\nfiles = 12\nstart = \"rnbqkbnr1/9/9/9/9/9/9/RNBQKBNR1\"\n"),
         {"t:4:9: 'files' must be from 3 to 10, not 12"}},
        {like_chess("[board]\nranks = \"9\"\n[promotion]\nforced = [9]\n"),
         {"t:4:9: 'ranks' must be a whole number from 3 to 10, not a string"}},
        {like_chess("[board]\nstart = \"3dk3/8/8/8/8/8/8/3DK3\"\n[pieces.d]\nname = \"Duke\"\nbetza = \"D\"\n"
                    "[promotion]\nto = \"QD\"\n"),
         {"t:5:9: a piece's letter is one capital A to Z, not 'd'"}},
        {tiny_game() + "E = 1\n[promotion]\npieces = \"E\"\nto = \"T\"\n",
         {"t:6:5: 'E' must be a table, not a whole number"}},
        {"name = \"tiny\"\nboard = { files = 3, ranks = 3, start = \"k2/3/2K\" }\n[pieces]\n"
         "K = { name = \"King\", betza = \"K\", royal = \"yes\" }\n",
         {"t:4:43: 'royal' must be true or false, not a string"}},
        {like_chess("[promotion]\nto = [\"Q\", \"R\"]\nlimit = { Q = 1, P = 2 }\n"),
         {"t:4:6: 'to' must be a string, not a list"}},
        {tiny_game() + "S = { name = \"Soldier\", betza = \"fW\" }\n[promotion]\npieces = \"S\"\nto = 3\n",
         {"t:9:6: 'to' must be a string, not a whole number"}},
    });
}

TEST_CASE("what nothing can come of is reported") {
    check({
        {like_chess("[promotion]\npieces = \"\"\nto = \"Q\"\n"),
         {"t:5:6: 'pieces' is empty: nothing promotes, so that 'to' means nothing"}},
        {like_chess("[promotion]\npieces = \"\"\n"), {}},
        {like_chess("[initial]\nranks = [2, 2]\n"), {"t:4:13: 'ranks': rank 2 stands here twice"}},
        {like_chess("[initial]\nranks = []\n"), {"t:4:9: 'ranks' is empty: "}},
        {like_chess("[initial]\nranks = [2, 7, 8]\n"),
         {"notice: t:4:13: no movement with 'i' leads anywhere from rank 7",
          "notice: t:4:16: no movement with 'i' leads anywhere from rank 8"}},
        {tiny_game() + "[initial]\nranks = [2]\n",
         {"t:6:1: no piece has a movement with 'i', so that [initial] means nothing"}},
        {like_chess("title = \"\"\n"), {"t:3:9: 'title' is empty"}},
        {like_chess("title = \"" + std::string(101, 'x') + "\"\n"),
         {"t:3:9: 'title' has 101 bytes, more than 100"}},
        {like_chess("description = \"" + std::string(1001, 'x') + "\"\n"),
         {"t:3:15: the description has 1001 bytes; a sentence or two have at most 1000"}},
        {like_chess("[pieces.N]\nname = \"  \"\n"), {"t:4:8: 'name' is empty"}},
        {like_chess("[pieces.N]\nname = \"King\"\n"), {"t:4:8: piece 'K' has the name 'King' already"}},
        {like_chess(
             "[pieces.N]\nname = \"Bishop\"\nshort = \"B\"\n[pieces.B]\nname = \"Knight\"\nshort = \"N\"\n"),
         {}},
        {like_chess("[results]\ninsufficient-material = [\"K\", \"KBN\", \"NBK\", \"K\"]\n"),
         {"t:4:38: 'NBK' is the same set as 'KBN' before it",
          "t:4:45: 'K' is the same set as 'K' before it"}},
    });
}

TEST_CASE("a movement and a start position are reported at the very character") {
    check({
        {like_chess("[pieces.N]\nbetza = \"NY\"\n"), {"t:4:11: "}},
        {like_chess("[board]\nstart = \"rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\"\n"),
         {"t:4:23: start position: unknown letter 'x'"}},
        {like_chess("remove = \"Q\"\n"),
         {"t:2:12: the start position inherited from 'chess', rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
          "KQkq "
          "- 0 1, does not fit: unknown letter 'q'; give a [board] start of your own"}},
        {like_chess("[board]\nranks = 9\n"),
         {"t:2:12: the start position inherited from 'chess', rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
          "KQkq "
          "- 0 1, does not fit: 8 ranks, expected 9; give a [board] start of your own"}},
    });
}

TEST_CASE("what is missing is reported, but not what an unknown parent may have") {
    check({
        {"name = \"mine\"\ninherits = \"ches\"\n[promotion]\nto = \"X\"\n[board]\nfile = 3\n",
         {"t:2:13: cannot inherit: unknown variant", "t:6:1: unknown key 'file'; did you mean 'files'?"}},
        {"name = \"mine\"\nremove = \"Q\"\n[board]\nstart = \"k2/3/2K\"\n",
         {"t:1:8: the game has no pieces: [pieces.K] ...",
          "t:2:10: nothing to remove: the file inherits from no other"}},
        {"name = \"mine\"\n",
         {"t:1:8: the start position is missing: [board] start = \"FEN\"",
          "t:1:8: the game has no pieces: [pieces.K] ..."}},
    });
}

TEST_CASE("text that isn't TOML is reported where it breaks off") {
    check({
        {"name: \"mine\"\n", {"t:1:5: not valid TOML: "}},
        {like_chess("[pieces.N]\nbetza = CnD\n"),
         {"t:4:9: not valid TOML: Error while parsing value: could not determine value type; a text needs "
          "quotes: "}},
        {"name = \"mine\n", {"t:1:13: not valid TOML: "}},
        {like_chess("[pieces.N]\nname = \"A\"\n[pieces.N]\nname = \"B\"\n"), {"t:5:"}},
        {like_chess("royal = yes\n"), {"t:3:"}},
        {like_chess("[promotion]\nforced = f\n"), {"t:4:"}},
    });
}
