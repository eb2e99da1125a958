#include "variant/spec_parser.h"

#include <algorithm>
#include <fmt/format.h>
#include <toml++/toml.h>

#include "variant/nesting_guard.h"
#include "variant/spec_sections.h"

namespace tenfold {

namespace {

void read_table(const toml::table& table, FileReport& report, const SpecLookup& lookup, ParsedSpec& parsed) {
    TableReader root(&table, {report.source(), 1, 1}, report);
    sections::Draft draft(report);
    sections::read_head(root, draft, lookup);
    sections::read_board(root.section("board"), draft);
    sections::read_removed(root, draft);
    sections::read_pieces(root.section("pieces"), draft);
    sections::read_promotion(root.section("promotion"), draft);
    sections::read_initial(root.section("initial"), draft);
    sections::read_castling(root, draft);
    sections::read_results(root.section("results"), draft);
    sections::read_prelude(root.section("prelude"), draft);
    sections::read_evaluation(root.section("evaluation"), draft);
    root.finish();
    sections::complete(draft);
    parsed.spec = std::move(draft.spec);
    parsed.on_castling = std::move(draft.on_castling);
}

/// The commonest slip is a text without quotes, which the library takes for some value or other.
std::string_view hint_for(std::string_view description) {
    return description.find("parsing value") != std::string_view::npos ? "; a text needs quotes: \"...\""
                                                                       : "";
}

std::optional<toml::table> read_toml(std::string_view toml, FileReport& report) {
    if (toml.size() > kLargestVariantFile) {
        report.error({report.source(), 0, 0},
                     fmt::format("the file has {} bytes; a variant file has at most {}", toml.size(),
                                 kLargestVariantFile));
        return std::nullopt;
    }
    if (const std::optional<int> line = line_that_nests_too_deep(toml)) {
        report.error({report.source(), *line, 0},
                     fmt::format("more than {} dots in a line: no key nests so deep", kMostDots));
        return std::nullopt;
    }
    try {
        return toml::parse(toml, report.source());
    } catch (const toml::parse_error& error) {
        const toml::source_position at = error.source().begin;
        report.error({report.source(), static_cast<int>(at.line), static_cast<int>(at.column)},
                     fmt::format("not valid TOML: {}{}", error.description(), hint_for(error.description())));
        return std::nullopt;
    }
}

}  // namespace

bool ParsedSpec::ok() const noexcept {
    return std::none_of(diagnostics.begin(), diagnostics.end(),
                        [](const Diagnostic& d) { return d.severity == Diagnostic::Severity::Error; });
}

ParsedSpec parse_spec(std::string_view toml, const std::string& source, const SpecLookup& lookup) {
    FileReport report(source, toml);
    ParsedSpec parsed;
    if (const std::optional<toml::table> table = read_toml(toml, report)) {
        read_table(*table, report, lookup, parsed);
    }
    parsed.diagnostics = report.sorted();
    return parsed;
}

SpecNames peek_names(std::string_view toml) {
    FileReport unheard({}, toml);
    const std::optional<toml::table> table = read_toml(toml, unheard);
    if (!table) {
        return {};
    }
    TableReader root(&*table, {}, unheard);
    const Text name = root.line("name").value_or(Text{});
    return {name.value, root.line("inherits").value_or(Text{}).value, name.where};
}

}  // namespace tenfold
