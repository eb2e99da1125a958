#include "tools/perft_suite.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <stdexcept>
#include <utility>

#include "core/number.h"
#include "core/quoted.h"
#include "core/read_line.h"
#include "tools/perft.h"

#include "tenfold/game.h"

namespace tenfold {

namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kBlanks);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

Diagnostic complaint_of(std::string message, int column = 0) {
    Diagnostic d;
    d.column = column;
    d.message = std::move(message);
    return d;
}

/// Takes the fields of a line one after the other and knows where they began.
class Fields {
public:
    explicit Fields(std::string_view line) : line_(line) {}

    [[nodiscard]] bool done() const { return next_ > line_.size(); }
    /// The next field; empty if there is none.
    std::string_view take() {
        start_ = std::min(next_, line_.size());
        const std::size_t end = std::min(line_.find(';', start_), line_.size());
        next_ = end + 1;
        return trimmed(line_.substr(start_, end - start_));
    }
    /// A complaint about the field last taken.
    [[nodiscard]] Diagnostic wrong(std::string message) const {
        return complaint_of(std::move(message), static_cast<int>(start_) + 1);
    }

private:
    std::string_view line_;
    std::size_t start_ = 0;
    std::size_t next_ = 0;
};

std::optional<SuiteCase::Count> parse_count(std::string_view field) {
    const std::size_t blank = field.find_first_of(kBlanks);
    if (blank == std::string_view::npos || field[0] != 'D') {
        return std::nullopt;
    }
    const auto depth = parse_number<int>(field.substr(1, blank - 1));
    const auto nodes = parse_number<std::uint64_t>(trimmed(field.substr(blank)));
    const bool countable = depth && *depth >= 1 && *depth <= kDeepestPerft;
    return countable && nodes ? std::optional(SuiteCase::Count{*depth, *nodes}) : std::nullopt;
}

/// What is wrong with the case's counts; empty if they are right.
std::string differences(const SuiteCase& wanted, const Game& game, int threads, SuiteTally& tally) {
    std::string text;
    for (const auto& [depth, expected] : wanted.counts) {
        const std::uint64_t found = total_nodes(perft_divide(game.position(), depth, threads));
        tally.nodes += found;
        if (found != expected) {
            text += fmt::format("{} D{}: {} found, {} expected", text.empty() ? wanted.variant : ";", depth,
                                found, expected);
        }
    }
    return text;
}

/// The complaint about a case; nothing if it passes.
std::optional<Diagnostic> run_case(std::string_view line, const VariantLibrary& library, int threads,
                                   SuiteTally& tally) {
    const Result<SuiteCase> wanted = parse_suite_line(line);
    if (!wanted) {
        return wanted.error();
    }
    const Result<Variant> variant = library.find(wanted.value().variant);
    if (!variant) {
        return complaint_of(variant.error().message);
    }
    const Result<Game> game = Game::from_fen(variant.value(), wanted.value().fen);
    if (!game) {
        return complaint_of(to_string(game.error()));
    }
    std::string wrong = differences(wanted.value(), game.value(), threads, tally);
    return wrong.empty() ? std::nullopt : std::optional(complaint_of(std::move(wrong)));
}

std::optional<std::string> read_suite_line(std::istream& in, const std::string& source, int number) {
    constexpr std::size_t kLongestLine = 10'000;
    try {
        return read_line(in, kLongestLine);
    } catch (const std::runtime_error& error) {
        throw std::runtime_error(fmt::format("{}:{}: {}", source, number, error.what()));
    }
}

}  // namespace

Result<SuiteCase> parse_suite_line(std::string_view line) {
    Fields fields(line);
    SuiteCase result;
    result.variant = fields.take();
    if (result.variant.empty()) {
        return fields.wrong("expected a variant's name");
    }
    result.fen = fields.take();
    if (result.fen.empty()) {
        return fields.wrong("expected a FEN after the variant's name and ';'");
    }
    do {
        const std::string_view field = fields.take();
        const auto count = parse_count(field);
        if (!count) {
            return fields.wrong(fmt::format("expected a depth (1 to {}) and a count like 'D3 8902', not {}",
                                            kDeepestPerft, quoted(field)));
        }
        result.counts.push_back(*count);
    } while (!fields.done());
    return result;
}

SuiteTally run_suite(std::istream& in, const std::string& source, const VariantLibrary& library, int threads,
                     const std::function<void(const Diagnostic&)>& report) {
    SuiteTally tally;
    for (int number = 1;; ++number) {
        const std::optional<std::string> read = read_suite_line(in, source, number);
        if (!read) {
            return tally;
        }
        const std::string_view line = trimmed(*read);
        if (line.empty() || line.front() == '#') {
            continue;
        }
        std::optional<Diagnostic> complaint = run_case(*read, library, threads, tally);
        if (complaint) {
            complaint->source = source;
            complaint->line = number;
            report(*complaint);
        }
        ++(complaint ? tally.failed : tally.passed);
    }
}

}  // namespace tenfold
