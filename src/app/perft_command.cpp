#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <map>
#include <memory>

#include "app/command.h"
#include "app/input_file.h"
#include "app/options.h"
#include "app/position_options.h"
#include "app/progress.h"
#include "core/quoted.h"
#include "tools/perft.h"
#include "tools/perft_suite.h"

namespace tenfold::app {

namespace {

struct PerftOptions {
    PositionOptions position;
    int depth = 0;
    bool divide = false;
    int threads = 1;
    std::vector<std::string> suites;
};

class Stopwatch {
public:
    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }
    void print_speed(std::uint64_t nodes) const {
        const double elapsed = seconds();
        fmt::print("Time: {:.3f} s\nNodes per second: {:.0f}\n", elapsed,
                   static_cast<double>(nodes) / elapsed);
    }

private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// Sorted by the moves' text, so that two programs' answers can be compared line by line.
void print_branches(const Game& game, const std::vector<PerftBranch>& branches) {
    std::map<std::string, std::uint64_t> counts;
    for (const PerftBranch& branch : branches) {
        counts[game.to_text(branch.move)] = branch.nodes;
    }
    for (const auto& [move, nodes] : counts) {
        fmt::print("{}: {}\n", move, nodes);
    }
    fmt::print("\n");
}

std::uint64_t count_nodes(const Game& game, const PerftOptions& options) {
    if (options.depth == 0) {
        return 1;
    }
    std::vector<PerftBranch> branches;
    {
        const Progress progress;
        branches = perft_divide(game.position(), options.depth, options.threads,
                                [&](std::size_t done, std::size_t total) {
                                    progress.show(fmt::format("{} of {} first moves done", done, total));
                                });
    }
    if (options.divide) {
        print_branches(game, branches);
    }
    return total_nodes(branches);
}

ExitStatus run_perft(const Globals& globals, const PerftOptions& options) {
    const Game game = open_game(require_library(globals), options.position);
    const Stopwatch watch;
    const std::uint64_t nodes = count_nodes(game, options);
    if (options.depth > 0) {
        watch.print_speed(nodes);
    }
    fmt::print("Nodes searched: {}\n", nodes);
    return ExitStatus::Ok;
}

SuiteTally run_file(const std::string& path, const VariantLibrary& library, int threads) {
    std::ifstream file = open_input(path);
    const SuiteTally tally = run_suite(file, path, library, threads, [](const Diagnostic& d) {
        fmt::print("{}\n", to_string(d));
        require_output();
    });
    if (tally.passed + tally.failed == 0) {
        throw BadInput(fmt::format("no positions in {}", tenfold::quoted(path)));
    }
    return tally;
}

ExitStatus run_suites(const Globals& globals, const PerftOptions& options) {
    const VariantLibrary library = require_library(globals);
    const Stopwatch watch;
    SuiteTally sum;
    for (const std::string& path : options.suites) {
        const SuiteTally tally = run_file(path, library, options.threads);
        sum.passed += tally.passed;
        sum.failed += tally.failed;
        sum.nodes += tally.nodes;
    }
    watch.print_speed(sum.nodes);
    fmt::print("{} passed, {} failed\n", sum.passed, sum.failed);
    return sum.failed == 0 ? ExitStatus::Ok : ExitStatus::Finding;
}

}  // namespace

void add_perft_command(CLI::App& app, CommandLine& line) {
    constexpr int kMostThreads = 256;
    const auto options = std::make_shared<PerftOptions>();
    CLI::App& command = *app.add_subcommand("perft", "Count the sequences of legal moves");
    add_position_options(command, options->position);
    CLI::Option& variant = *command.get_option("VARIANT")->required(false);
    CLI::Option& depth = add_number(command, "DEPTH", options->depth, Range<int>{0, kDeepestPerft},
                                    "How many moves long, 0 to 99");
    CLI::Option& divide = *command.add_flag("--divide", options->divide, "Show the count of each first move");
    add_number(command, "--threads", options->threads, Range<int>{1, kMostThreads},
               "Processor threads to use");
    command
        .add_option("--suite", options->suites,
                    "Instead check the counts of files with lines VARIANT;FEN;D1 n;D2 n...")
        ->type_name("FILE")
        ->excludes(&variant)
        ->excludes(&depth)
        ->excludes(&divide)
        ->excludes("--fen");
    command.callback([&line, &depth, options] {
        if (options->suites.empty() && depth.count() == 0) {
            throw BadInput("perft needs VARIANT and DEPTH, or --suite FILE");
        }
        line.run = [&line, options] {
            return options->suites.empty() ? run_perft(line.globals, *options)
                                           : run_suites(line.globals, *options);
        };
    });
}

}  // namespace tenfold::app
