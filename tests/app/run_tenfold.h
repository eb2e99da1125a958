#ifndef TENFOLD_TESTS_APP_RUN_TENFOLD_H
#define TENFOLD_TESTS_APP_RUN_TENFOLD_H

#include <string>
#include <vector>

namespace tenfold::test {

/// How a run of the real program ended and what it wrote.
struct Run {
    int exit_status = -1;  ///< 128 + signal number if a signal ended it
    std::string out;
    std::string err;
};

/// Runs the program with these arguments, and `environment` ("NAME=value") added to the environment, to its
/// end; none of its streams is a terminal. `output`, if given, is where stdout goes instead ("/dev/full"),
/// `input` the file that is its standard input. What takes more than a minute is ended, with status 124.
[[nodiscard]] Run run_tenfold(const std::vector<std::string>& arguments, const std::string& environment = "",
                              const std::string& output = "", const std::string& input = "/dev/null");

}  // namespace tenfold::test

#endif
