#include "protocol/go_command.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>

#include "core/number.h"
#include "core/quoted.h"
#include "tools/perft.h"

namespace tenfold {

namespace {

using Number = std::int64_t;

Milliseconds clock_time(Number n) {
    return Milliseconds(std::clamp(n, -kLongestTime.count(), kLongestTime.count()));
}

int count(Number n, int max) {
    return static_cast<int>(std::clamp(n, Number{1}, Number{max}));
}

constexpr int kMostMoves = 1000;

/// A word of "go" that a number follows, and where the number belongs.
struct NumberWord {
    std::string_view word;
    void (*store)(GoCommand&, Number);
};

constexpr std::array<NumberWord, 10> kNumberWords{{
    {"wtime", [](GoCommand& go, Number n) { go.limits.time[index(Color::White)] = clock_time(n); }},
    {"btime", [](GoCommand& go, Number n) { go.limits.time[index(Color::Black)] = clock_time(n); }},
    {"winc", [](GoCommand& go, Number n) { go.limits.increment[index(Color::White)] = clock_time(n); }},
    {"binc", [](GoCommand& go, Number n) { go.limits.increment[index(Color::Black)] = clock_time(n); }},
    {"movestogo",
     [](GoCommand& go, Number n) {
         // Some GUIs send 0 for "the rest of the game", which is what having no number means.
         if (n > 0) {
             go.limits.moves_to_go = count(n, kMostMoves);
         }
     }},
    {"depth", [](GoCommand& go, Number n) { go.limits.depth = count(n, Score::kMaxPly); }},
    {"nodes",
     [](GoCommand& go, Number n) { go.limits.nodes = static_cast<std::uint64_t>(std::max(n, Number{1})); }},
    {"mate", [](GoCommand& go, Number n) { go.limits.mate = count(n, Score::kMaxPly); }},
    {"movetime",
     [](GoCommand& go, Number n) { go.limits.move_time = std::max(clock_time(n), Milliseconds(1)); }},
    {"perft",
     [](GoCommand& go, Number n) {
         go.perft = static_cast<int>(std::clamp(n, Number{-1}, Number{kDeepestPerft}));
     }},
}};

const NumberWord* find_number_word(std::string_view word) {
    const auto* const found = std::find_if(kNumberWords.begin(), kNumberWords.end(),
                                           [&](const NumberWord& known) { return known.word == word; });
    return found == kNumberWords.end() ? nullptr : found;
}

bool is_keyword(std::string_view word) {
    return word == "infinite" || word == "ponder" || word == "searchmoves" ||
           find_number_word(word) != nullptr;
}

/// Reads the number behind `known`; false if there is none.
bool read_number(const NumberWord& known, Words& words, GoCommand& go) {
    if (words.at_end() || is_keyword(words.peek())) {
        go.complaints.push_back(fmt::format("go: {} needs a number; passed over", known.word));
        return false;
    }
    const std::string_view text = words.next();
    const std::optional<Number> number = parse_number<Number>(text);
    if (!number) {
        go.complaints.push_back(
            fmt::format("go: {} needs a number, not {}; passed over", known.word, quoted(text)));
        return false;
    }
    known.store(go, *number);
    return true;
}

void read_search_moves(Words& words, GoCommand& go) {
    while (!words.at_end() && !is_keyword(words.peek())) {
        go.search_moves.emplace_back(words.next());
    }
    if (go.search_moves.empty()) {
        go.complaints.emplace_back("go: searchmoves without a move; passed over");
    }
}

bool is_unlimited(const SearchLimits& limits) {
    return !limits.depth && !limits.nodes && !limits.mate && !limits.move_time && !limits.time[0] &&
           !limits.time[1] && !limits.infinite && !limits.ponder;
}

}  // namespace

GoCommand parse_go(Words words) {
    GoCommand go;
    bool bad_number = false;
    while (!words.at_end()) {
        const std::string_view word = words.next();
        if (word == "infinite") {
            go.limits.infinite = true;
        } else if (word == "ponder") {
            go.limits.ponder = true;
        } else if (word == "searchmoves") {
            read_search_moves(words, go);
        } else if (const NumberWord* const known = find_number_word(word)) {
            const bool read = read_number(*known, words, go);
            bad_number |= !read;
            if (!read && word == "perft") {
                go.perft = -1;
            }
        } else {
            go.complaints.push_back(fmt::format("go: unknown word {}; passed over", quoted(word)));
        }
    }
    if (go.perft && *go.perft < 0) {
        go.complaints.emplace_back("go: perft needs a depth of 0 or more; nothing is counted");
    } else if (bad_number && !go.perft && is_unlimited(go.limits)) {
        go.complaints.emplace_back("go: no limit is left, so the answer comes at once");
        go.limits.move_time = Milliseconds(1);
    }
    return go;
}

SearchLimits limits_for(GoCommand& command, const Game& game) {
    SearchLimits limits = command.limits;
    for (const std::string& text : command.search_moves) {
        const Result<Move> move = game.parse_move(text);
        if (!move.ok()) {
            command.complaints.push_back(
                fmt::format("go: searchmoves {}: {}; passed over", quoted(text), move.error().message));
        } else if (std::find(limits.search_moves.begin(), limits.search_moves.end(), move.value()) ==
                   limits.search_moves.end()) {
            limits.search_moves.push_back(move.value());
        }
    }
    if (limits.search_moves.empty() && !command.search_moves.empty()) {
        command.complaints.emplace_back("go: none of searchmoves is legal; all moves are searched");
    }
    const std::size_t us = index(game.side_to_move());
    if (!limits.time[us]) {
        limits.time[us] = limits.time[1 - us];
    }
    return limits;
}

}  // namespace tenfold
