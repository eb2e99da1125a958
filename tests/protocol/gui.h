#ifndef TENFOLD_TESTS_PROTOCOL_GUI_H
#define TENFOLD_TESTS_PROTOCOL_GUI_H

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "support/process.h"

#include "tenfold/game.h"

namespace tenfold::test {

using Lines = std::vector<std::string>;

inline constexpr auto kFoolsMate = "position startpos moves f2f3 e7e5 g2g4 d8h4";

/// What came of a "go".
struct SearchAnswer {
    Lines lines;         ///< all of them, the one with the best move last
    std::string best;    ///< "(none)" without a move
    std::string ponder;  ///< empty if none was offered
    std::chrono::milliseconds time{};

    /// The lines with a score.
    [[nodiscard]] Lines scores() const;
};

/// The real program, driven over pipes as a GUI does it. Missing answers throw and so fail the test.
class Gui {
public:
    explicit Gui(const Lines& arguments = {});

    /// Bytes as they are.
    void write(const std::string& text) { process_.write(text); }
    void say(const std::string& line) { process_.send(line); }
    /// Lines up to the first that begins with `prefix`, which must come within `patience`.
    Lines hear_until(const std::string& prefix, Process::Timeout patience = Process::kPatience);
    Lines ask(const std::string& line, const std::string& prefix);
    /// All that is said in answer to a command that answers at once or not at all.
    Lines answers_to(const std::string& line);
    SearchAnswer search(const std::string& go);
    /// What is still to come of a search that was begun at `start`.
    SearchAnswer hear_search(std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now());
    /// Nothing is said for this long.
    bool is_silent_for(std::chrono::milliseconds time);
    /// The exit status after the program ended by itself; 1000 if it doesn't.
    int exit_status(Process::Timeout patience = Process::kPatience);
    Process& process() noexcept { return process_; }

private:
    Process process_;
};

/// The program under test.
[[nodiscard]] std::string program();

/// The value behind `key` in an info line; empty if it isn't there.
[[nodiscard]] std::string field(const std::string& info, std::string_view key);

/// The moves of an info line's "pv".
[[nodiscard]] Lines pv_of(const std::string& info);

/// What is wrong with a line of play: an illegal move, or a move after the game's end. Empty if nothing is.
[[nodiscard]] std::string fault_in_line(Game game, const Lines& moves);

/// A game by name, set up.
[[nodiscard]] Game game_of(std::string_view variant, const std::string& fen = {});

[[nodiscard]] bool any_contains(const Lines& lines, std::string_view part);
[[nodiscard]] int count_of(const Lines& lines, std::string_view prefix);

}  // namespace tenfold::test

#endif
