#include "protocol/debug_log.h"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fmt/chrono.h>

#include "core/file_kind.h"

namespace tenfold {

namespace {

/// "2026-03-01 12:00:00.123", universal time.
std::string time_stamp() {
    using namespace std::chrono;
    const auto now = time_point_cast<milliseconds>(system_clock::now());
    const auto seconds = time_point_cast<std::chrono::seconds>(now);
    return fmt::format("{:%Y-%m-%d %H:%M:%S}.{:03}", fmt::gmtime(system_clock::to_time_t(now)),
                       (now - seconds).count());
}

}  // namespace

std::string DebugLog::open(const std::string& path) {
    const std::lock_guard lock(mutex_);
    file_ = std::ofstream();
    if (path.empty()) {
        return "";
    }
    if (const std::string unfit = unfit_as_file(path); !unfit.empty()) {
        return "it " + unfit;
    }
    file_.open(path, std::ios::app);
    return file_.is_open() ? "" : std::strerror(errno);
}

bool DebugLog::write(std::string_view direction, std::string_view line) {
    const std::lock_guard lock(mutex_);
    if (!file_.is_open()) {
        return true;
    }
    file_ << time_stamp() << ' ' << direction << ' ' << line << std::endl;
    if (file_.good()) {
        return true;
    }
    file_ = std::ofstream();
    return false;
}

}  // namespace tenfold
