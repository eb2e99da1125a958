#ifndef TENFOLD_SEARCH_HELPERS_H
#define TENFOLD_SEARCH_HELPERS_H

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/deepest_iteration.h"
#include "search/root_search.h"
#include "search/thread_crew.h"

namespace tenfold {

/// The threads that search beside the main one: each by itself, from the same root, with experience of its
/// own. They share the table, so that what one has found out the others need not (chessprogramming.org "Lazy
/// SMP"), and the deepest iteration. They end when they are told to, or with the nodes that all threads
/// together may visit.
///
/// All methods are for the main thread.
class Helpers {
public:
    /// One helper for each of `tools`, which share a table and nothing else that changes.
    /// REQUIRES: no more of them than threads in the crew. Everything referred to outlives this.
    Helpers(ThreadCrew& crew, std::vector<SearchTools> tools, const Position& root, const SearchOrder& order);
    ~Helpers() { end(); }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

    /// Where all threads of this search, the main one included, tell how deep they got.
    [[nodiscard]] DeepestIteration& deepest() noexcept { return deepest_; }
    [[nodiscard]] bool empty() const noexcept { return tools_.empty(); }
    /// Lets them search. REQUIRES: not begun yet; the root has legal moves.
    void begin();
    /// Has them stop and waits for it: less than a millisecond, if there is a processor for each.
    void end();

    /// The main thread has visited `nodes` by now. Must be called every few nodes while a limit of nodes is
    /// to hold; true when all threads together have used it up.
    [[nodiscard]] bool limit_reached(std::uint64_t nodes) noexcept;
    /// Visited by the helpers: exact after end(), before it up to 64 a thread behind.
    [[nodiscard]] std::uint64_t nodes() const noexcept;
    /// The one that outweighs all the others. REQUIRES: end() was called. Empty if there is none.
    [[nodiscard]] std::optional<Verdict> best_verdict() const;

private:
    /// On a cache line of its own, since its thread writes to it all the time.
    struct alignas(64) Work {
        std::atomic<std::uint64_t> nodes = 0;
        std::optional<Verdict> verdict;
    };

    void help(std::size_t number) noexcept;
    void search(std::size_t number);
    [[nodiscard]] bool used_up(std::uint64_t more) noexcept;

    ThreadCrew& crew_;
    const std::vector<SearchTools> tools_;
    const Position& root_;
    const SearchOrder& order_;
    const std::uint64_t node_limit_;
    const int depth_limit_;
    DeepestIteration deepest_;
    std::vector<Work> work_;
    std::atomic<bool> over_ = false;
    std::atomic<std::uint64_t> all_nodes_ = 0;  ///< kept only where there is a limit
    std::uint64_t main_nodes_ = 0;              ///< that all_nodes_ has of the main thread
};

}  // namespace tenfold

#endif
