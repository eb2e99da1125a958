#include "referee/line_file.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

#include "core/file_kind.h"

namespace tenfold::referee {

namespace {

Diagnostic fault(const std::string& path, const std::string& message) {
    return {path, 0, 0, message};
}

Result<std::string> read_all(int descriptor, const std::string& path) {
    std::string text;
    std::array<char, 65536> buffer{};
    while (true) {
        const ssize_t n = ::read(descriptor, buffer.data(), buffer.size());
        if (n > 0) {
            text.append(buffer.data(), static_cast<std::size_t>(n));
        } else if (n == 0) {
            return text;
        } else if (errno != EINTR) {
            return fault(path, fmt::format("cannot be read: {}", std::strerror(errno)));
        }
    }
}

Result<PipeEnd> open_locked(const std::string& path, const LineFile::Kind& kind) {
    if (const std::string unfit = unfit_as_file(path); !unfit.empty()) {
        return fault(path, "cannot be written: it " + unfit);
    }
    PipeEnd file(::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    if (!file.is_open()) {
        return fault(path, fmt::format("cannot be written: {}", std::strerror(errno)));
    }
    if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
        return fault(path, fmt::format("another process is writing this {}", kind.name));
    }
    return file;
}

/// What an earlier run has kept there. It may have been killed in its very first line; what anything else has
/// must not get lost.
Result<std::string> kept_text(const PipeEnd& file, const std::string& path, const LineFile::Kind& kind) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) {
        return std::string();
    }
    Result<std::string> text = read_all(file.get(), path);
    if (text && whole_lines(text.value()) == 0 && !text.value().starts_with(kind.beginning) &&
        !kind.beginning.starts_with(text.value())) {
        return Diagnostic{path, 1, 0, fmt::format("this is not the first line of a {}", kind.name)};
    }
    return text;
}

}  // namespace

std::size_t whole_lines(const std::string& text) noexcept {
    const std::size_t last = text.rfind('\n');
    return last == std::string::npos ? 0 : last + 1;
}

Result<std::string> read_whole(const std::string& path) {
    if (const std::string unfit = unfit_as_file(path); !unfit.empty()) {
        return fault(path, "cannot be read: it " + unfit);
    }
    const PipeEnd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.is_open()) {
        return fault(path, fmt::format("cannot be read: {}", std::strerror(errno)));
    }
    return read_all(file.get(), path);
}

Result<LineFile> LineFile::open(const std::string& path, const Kind& kind) {
    Result<PipeEnd> file = open_locked(path, kind);
    if (!file) {
        return file.error();
    }
    Result<std::string> text = kept_text(file.value(), path, kind);
    if (!text) {
        return text.error();
    }
    return LineFile(path, std::move(file).value(), std::move(text).value());
}

std::optional<Diagnostic> LineFile::drop_unfinished() {
    const std::size_t kept = whole_lines(text_);
    if (kept < text_.size() && ::ftruncate(file_.get(), static_cast<off_t>(kept)) != 0) {
        return fault(path_,
                     fmt::format("its unfinished last line can't be removed: {}", std::strerror(errno)));
    }
    text_.resize(kept);
    return std::nullopt;
}

std::optional<Diagnostic> LineFile::append(const std::string& line) {
    if (!write_all(file_, line + "\n")) {
        return fault(path_, fmt::format("cannot be written: {}", std::strerror(errno)));
    }
    if (::fsync(file_.get()) != 0 && errno != EINVAL && errno != EROFS) {  // /dev/null can't be synced
        return fault(path_, fmt::format("cannot be written: {}", std::strerror(errno)));
    }
    return std::nullopt;
}

}  // namespace tenfold::referee
