#include "search/helpers.h"

#include <algorithm>
#include <new>
#include <utility>

namespace tenfold {

Helpers::Helpers(ThreadCrew& crew, std::vector<SearchTools> tools, const Position& root,
                 const SearchOrder& order)
    : crew_(crew),
      tools_(std::move(tools)),
      root_(root),
      order_(order),
      node_limit_(node_limit(order.limits)),
      depth_limit_(RootSearch::depth_limit(order.limits)),
      deepest_(!tools_.empty()),
      work_(tools_.size()) {}

void Helpers::begin() {
    if (!empty()) {
        crew_.start([this](std::size_t number) { help(number); });
    }
}

void Helpers::end() {
    over_.store(true, std::memory_order_relaxed);
    if (!empty()) {
        crew_.wait();
    }
}

bool Helpers::limit_reached(std::uint64_t nodes) noexcept {
    return used_up(nodes - std::exchange(main_nodes_, nodes));
}

/// One counter for all is written only every so many nodes, and only if somebody asks for a limit.
bool Helpers::used_up(std::uint64_t more) noexcept {
    return node_limit_ != 0 && all_nodes_.fetch_add(more, std::memory_order_relaxed) + more >= node_limit_;
}

std::uint64_t Helpers::nodes() const noexcept {
    std::uint64_t sum = 0;
    for (const Work& work : work_) {
        sum += work.nodes.load(std::memory_order_relaxed);
    }
    return sum;
}

std::optional<Verdict> Helpers::best_verdict() const {
    std::optional<Verdict> best;
    for (const Work& work : work_) {
        if (work.verdict && (!best || outweighs(*work.verdict, *best))) {
            best = work.verdict;
        }
    }
    return best;
}

void Helpers::help(std::size_t number) noexcept {
    try {
        if (number < tools_.size()) {
            search(number);
        }
    } catch (const std::bad_alloc&) {
        // No memory for this one: the others' work is worth as much without it.
    }
}

void Helpers::search(std::size_t number) {
    Work& work = work_[number];
    const auto publish = [&work](std::uint64_t nodes) {
        return nodes - work.nodes.exchange(nodes, std::memory_order_relaxed);
    };
    // Not all are to do the same at the same time: every other one keeps a ply ahead and begins at the other
    // end.
    const bool is_ahead = number % 2 == 0;
    RootSearch search(
        root_, tools_[number], order_, deepest_, 0,
        [&] {
            const std::uint64_t more = publish(search.searcher().nodes());
            return over_.load(std::memory_order_relaxed) || used_up(more);
        },
        is_ahead ? RootSearch::From::LastMove : RootSearch::From::BestMove);
    const RootSearch::Watch nobody{[](Move, int) {}, [] {}};
    int reached = 0;
    while (reached < depth_limit_) {
        const auto depth = search.iterate(std::min(reached + (is_ahead ? 2 : 1), depth_limit_), nobody);
        if (!depth) {
            break;
        }
        reached = *depth;
    }
    (void)publish(search.searcher().nodes());
    work.verdict = search.verdict();
}

}  // namespace tenfold
