#ifndef TENFOLD_TESTS_SUPPORT_DATA_LINES_H
#define TENFOLD_TESTS_SUPPORT_DATA_LINES_H

#include <string>
#include <vector>

namespace tenfold::test {

/// A line of a file in tests/data: fields between semicolons.
struct DataLine {
    int number = 0;  ///< 1-based
    std::vector<std::string> fields;
};

/// The lines of tests/data/<file> but comments (`#`) and empty ones; none if there is no such file.
[[nodiscard]] std::vector<DataLine> data_lines(const std::string& file);

}  // namespace tenfold::test

#endif
