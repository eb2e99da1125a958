#include "tools/perft.h"

#include <atomic>
#include <mutex>
#include <thread>

#include "movegen/movegen.h"

namespace tenfold {

std::uint64_t perft(Position& position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    if (depth == 1) {
        return count_legal(position);
    }
    const Danger danger = find_danger(position);
    MoveList moves;
    generate(position, MoveClass::All, moves);
    std::uint64_t nodes = 0;
    for (const Move m : moves) {
        if (is_legal(position, m, danger)) {
            position.make(m);
            nodes += perft(position, depth - 1);
            position.unmake();
        }
    }
    return nodes;
}

namespace {

std::vector<PerftBranch> root_branches(const Position& position) {
    Position root = position;
    MoveList moves;
    generate_legal(root, moves);
    std::vector<PerftBranch> branches;
    for (const Move m : moves) {
        branches.push_back({m, 0});
    }
    return branches;
}

}  // namespace

std::vector<PerftBranch> perft_divide(const Position& position, int depth, int threads,
                                      const std::function<void(std::size_t, std::size_t)>& on_branch) {
    std::vector<PerftBranch> branches = root_branches(position);
    std::atomic<std::size_t> next{0};
    std::size_t done = 0;
    std::mutex reporting;
    const auto work = [&] {
        Position own = position;
        for (std::size_t i = next++; i < branches.size(); i = next++) {
            own.make(branches[i].move);
            branches[i].nodes = perft(own, depth - 1);
            own.unmake();
            const std::lock_guard lock(reporting);
            ++done;
            if (on_branch) {
                on_branch(done, branches.size());
            }
        }
    };
    std::vector<std::thread> helpers;
    for (int i = 1; i < threads; ++i) {
        helpers.emplace_back(work);
    }
    work();
    for (std::thread& helper : helpers) {
        helper.join();
    }
    return branches;
}

std::uint64_t total_nodes(const std::vector<PerftBranch>& branches) {
    std::uint64_t sum = 0;
    for (const PerftBranch& branch : branches) {
        sum += branch.nodes;
    }
    return sum;
}

}  // namespace tenfold
