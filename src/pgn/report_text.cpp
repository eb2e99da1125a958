#include "pgn/report_text.h"

#include <cmath>
#include <cstdlib>
#include <fmt/format.h>

#include "core/number.h"

#include "tenfold/pgn.h"

namespace tenfold {

namespace {

/// To the ply that ends the game. Whoever gives mate plays the last one, so that the number is odd.
int plies_of(int full_moves) {
    return full_moves > 0 ? 2 * full_moves - 1 : -2 * full_moves;
}

std::string score_text(Score score) {
    if (score.is_decisive()) {
        return fmt::format("{}M{}", score.is_mate() ? '+' : '-', plies_of(score.mate_moves()));
    }
    if (score.is_stalemate()) {
        return fmt::format("{}S{}", score.raw() > 0 ? '+' : '-', plies_of(score.stalemate_moves()));
    }
    return fmt::format("{:+.2f}", score.raw() / 100.0);
}

/// Hundredths of a second; of what takes less than a tenth, thousandths.
std::string time_text(std::chrono::milliseconds time) {
    constexpr std::chrono::milliseconds kShort{100};
    const double seconds = std::chrono::duration<double>(time).count();
    return time < kShort ? fmt::format("{:.3f}s", seconds) : fmt::format("{:.2f}s", seconds);
}

bool is_decimal(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos &&
           text.front() != '.' && text.find('.') == text.rfind('.') && text.size() < 12;
}

double decimal_value(std::string_view text) {
    return std::strtod(std::string(text).c_str(), nullptr);
}

std::optional<Score> end_score(bool for_mover, char kind, std::string_view digits) {
    const std::optional<int> plies = parse_number<int>(digits);
    if (!plies || *plies < 0 || *plies > Score::kMaxPly) {
        return std::nullopt;
    }
    const Score score = kind == 'M' ? Score::mate_in(*plies) : Score::stalemate_in(*plies);
    return for_mover ? score : -score;
}

std::optional<Score> parse_score(std::string_view text) {
    const bool signed_so = text.starts_with('+') || text.starts_with('-');
    const bool positive = !text.starts_with('-');
    text.remove_prefix(signed_so ? 1 : 0);
    if (text.starts_with('M') || text.starts_with('S')) {
        return end_score(positive, text.front(), text.substr(1));
    }
    if (!is_decimal(text) || (!signed_so && text.find('.') == std::string_view::npos)) {
        return std::nullopt;
    }
    const double centipawns = 100 * decimal_value(text);
    if (centipawns > Score::kMaxEval) {
        return std::nullopt;
    }
    const Score score(static_cast<int>(std::lround(centipawns)));
    return positive ? score : -score;
}

/// "+0.35/12"; a score without a depth could be any number.
bool read_score_and_depth(std::string_view word, MoveReport& report) {
    const std::size_t slash = word.find('/');
    if (slash == std::string_view::npos) {
        return false;
    }
    report.score = parse_score(word.substr(0, slash));
    report.depth = parse_number<int>(word.substr(slash + 1));
    return report.score && report.depth && *report.depth >= 0;
}

/// "0.31s"
bool read_time(std::string_view word, MoveReport& report) {
    constexpr double kLongest = 1e7;  // so that it is written with as few digits as are read
    const std::string_view number = word.substr(0, word.empty() ? 0 : word.size() - 1);
    if (!word.ends_with('s') || !is_decimal(number) || decimal_value(number) >= kLongest) {
        return false;
    }
    report.time = std::chrono::milliseconds(std::llround(1000 * decimal_value(number)));
    return true;
}

std::string_view word_at(std::string_view text, std::size_t start) {
    return text.substr(start, text.find_first_of(" ,", start) - start);
}

}  // namespace

std::string to_string(const MoveReport& report) {
    std::string text;
    if (report.score) {
        text = score_text(*report.score);
        text += report.depth ? fmt::format("/{}", *report.depth) : "/0";
    }
    if (report.time) {
        text += fmt::format("{}{}", text.empty() ? "" : " ", time_text(*report.time));
    }
    return text;
}

std::optional<MoveReport> take_report(std::string_view& comment) {
    MoveReport report;
    std::size_t end = 0;
    if (const std::string_view word = word_at(comment, 0); read_score_and_depth(word, report)) {
        end = word.size();
    } else {
        report = MoveReport{};
    }
    const std::size_t second = end > 0 && comment.substr(end).starts_with(' ') ? end + 1 : end;
    if (second == 0 || second > end) {
        const std::string_view word = word_at(comment, second);
        end = read_time(word, report) ? second + word.size() : end;
    }
    if (end == 0) {
        return std::nullopt;
    }
    comment.remove_prefix(std::min(comment.find_first_not_of(" ,", end), comment.size()));
    return report;
}

}  // namespace tenfold
