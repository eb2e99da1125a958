#include "variant/file_report.h"

#include <algorithm>
#include <tuple>

#include "variant/literal_location.h"

namespace tenfold {

namespace {

Diagnostic diagnostic(const Location& where, std::string message, Diagnostic::Severity severity) {
    return {where.source, where.line, where.column, std::move(message), severity};
}

}  // namespace

void FileReport::error(const Location& where, std::string message) {
    diagnostics_.push_back(diagnostic(where, std::move(message), Diagnostic::Severity::Error));
}

void FileReport::notice(const Location& where, std::string message) {
    diagnostics_.push_back(diagnostic(where, std::move(message), Diagnostic::Severity::Notice));
}

void FileReport::error_in(const Text& text, std::size_t index, std::string message) {
    error(locate_in_literal(toml_, text.where, index), std::move(message));
}

std::vector<Diagnostic> FileReport::sorted() const {
    std::vector<Diagnostic> result = diagnostics_;
    std::stable_sort(result.begin(), result.end(), [](const Diagnostic& a, const Diagnostic& b) {
        return std::tie(a.line, a.column) < std::tie(b.line, b.column);
    });
    return result;
}

}  // namespace tenfold
