#ifndef TENFOLD_TOOLS_SUITE_LINES_H
#define TENFOLD_TOOLS_SUITE_LINES_H

#include <functional>
#include <istream>
#include <string>
#include <string_view>

#include "tenfold/diagnostic.h"

namespace tenfold {

/// Takes the fields of a line of a suite, which end with semicolons, one after the other, and knows where
/// they began. A semicolon between double quotes is part of its field. The line must outlive its fields.
class SuiteFields {
public:
    explicit SuiteFields(std::string_view line) : line_(line) {}

    [[nodiscard]] bool done() const { return next_ > line_.size(); }
    /// The next field without blanks around it; empty if there is none.
    std::string_view take();
    /// A complaint about the field last taken: it has a column and a message.
    [[nodiscard]] Diagnostic wrong(std::string message) const;

private:
    std::string_view line_;
    std::size_t start_ = 0;
    std::size_t next_ = 0;
};

/// The first word of a field, and what follows the blanks behind it.
struct SuiteWords {
    std::string_view first;
    std::string_view rest;
};
[[nodiscard]] SuiteWords split_first_word(std::string_view field);

/// Calls `use` with each line and its number, 1 first, but for empty ones and those that begin with '#'.
/// Throws std::runtime_error, naming `source` and the line, where the stream can't be read on.
void for_each_suite_line(std::istream& in, const std::string& source,
                         const std::function<void(std::string_view line, int number)>& use);

}  // namespace tenfold

#endif
