#include "referee/spawn.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "core/file_kind.h"
#include "core/quoted.h"

namespace tenfold::referee {

namespace {

/// Everything that the child needs, made before the fork: behind it, in a program with threads, only calls
/// are allowed that neither take memory nor locks.
struct ChildPlan {
    std::vector<std::string> words;
    std::vector<char*> arguments;
    const char* folder;
    int input;
    int output;
    PipeEnd errors;
    PipeEnd report;  ///< takes the error number if the program can't be run
    pid_t parent;
};

[[noreturn]] void give_up(const ChildPlan& plan) {
    const int error = errno;
    const ssize_t written = ::write(plan.report.get(), &error, sizeof error);
    ::_exit(written == sizeof error ? 127 : 126);
}

void reset_signals() {
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
        ::signal(signal, SIG_DFL);
    }
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// Has the child killed if this process dies before it.
void die_with_parent(const ChildPlan& plan) {
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != plan.parent) {  // it has died meanwhile
        ::_exit(127);
    }
#else
    static_cast<void>(plan);
#endif
}

[[noreturn]] void run_child(const ChildPlan& plan) {
    ::setpgid(0, 0);
    die_with_parent(plan);
    reset_signals();
    if (::dup2(plan.input, STDIN_FILENO) < 0 || ::dup2(plan.output, STDOUT_FILENO) < 0 ||
        ::dup2(plan.errors.get(), STDERR_FILENO) < 0) {
        give_up(plan);
    }
    if (*plan.folder != '\0' && ::chdir(plan.folder) != 0) {
        give_up(plan);
    }
    ::execv(plan.arguments.front(), plan.arguments.data());
    give_up(plan);
}

/// 0 if the program runs, else the error that kept it from running.
int error_reported(const PipeEnd& reports) {
    int error = 0;
    ssize_t n = 0;
    do {
        n = ::read(reports.get(), &error, sizeof error);
    } while (n < 0 && errno == EINTR);
    return n == sizeof error ? error : 0;
}

std::string refusal(const std::string& program, const std::string& reason) {
    return fmt::format("cannot run {}: {}", tenfold::quoted(program), reason);
}

std::string error_file(const Launch& launch) {
    return launch.errors.empty() ? "/dev/null" : launch.errors;
}

/// Why this can't be run, as far as it can be told without trying; empty if nothing is seen.
std::string obstacle(const Launch& launch, const std::string& file) {
    std::error_code error;  // without the folder or file, the same as no
    if (!launch.folder.empty() && !std::filesystem::is_directory(launch.folder, error)) {
        return refusal(launch.program, fmt::format("there is no folder {}", tenfold::quoted(launch.folder)));
    }
    if (file.empty()) {
        const bool is_here = std::filesystem::exists(launch.program, error);
        return refusal(launch.program, is_here ? fmt::format("it isn't in PATH; for the one in this folder, "
                                                             "write ./{}",
                                                             launch.program)
                                               : "there is no such program in PATH");
    }
    const std::string unfit = unfit_as_file(error_file(launch));
    return unfit.empty() ? "" : refusal(error_file(launch), "it " + unfit);
}

}  // namespace

std::string find_program(const std::string& program) {
    if (program.find('/') != std::string::npos) {
        return program;
    }
    const char* path = std::getenv("PATH");
    std::istringstream folders(path != nullptr ? path : "");
    for (std::string folder; std::getline(folders, folder, ':');) {
        std::string file = (std::filesystem::path(folder.empty() ? "." : folder) / program).string();
        if (::access(file.c_str(), X_OK) == 0 && !std::filesystem::is_directory(file)) {
            return file;
        }
    }
    return "";
}

Result<pid_t, std::string> spawn(const Launch& launch, int input, int output) {
    const std::string file = find_program(launch.program);
    if (std::string reason = obstacle(launch, file); !reason.empty()) {
        return reason;
    }
    Pipe reports = Pipe::make();
    constexpr int kAppend = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC;
    PipeEnd errors(::open(error_file(launch).c_str(), kAppend, 0666));
    if (!reports.read_end.is_open() || !errors.is_open()) {
        return refusal(errors.is_open() ? launch.program : error_file(launch), std::strerror(errno));
    }
    ChildPlan plan{launch.arguments,
                   {},
                   launch.folder.c_str(),
                   input,
                   output,
                   std::move(errors),
                   std::move(reports.write_end),
                   ::getpid()};
    plan.words.insert(plan.words.begin(), file);
    for (std::string& word : plan.words) {
        plan.arguments.push_back(word.data());
    }
    plan.arguments.push_back(nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
        run_child(plan);
    }
    if (child < 0) {
        return refusal(launch.program, std::strerror(errno));
    }
    ::setpgid(child, child);  // whoever comes first: nobody may be killed in the wrong group
    plan.report.close();
    if (const int error = error_reported(reports.read_end); error != 0) {
        ::waitpid(child, nullptr, 0);
        return refusal(launch.program, std::strerror(error));
    }
    return child;
}

}  // namespace tenfold::referee
