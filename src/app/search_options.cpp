#include "app/search_options.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <limits>

#include "app/options.h"
#include "protocol/go_command.h"

namespace tenfold::app {

void add_search_options(CLI::App& command, SearchOptions& options) {
    add_number(command, "--movetime", options.move_time, Range<std::int64_t>{1, kLongestTime.count()},
               "Milliseconds to think");
    add_number(command, "--depth", options.depth, Range<int>{1, Score::kMaxPly}, "Plies to look ahead");
    add_number(command, "--nodes", options.nodes,
               Range<std::uint64_t>{1, std::numeric_limits<std::uint64_t>::max()}, "Positions to look at");
    add_number(command, "--threads", options.threads, Range<int>{1, Engine::kMaxThreads},
               "Threads that search together");
    add_number(command, "--hash", options.hash, Range<int>{Engine::kMinHashMb, Engine::kMaxHashMb},
               "Memory for the table of positions, MB")
        .default_str("16");
}

SearchLimits limits_of(const SearchOptions& options) {
    SearchLimits limits;
    limits.depth = options.depth;
    limits.nodes = options.nodes;
    if (options.move_time) {
        limits.move_time = Milliseconds(*options.move_time);
    }
    limits.infinite = !options.limited();
    return limits;
}

void set_up(Engine& engine, const Variant& variant, const SearchOptions& options) {
    engine.set_threads(options.threads);
    if (options.hash) {
        engine.set_hash_mb(*options.hash);
    }
    engine.prepare(variant);
    if (options.hash && engine.hash_mb() < *options.hash) {
        complain(fmt::format("note: --hash: only {} MB available", engine.hash_mb()));
    }
    if (engine.threads() < options.threads) {
        complain(fmt::format("note: --threads: only {} available", engine.threads()));
    }
    engine.set_move_overhead(Milliseconds(0));  // nobody's clock is running
}

}  // namespace tenfold::app
