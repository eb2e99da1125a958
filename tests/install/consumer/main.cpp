// Plays a few moves of Opulent Chess and lets the engine find the next, using nothing but installed headers.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <tenfold/engine.h>
#include <tenfold/game.h>
#include <tenfold/pgn.h>
#include <tenfold/variants.h>

namespace {

void require(bool holds, const char* what) {
    if (!holds) {
        std::fprintf(stderr, "consumer: %s\n", what);
        std::exit(EXIT_FAILURE);
    }
}

class Listener : public tenfold::SearchListener {
public:
    void on_info(const tenfold::SearchInfo& info) override { depth = info.depth; }
    void on_current_move(int, tenfold::Move, int) override {}
    void on_result(const tenfold::SearchResult& result) override { best = result.best; }

    int depth = 0;
    tenfold::Move best;
};

void play(tenfold::Game& game, const std::string& text) {
    const auto move = game.parse_move(text);
    require(move.ok(), "a legal move was refused");
    game.play(move.value());
}

}  // namespace

int main() {
    const tenfold::VariantLibrary library;
    const auto variant = library.find("opulent");
    require(variant.ok(), "opulent is unknown");

    tenfold::Game game(variant.value());
    require(game.legal_moves().size() == 50, "the start position has 50 moves");
    for (const char* text : {"e3e5", "f8f6", "e5f6"}) {
        play(game, text);
    }
    require(!game.parse_move("a1a9").ok(), "an illegal move was accepted");

    tenfold::Engine engine;
    engine.set_hash_mb(1);
    Listener listener;
    tenfold::SearchLimits limits;
    limits.depth = 3;
    engine.start(game, limits, listener);
    engine.wait();
    require(listener.depth == 3, "the search did not reach depth 3");
    require(!listener.best.is_none(), "the search found no move");
    std::printf("%s\n", game.to_text(listener.best).c_str());
    game.play(listener.best);
    require(game.moves().size() == 4, "four moves were played");

    tenfold::GameRecord record(variant.value());
    record.line.moves.push_back({game.moves().front(), {}, {}, {}, {}});
    require(tenfold::to_pgn(record).find("1. e5 *") != std::string::npos, "the game could not be written");
}
