#ifndef TENFOLD_PGN_GAME_BUILDER_H
#define TENFOLD_PGN_GAME_BUILDER_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pgn/pgn_lexer.h"
#include "pgn/tag_reader.h"
#include "pgn/variant_tag.h"
#include "position/position.h"

#include "tenfold/game.h"
#include "tenfold/pgn.h"

namespace tenfold {

/// Makes a game of the tokens of a PGN file, in their order, and plays its moves by the rules on the way.
///
/// After a mistake, that line of play is passed over, since nobody knows what its later moves mean; the
/// rest of the game is still looked at.
class GameBuilder {
public:
    struct Context {
        VariantTags& variants;
        const Variant& usual_variant;
        const std::string& source;
    };
    /// What `context` refers to must outlive the builder.
    GameBuilder(const Context& context, int number);

    /// Has anything come that makes a game? A comment alone doesn't.
    [[nodiscard]] bool begun() const noexcept { return begun_; }
    /// Are its tags complete, so that another tag begins another game?
    [[nodiscard]] bool in_moves() const noexcept { return !levels_.empty(); }
    /// Takes the next token. True if it was the end of the game. REQUIRES: not a tag while in_moves().
    bool add(const PgnToken& token);
    /// The game, once there are no more tokens for it.
    [[nodiscard]] PgnGame finish();

private:
    /// A line of play: the game itself or, above it, a variation.
    struct Level {
        Position position;
        RecordedLine* line;  ///< stays where it is while this level exists: nothing is added beside it
        bool lost = false;   ///< after a mistake
    };

    void add_tag(const PgnToken& token);
    bool add_word(const PgnToken& token);
    void add_move(const PgnToken& token, std::string_view text);
    void add_glyph(std::optional<int> glyph);
    void add_comment(const std::string& text);
    /// Why no variation can begin here; empty if one can. Counts it with the moves.
    [[nodiscard]] std::string why_no_variation();
    void open_variation(const PgnToken& token);
    void close_variation(const PgnToken& token);

    /// The moves begin: what the tags say is needed now.
    void start_moves();
    [[nodiscard]] Variant variant_of_tags();
    [[nodiscard]] Game starting_game();
    [[nodiscard]] Game game_from_fen(const Variant& variant, const std::string& fen);

    void settle_result();
    /// What the tag and the last word say, if they say anything; complains if they differ.
    [[nodiscard]] std::optional<PgnResult> claimed_result();
    /// `said`: somebody has told the result; `exactly`: with what White scores.
    void check_against_end(bool said, bool exactly);

    void complain(int line, const std::string& message,
                  Diagnostic::Severity severity = Diagnostic::Severity::Error);
    [[nodiscard]] GameRecord& record() { return *game_.record; }

    Context context_;
    PgnGame game_;
    TagReader tags_;
    std::vector<Level> levels_;  ///< empty before the moves
    int ignored_depth_ = 0;      ///< of variations that nothing is kept of
    bool begun_ = false;
    int moves_ = 0;
    std::string comment_;  ///< in front of the first move
    std::optional<PgnResult> last_word_;
    int last_line_ = 0;
};

}  // namespace tenfold

#endif
