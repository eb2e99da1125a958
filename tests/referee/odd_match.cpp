#include "referee/odd_match.h"

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>

#include "referee/opening_book.h"
#include "support/catch.h"

namespace tenfold::test {

using namespace referee;

namespace {

EngineSettings odd_engine(const std::string& name, const std::string& habit, const std::string& folder) {
    EngineSettings engine;
    engine.name = name;
    engine.launch.program = TENFOLD_ODD_ENGINE;
    engine.launch.arguments = {habit, folder};
    engine.limits.clock = TimeControl{0, Millis(20'000), Millis(100)};
    engine.patience = std::chrono::seconds(20);
    return engine;
}

int count_files(const std::string& folder) {
    const std::filesystem::directory_iterator files(folder);
    return static_cast<int>(std::distance(begin(files), end(files)));
}

}  // namespace

OddMatch::OddMatch(const std::string& habit) {
    settings.engines = {odd_engine("Odd", habit, folder_.path("")), odd_engine("Even", "", folder_.path(""))};
    settings.rounds = 2;
    settings.games = 2;
    settings.concurrency = 2;
    settings.recover = true;
    settings.adjudication.most_moves = 30;
}

TournamentEnd OddMatch::play() {
    const VariantLibrary library;
    const Variant variant = library.find(settings.variant).value();
    const OpeningBook book = OpeningBook::open(settings.book, library, variant, settings.seed).value();
    const TournamentEvents events{[](const GamePlan&) {},
                                  [this](const GamePlan& plan, const PlayedGame& game, const Scoreboard&) {
                                      games_.emplace_back(plan, game);
                                  }};
    Scoreboard scoreboard;
    return run_tournament(settings, variant, book, events, scoreboard, {});
}

int OddMatch::engines_started() const {
    return count_files(folder_.path(""));
}

int OddMatch::engines_running() const {
    return processes_running(folder_.path(""));
}

int processes_running(const std::string& folder) {
    int running = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        const int id = std::stoi(file.path().filename().string());
        running += ::kill(id, 0) == 0 || errno == EPERM ? 1 : 0;
    }
    return running;
}

std::vector<std::string> odd_engine_words(const std::string& habit, const std::string& folder) {
    return {"-engine",
            "name=Odd",
            fmt::format("cmd={}", TENFOLD_ODD_ENGINE),
            fmt::format("args=\"{}\" {}", habit, folder),
            "-engine",
            "name=Even",
            fmt::format("cmd={}", TENFOLD_ODD_ENGINE),
            fmt::format("args=well {}", folder)};
}

}  // namespace tenfold::test
