#include "referee/cecp_lines.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

#include "core/number.h"
#include "protocol/words.h"

namespace tenfold::referee {

namespace {

constexpr std::string_view kFeature = "feature";

/// Takes a feature's value off the front: a word, or a text in quotes.
std::string take_value(std::string_view& rest) {
    const bool is_quoted = rest.starts_with('"');
    rest.remove_prefix(is_quoted ? 1 : 0);
    const std::size_t end = std::min(rest.find_first_of(is_quoted ? "\"" : " \t"), rest.size());
    std::string value(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return value;
}

/// Mates are told as 100000 and the number of moves.
EngineScore score_of(int value) {
    constexpr int kMate = 100'000;
    if (value >= kMate) {
        return {true, value - kMate};
    }
    return value <= -kMate ? EngineScore{true, value + kMate} : EngineScore{false, value};
}

/// Minutes and seconds, at least one second: what is lost here, the clocks sent before each move put right.
std::string base_text(Millis base) {
    const auto seconds = std::max<std::chrono::seconds::rep>(
        1, std::chrono::duration_cast<std::chrono::seconds>(base).count());
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

/// The pieces of one side, "Ke1", in capitals.
std::vector<std::string> pieces_of(std::string_view board, bool is_white, const Dialect& dialect) {
    std::vector<std::string> lines;
    int rank = static_cast<int>(std::count(board.begin(), board.end(), '/')) + 1;
    int file = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto c = static_cast<unsigned char>(board[i]);
        if (c == '/') {
            --rank;
            file = 0;
        } else if (std::isdigit(c) != 0) {
            const bool is_ten = c == '1' && i + 1 < board.size() && board[i + 1] == '0';
            file += is_ten ? 10 : c - '0';
            i += is_ten ? 1 : 0;
        } else {
            if ((std::isupper(c) != 0) == is_white) {
                lines.push_back(fmt::format("{}{}{}", static_cast<char>(std::toupper(c)),
                                            static_cast<char>('a' + file),
                                            rank - (dialect.counts_ranks_from_0 ? 1 : 0)));
            }
            ++file;
        }
    }
    return lines;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> parse_features(std::string_view line) {
    Words words(line);
    std::vector<std::pair<std::string, std::string>> features;
    if (words.next() != kFeature) {
        return features;
    }
    std::string_view rest = words.rest();
    while (!rest.empty()) {
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
        const std::size_t equals = rest.find('=');
        if (equals == std::string_view::npos) {
            break;
        }
        std::string name(rest.substr(0, equals));
        rest.remove_prefix(equals + 1);
        features.emplace_back(std::move(name), take_value(rest));
    }
    return features;
}

void read_thinking(std::string_view line, Thought& thought) {
    Words words(line);
    const auto depth = parse_number<int>(words.next());
    const auto score = parse_number<int>(words.next());
    const auto time = parse_number<long long>(words.next());
    const auto nodes = parse_number<std::uint64_t>(words.next());
    if (depth && score && time && nodes && !words.at_end()) {
        thought.depth = std::max(*depth, 0);
        thought.score = score_of(*score);
        thought.nodes = *nodes;
    }
}

std::vector<std::string> limit_lines(const Limits& limits) {
    std::vector<std::string> lines;
    if (limits.clock) {
        lines.push_back(fmt::format("level {} {} {}", limits.clock->moves, base_text(limits.clock->base),
                                    seconds_text(limits.clock->increment)));
    }
    if (limits.move_time) {
        lines.push_back("st " + seconds_text(*limits.move_time));
    }
    if (limits.depth) {
        lines.push_back(fmt::format("sd {}", *limits.depth));
    }
    return lines;
}

std::vector<std::string> edit_lines(std::string_view fen, const Dialect& dialect) {
    const std::string translated = dialect.fen_to_engine(fen);
    const std::string_view board = std::string_view(translated).substr(0, translated.find_first_of(" ["));
    std::vector<std::string> lines{"edit", "#"};
    for (const bool is_white : {true, false}) {
        const std::vector<std::string> pieces = pieces_of(board, is_white, dialect);
        lines.insert(lines.end(), pieces.begin(), pieces.end());
        lines.emplace_back(is_white ? "c" : ".");
    }
    return lines;
}

}  // namespace tenfold::referee
