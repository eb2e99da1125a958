#include "referee/uci_lines.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "core/number.h"
#include "core/quoted.h"
#include "protocol/words.h"

namespace tenfold::referee {

namespace {

constexpr std::array<std::string_view, 5> kOptionKeys{"type", "default", "min", "max", "var"};

bool is_option_key(std::string_view word) {
    return std::find(kOptionKeys.begin(), kOptionKeys.end(), word) != kOptionKeys.end();
}

/// Words up to the next key of an option's description: names and values may have blanks.
std::string next_phrase(Words& words) {
    std::string phrase;
    while (!words.at_end() && !is_option_key(words.peek())) {
        phrase += (phrase.empty() ? "" : " ") + std::string(words.next());
    }
    return phrase;
}

/// Reads what follows "score": "cp 31 lowerbound". False if it is only a bound.
bool read_score(Words& words, Thought& thought) {
    const std::string_view unit = words.next();
    const auto value = parse_number<int>(words.next());
    const bool is_bound = words.peek() == "lowerbound" || words.peek() == "upperbound";
    if (value && (unit == "cp" || unit == "mate") && !is_bound) {
        thought.score = EngineScore{unit == "mate", *value};
    }
    return !is_bound;
}

std::string clock_words(std::string_view side, const PlayerClock& clock) {
    return fmt::format(" {}time {}", side, clock.left().count());
}

}  // namespace

std::optional<UciOption> parse_uci_option(std::string_view line) {
    Words words(line);
    if (words.next() != "option" || words.next() != "name") {
        return std::nullopt;
    }
    UciOption option;
    option.name = next_phrase(words);
    while (!words.at_end()) {
        const std::string_view key = words.next();
        const std::string phrase = next_phrase(words);
        if (key == "type") {
            option.type = phrase;
        } else if (key == "min") {
            option.least = parse_number<long long>(phrase);
        } else if (key == "max") {
            option.most = parse_number<long long>(phrase);
        } else if (key == "var") {
            option.values.push_back(phrase);
        }
    }
    return option;
}

std::string complaint_about(const UciOption& option, const std::string& value) {
    if (option.type == "spin") {
        const auto number = parse_number<long long>(value);
        if (!number || (option.least && *number < *option.least) || (option.most && *number > *option.most)) {
            return fmt::format("option {}: {} is not in its range, {} to {}", option.name,
                               tenfold::quoted(value), option.least.value_or(0), option.most.value_or(0));
        }
    }
    const bool is_listed = std::any_of(option.values.begin(), option.values.end(),
                                       [&](const std::string& known) { return same_word(known, value); });
    if (option.type == "combo" && !is_listed) {
        return fmt::format("option {}: {} is not among its values", option.name, tenfold::quoted(value));
    }
    if (option.type == "check" && value != "true" && value != "false") {
        return fmt::format("option {}: expected true or false, not {}", option.name, tenfold::quoted(value));
    }
    return "";
}

void read_info(std::string_view line, Thought& thought) {
    Words words(line);
    Thought read = thought;
    bool is_main_line = true;
    bool has_score = false;
    words.next();  // "info"
    while (is_main_line && !words.at_end()) {
        const std::string_view key = words.next();
        if (key == "string" || key == "pv") {
            break;
        }
        if (key == "depth") {
            read.depth = std::max(parse_number<int>(words.next()).value_or(read.depth), 0);
        } else if (key == "nodes") {
            read.nodes = parse_number<std::uint64_t>(words.next()).value_or(read.nodes);
        } else if (key == "multipv") {
            is_main_line = words.next() == "1";
        } else if (key == "score") {
            is_main_line = read_score(words, read);
            has_score = true;
        }
    }
    if (is_main_line) {
        read.depth = has_score ? read.depth : thought.depth;  // that of the score
        thought = read;
    }
}

std::string position_line(const GameStart& start, const std::vector<std::string>& moves,
                          const Dialect& dialect) {
    std::string line =
        start.fen.empty() ? "position startpos" : "position fen " + dialect.fen_to_engine(start.fen);
    if (!moves.empty()) {
        line += " moves";
    }
    for (const std::string& move : moves) {
        line += " " + dialect.move_to_engine(move);
    }
    return line;
}

std::string go_line(const Turn& turn, const Limits& limits) {
    std::string line = "go";
    const PlayerClock& own = turn.clocks[index(turn.side)];
    if (own.has_clock()) {
        const PlayerClock& white = turn.clocks[0].has_clock() ? turn.clocks[0] : own;
        const PlayerClock& black = turn.clocks[1].has_clock() ? turn.clocks[1] : own;
        line += clock_words("w", white) + clock_words("b", black);
        if (white.increment() > Millis(0) || black.increment() > Millis(0)) {
            line += fmt::format(" winc {} binc {}", white.increment().count(), black.increment().count());
        }
        if (own.moves_to_go() > 0) {
            line += fmt::format(" movestogo {}", own.moves_to_go());
        }
    }
    if (limits.move_time) {
        line += fmt::format(" movetime {}", limits.move_time->count());
    }
    if (limits.depth) {
        line += fmt::format(" depth {}", *limits.depth);
    }
    if (limits.nodes) {
        line += fmt::format(" nodes {}", *limits.nodes);
    }
    return line == "go" ? "go infinite" : line;
}

}  // namespace tenfold::referee
