#ifndef TENFOLD_GAME_H
#define TENFOLD_GAME_H

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tenfold/color.h"
#include "tenfold/diagnostic.h"
#include "tenfold/game_status.h"
#include "tenfold/move.h"
#include "tenfold/variants.h"

namespace tenfold {

class Position;

/// A game being played: a variant, a start position and the moves made so far.
///
/// A value: copies are independent; a moved-from game may only be assigned to or destroyed. Const methods may
/// be called from several threads at once. No method prints anything or reads a file.
class Game {
public:
    /// From the variant's own start position.
    explicit Game(const Variant& variant);
    /// From a FEN of one to six fields; `notices()` then says what was mended while reading it.
    [[nodiscard]] static Result<Game> from_fen(const Variant& variant, std::string_view fen);

    Game(const Game& other);
    Game(Game&& other) noexcept;
    Game& operator=(const Game& other);
    Game& operator=(Game&& other) noexcept;
    ~Game();

    [[nodiscard]] const Variant& variant() const noexcept;
    [[nodiscard]] const std::vector<Diagnostic>& notices() const noexcept;
    [[nodiscard]] Color side_to_move() const noexcept;
    [[nodiscard]] std::string fen() const;
    [[nodiscard]] bool in_check() const;

    /// Every legal move, in the generator's order. After the game's end by a draw they are still listed.
    [[nodiscard]] std::vector<Move> legal_moves() const;
    [[nodiscard]] GameStatus status() const;

    /// The legal move that `text` spells ("e2e4", "b9b10q"), or the reason why there is none.
    [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
    [[nodiscard]] std::string to_text(Move move) const;

    /// REQUIRES: `move` is legal here.
    void play(Move move);
    /// Takes the last move back. REQUIRES: moves() is not empty.
    void undo();
    /// The moves played since the start position, first one first.
    [[nodiscard]] std::vector<Move> moves() const;

    /// For the engine's own layers; the type is not part of the installed interface.
    [[nodiscard]] const Position& position() const noexcept;

private:
    struct Impl;
    explicit Game(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace tenfold

#endif
