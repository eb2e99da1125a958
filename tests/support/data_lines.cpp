#include "support/data_lines.h"

#include <fstream>
#include <sstream>

namespace tenfold::test {

std::vector<DataLine> data_lines(const std::string& file) {
    std::vector<DataLine> lines;
    std::ifstream in(TENFOLD_TEST_DATA "/" + file);
    int number = 0;
    for (std::string text; std::getline(in, text);) {
        ++number;
        if (text.empty() || text.front() == '#') {
            continue;
        }
        std::istringstream rest(text);
        DataLine line{number, {}};
        for (std::string field; std::getline(rest, field, ';');) {
            line.fields.push_back(field);
        }
        lines.push_back(line);
    }
    return lines;
}

}  // namespace tenfold::test
