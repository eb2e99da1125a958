#include "tools/perft_suite.h"

#include <fmt/format.h>
#include <optional>
#include <utility>

#include "core/number.h"
#include "core/quoted.h"
#include "tools/perft.h"
#include "tools/suite_lines.h"

#include "tenfold/game.h"

namespace tenfold {

namespace {

Diagnostic complaint_of(std::string message) {
    Diagnostic d;
    d.message = std::move(message);
    return d;
}

std::optional<SuiteCase::Count> parse_count(std::string_view field) {
    const SuiteWords words = split_first_word(field);
    if (!words.first.starts_with('D')) {
        return std::nullopt;
    }
    const auto depth = parse_number<int>(words.first.substr(1));
    const auto nodes = parse_number<std::uint64_t>(words.rest);
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

}  // namespace

Result<SuiteCase> parse_suite_line(std::string_view line) {
    SuiteFields fields(line);
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
    for_each_suite_line(in, source, [&](std::string_view line, int number) {
        std::optional<Diagnostic> complaint = run_case(line, library, threads, tally);
        if (complaint) {
            complaint->source = source;
            complaint->line = number;
            report(*complaint);
        }
        ++(complaint ? tally.failed : tally.passed);
    });
    return tally;
}

}  // namespace tenfold
