#include "tenfold/game.h"

#include <cassert>
#include <utility>

#include "movegen/movegen.h"
#include "movegen/notation.h"
#include "movegen/status.h"
#include "position/attacks.h"
#include "position/fen.h"

namespace tenfold {

struct Game::Impl {
    Variant variant;  ///< keeps the rules alive that `position` refers to
    Position position;
    std::vector<Diagnostic> notices;
    std::vector<Move> moves;

    /// Looking for legal moves edits a position in place. A copy for that lets several threads ask one
    /// const Game at the same time.
    [[nodiscard]] Position scratch() const { return position; }
};

Game::Game(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Game::Game(const Variant& variant)
    : impl_(std::make_unique<Impl>(Impl{variant, start_position(variant.rules()), {}, {}})) {}

Result<Game> Game::from_fen(const Variant& variant, std::string_view fen) {
    Result<ParsedFen> parsed = parse_fen(fen, variant.rules());
    if (!parsed) {
        return parsed.error();
    }
    auto [position, notices] = std::move(parsed).value();
    return Game(std::make_unique<Impl>(Impl{variant, std::move(position), std::move(notices), {}}));
}

Game::Game(const Game& other) : impl_(std::make_unique<Impl>(*other.impl_)) {}
Game::Game(Game&& other) noexcept = default;
Game& Game::operator=(const Game& other) {
    if (this != &other) {
        impl_ = std::make_unique<Impl>(*other.impl_);
    }
    return *this;
}
Game& Game::operator=(Game&& other) noexcept = default;
Game::~Game() = default;

const Variant& Game::variant() const noexcept {
    return impl_->variant;
}
const std::vector<Diagnostic>& Game::notices() const noexcept {
    return impl_->notices;
}
Color Game::side_to_move() const noexcept {
    return impl_->position.side();
}
std::string Game::fen() const {
    return to_fen(impl_->position);
}
bool Game::in_check() const {
    return tenfold::in_check(impl_->position);
}
const Position& Game::position() const noexcept {
    return impl_->position;
}

std::vector<Move> Game::legal_moves() const {
    Position position = impl_->scratch();
    MoveList moves;
    generate_legal(position, moves);
    return {moves.begin(), moves.end()};
}

GameStatus Game::status() const {
    Position position = impl_->scratch();
    return game_status(position);
}

Result<Move> Game::parse_move(std::string_view text) const {
    Position position = impl_->scratch();
    return tenfold::parse_move(text, position);
}

std::string Game::to_text(Move move) const {
    return tenfold::to_text(move, impl_->variant.rules());
}

void Game::play(Move move) {
    impl_->position.make(move);
    impl_->moves.push_back(move);
}

void Game::undo() {
    assert(!impl_->moves.empty());
    impl_->position.unmake();
    impl_->moves.pop_back();
}

std::vector<Move> Game::moves() const {
    return impl_->moves;
}

}  // namespace tenfold
