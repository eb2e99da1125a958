#include "search/recorder.h"

#include <algorithm>
#include <chrono>

#include "position/position.h"
#include "search/pv_check.h"
#include "support/catch.h"

#include "tenfold/variants.h"

namespace tenfold::test {

void Recorder::on_info(const SearchInfo& info) {
    const std::lock_guard lock(mutex_);
    infos_.push_back(info);
    if (!is_playable(game_.position(), info.line)) {
        complaint_ = "a line is not playable";
    }
    if (info.wdl[0] + info.wdl[1] + info.wdl[2] != 1000) {
        complaint_ = "win, draw and loss don't sum to 1000";
    }
    changed_.notify_all();
}

void Recorder::on_current_move(int, Move, int) {}

void Recorder::on_result(const SearchResult& result) {
    const std::lock_guard lock(mutex_);
    result_ = result;
    ++results_;
}

bool Recorder::wait_for_depth(int depth) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::seconds(10),
                             [&] { return !infos_.empty() && infos_.back().depth >= depth; });
}

int Recorder::results() const {
    const std::lock_guard lock(mutex_);
    return results_;
}

const SearchInfo& Recorder::last(int line) const {
    const auto found = std::find_if(infos_.rbegin(), infos_.rend(), [&](const SearchInfo& i) {
        return i.multi_pv == line && i.bound == Bound::Exact;
    });
    if (found == infos_.rend()) {
        FAIL("no exact report of line " << line);
    }
    return *found;
}

Searched search(const Game& game, const SearchLimits& limits, int multi_pv, const PreludeTaste& taste) {
    Engine engine;
    engine.set_multi_pv(multi_pv);
    engine.set_prelude_taste(taste);
    Recorder recorder(game);
    engine.start(game, limits, recorder);
    engine.wait();
    CHECK(recorder.results() == 1);
    CHECK(recorder.complaint().empty());
    const Move best = recorder.result().best;
    const SearchInfo& last = recorder.last();
    if (best.is_none()) {
        CHECK(game.legal_moves().empty());
        return {best, {}, "(none)", last, recorder.infos()};
    }
    REQUIRE_FALSE(last.line.empty());
    CHECK(last.line.front() == best);
    const Move ponder = recorder.result().ponder;
    if (!ponder.is_none()) {
        CHECK(is_playable(game.position(), {best, ponder}));
    }
    return {best, ponder, game.to_text(best), last, recorder.infos()};
}

SearchLimits to_depth(int depth) {
    SearchLimits limits;
    limits.depth = depth;
    return limits;
}

SearchLimits to_nodes(std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

}  // namespace tenfold::test
