#include "app/run_tenfold.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <sys/wait.h>

#include "support/temporary_folder.h"

namespace tenfold::test {

namespace {

std::string quoted_for_shell(const std::string& text) {
    std::string result = "'";
    for (const char c : text) {
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return result + "'";
}

std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

Run run_tenfold(const std::vector<std::string>& arguments, const std::string& environment,
                const std::string& output, const std::string& input) {
    const TemporaryFolder folder;
    const std::string out = output.empty() ? folder.path("out") : output;
    const std::string err = folder.path("err");
    std::string command = "env -u TENFOLD_VARIANTS ";
    if (!environment.empty()) {
        command += quoted_for_shell(environment) + " ";
    }
    command += "timeout 60 " + quoted_for_shell(TENFOLD_PROGRAM);
    for (const std::string& argument : arguments) {
        command += " " + quoted_for_shell(argument);
    }
    command += " <" + quoted_for_shell(input) + " >" + quoted_for_shell(out) + " 2>" + quoted_for_shell(err);
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            output.empty() ? content_of(out) : "", content_of(err)};
}

}  // namespace tenfold::test
