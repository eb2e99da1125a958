#ifndef TENFOLD_SEARCH_DEEPEST_ITERATION_H
#define TENFOLD_SEARCH_DEEPEST_ITERATION_H

#include <atomic>
#include <mutex>
#include <new>
#include <vector>

#include "search/root_move.h"

namespace tenfold {

/// The deepest iteration that any thread of a search has finished, for the others to go on from. All methods
/// may be called by any thread at any time.
class DeepestIteration {
public:
    /// `is_shared`: there are others. A thread that searches alone need not keep anything here.
    explicit DeepestIteration(bool is_shared) noexcept : is_shared_(is_shared) {}

    /// 0 before the first.
    [[nodiscard]] int depth() const noexcept { return depth_.load(std::memory_order_relaxed); }

    /// A thread has finished this depth with these moves, best first; kept if nobody was faster. Without
    /// memory for them the others go on by themselves.
    void offer(int depth, const std::vector<RootMove>& moves) noexcept {
        if (!is_shared_) {
            return;
        }
        try {
            std::vector<RootMove> copy = moves;
            const std::lock_guard lock(mutex_);
            if (depth > depth_) {
                moves_.swap(copy);
                depth_ = depth;
            }
        } catch (const std::bad_alloc&) {
            return;
        }
    }

    /// Copies its moves, and tells its depth; 0, and the moves stay, if there is no memory for them.
    /// REQUIRES: depth() was above 0.
    [[nodiscard]] int take(std::vector<RootMove>& moves) const noexcept {
        try {
            const std::lock_guard lock(mutex_);
            std::vector<RootMove> copy = moves_;
            moves.swap(copy);
            return depth_;
        } catch (const std::bad_alloc&) {
            return 0;
        }
    }

private:
    const bool is_shared_;
    std::atomic<int> depth_ = 0;
    mutable std::mutex mutex_;
    std::vector<RootMove> moves_;  ///< with depth_ guarded by the mutex
};

}  // namespace tenfold

#endif
