#include "variant/file_report.h"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>

#include "variant/literal_location.h"

namespace tenfold {

void FileReport::add(Diagnostic complaint) {
    if (is_full()) {
        dropped_some_ = true;
        return;
    }
    diagnostics_.push_back(std::move(complaint));
}

void FileReport::error(const Location& where, std::string message) {
    add({where.source, where.line, where.column, std::move(message)});
}

void FileReport::notice(const Location& where, std::string message) {
    add({where.source, where.line, where.column, std::move(message), Diagnostic::Severity::Notice});
}

void FileReport::error_in(const Text& text, std::size_t index, std::string message) {
    // Finding the place takes a walk through the file.
    error(is_full() ? text.where : locate_in_literal(toml_, text.where, index), std::move(message));
}

std::vector<Diagnostic> FileReport::sorted() const {
    std::vector<Diagnostic> result = diagnostics_;
    std::stable_sort(result.begin(), result.end(), [](const Diagnostic& a, const Diagnostic& b) {
        return std::tie(a.line, a.column) < std::tie(b.line, b.column);
    });
    if (dropped_some_) {
        result.push_back({source_, 0, 0, fmt::format("there are more problems than these {}", kMost)});
    }
    return result;
}

}  // namespace tenfold
