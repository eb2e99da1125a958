#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "app/command.h"
#include "app/input_file.h"
#include "app/options.h"
#include "app/progress.h"
#include "app/search_options.h"
#include "app/terminal.h"
#include "core/quoted.h"
#include "tools/puzzle_search.h"

namespace tenfold::app {

namespace {

constexpr std::int64_t kUsualTime = 1000;  // milliseconds

struct SolveOptions {
    std::vector<std::string> files;
    SearchOptions search;
    int least = 0;  ///< percent
};

/// Everything that is wrong with the files, of which the first few things are told.
class Complaints {
public:
    void add(const Diagnostic& d) {
        if (d.severity == Diagnostic::Severity::Notice) {
            complain("note: " + to_string(d));
        } else if (++count_ <= kTold) {
            text_ += (count_ > 1 ? "\n" : "") + to_string(d);
        }
    }
    void throw_if_any() const {
        if (count_ > kTold) {
            throw BadInput(fmt::format("{}\n... and {} more", text_, count_ - kTold));
        }
        if (count_ > 0) {
            throw BadInput(text_);
        }
    }

private:
    static constexpr int kTold = 10;
    int count_ = 0;
    std::string text_;
};

/// A figure means nothing if positions are left out of it: all of them must be sound. Throws BadInput if not.
std::vector<Puzzle> require_puzzles(const Globals& globals, const std::vector<std::string>& files) {
    const VariantLibrary library = require_library(globals);
    const Variant usual = require_variant(library, globals.variant);
    std::vector<Puzzle> puzzles;
    Complaints complaints;
    for (const std::string& path : files) {
        std::ifstream file = open_input(path);
        std::vector<Puzzle> read =
            read_puzzles(file, path, library, usual, [&](const Diagnostic& d) { complaints.add(d); });
        complaints.throw_if_any();
        if (read.empty()) {
            throw BadInput(fmt::format("no positions in {}", tenfold::quoted(path)));
        }
        std::move(read.begin(), read.end(), std::back_inserter(puzzles));
    }
    return puzzles;
}

std::size_t widest_id(const std::vector<Puzzle>& puzzles) {
    std::size_t width = 0;
    for (const Puzzle& puzzle : puzzles) {
        width = std::max(width, puzzle.id.size());
    }
    return width;
}

/// Prints a line for each puzzle; returns how many were solved.
std::size_t solve_all(const std::vector<Puzzle>& puzzles, const SearchOptions& options) {
    Engine engine;
    set_up(engine, puzzles.front().game.variant(), options);
    const std::size_t width = widest_id(puzzles);
    const Progress progress(!stdout_is_terminal());
    std::size_t solved = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        progress.show(fmt::format("{} of {} positions, {} solved", i, puzzles.size(), solved));
        const Attempt made = attempt(engine, puzzles[i], limits_of(options));
        solved += made.solved() ? 1U : 0U;
        fmt::print("{}\n", attempt_text(puzzles[i], made, width));
        require_output();
    }
    return solved;
}

ExitStatus solve(const Globals& globals, const SolveOptions& options) {
    const std::vector<Puzzle> puzzles = require_puzzles(globals, options.files);
    const std::size_t solved = solve_all(puzzles, options.search);
    fmt::print("{} of {} solved, {:.1f} %\n", solved, puzzles.size(),
               100.0 * static_cast<double>(solved) / static_cast<double>(puzzles.size()));
    const bool enough = 100 * solved >= static_cast<std::size_t>(options.least) * puzzles.size();
    return enough ? ExitStatus::Ok : ExitStatus::Finding;
}

}  // namespace

void add_solve_command(CLI::App& app, CommandLine& line) {
    const auto options = std::make_shared<SolveOptions>();
    CLI::App& command =
        *app.add_subcommand("solve", "Look for the best moves of positions that have known ones");
    command.add_option("FILE", options->files, "Files with lines VARIANT;FEN;bm MOVE...;id NAME")->required();
    add_search_options(command, options->search);
    command.get_option("--movetime")
        ->description("Milliseconds to think about each (1000 if nothing else limits the search)");
    add_number(command, "--least", options->least, Range<int>{0, 100},
               "Percent that must be solved, or the exit status is 1");
    command.callback([&line, options] {
        if (!options->search.limited()) {
            options->search.move_time = kUsualTime;
        }
        line.run = [&line, options] { return solve(line.globals, *options); };
    });
}

}  // namespace tenfold::app
