#include "protocol/gui.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace tenfold::test {

namespace {

using Clock = std::chrono::steady_clock;

Lines command_line(const Lines& arguments) {
    Lines command{program()};
    command.insert(command.end(), arguments.begin(), arguments.end());
    return command;
}

Lines words_of(const std::string& line) {
    std::istringstream in(line);
    Lines words;
    for (std::string word; in >> word;) {
        words.push_back(word);
    }
    return words;
}

}  // namespace

std::string program() {
    return TENFOLD_PROGRAM;
}

Lines SearchAnswer::scores() const {
    Lines found;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(found), [](const std::string& line) {
        return line.starts_with("info depth ") && line.find(" score ") != std::string::npos;
    });
    return found;
}

Gui::Gui(const Lines& arguments) : process_(command_line(arguments)) {}

Lines Gui::hear_until(const std::string& prefix, Process::Timeout patience) {
    auto lines = process_.read_until(prefix, patience);
    if (!lines) {
        throw std::runtime_error("the program never said " + prefix);
    }
    return std::move(*lines);
}

Lines Gui::ask(const std::string& line, const std::string& prefix) {
    say(line);
    return hear_until(prefix);
}

Lines Gui::answers_to(const std::string& line) {
    say(line);
    Lines lines = ask("isready", "readyok");
    lines.pop_back();
    return lines;
}

SearchAnswer Gui::search(const std::string& go) {
    const auto start = Clock::now();
    say(go);
    return hear_search(start);
}

SearchAnswer Gui::hear_search(Clock::time_point start) {
    SearchAnswer answer;
    answer.lines = hear_until("bestmove ");
    answer.time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
    const Lines words = words_of(answer.lines.back());
    answer.best = words.at(1);
    answer.ponder = words.size() > 3 && words[2] == "ponder" ? words[3] : "";
    return answer;
}

bool Gui::is_silent_for(std::chrono::milliseconds time) {
    return !process_.read_line(time).has_value();
}

int Gui::exit_status(Process::Timeout patience) {
    return process_.wait(patience).value_or(1000);
}

std::string field(const std::string& info, std::string_view key) {
    const Lines words = words_of(info);
    const auto found = std::find(words.begin(), words.end(), key);
    return found == words.end() || found + 1 == words.end() ? "" : *(found + 1);
}

Lines pv_of(const std::string& info) {
    const std::size_t start = info.find(" pv ");
    return start == std::string::npos ? Lines{} : words_of(info.substr(start + 4));
}

std::string fault_in_line(Game game, const Lines& moves) {
    bool over = false;
    for (const std::string& text : moves) {
        const Result<Move> move = game.parse_move(text);
        if (over || !move.ok()) {
            return text + (over ? " comes after the game's end" : " is illegal in ") + game.fen();
        }
        game.play(move.value());
        over = game.status().over();
    }
    return {};
}

Game game_of(std::string_view variant, const std::string& fen) {
    const Variant found = VariantLibrary().find(variant).value();
    return fen.empty() ? Game(found) : Game::from_fen(found, fen).value();
}

bool any_contains(const Lines& lines, std::string_view part) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(part) != std::string::npos; });
}

int count_of(const Lines& lines, std::string_view prefix) {
    return static_cast<int>(std::count_if(lines.begin(), lines.end(),
                                          [&](const std::string& line) { return line.starts_with(prefix); }));
}

}  // namespace tenfold::test
