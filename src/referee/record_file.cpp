#include "referee/record_file.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

#include "core/file_kind.h"
#include "referee/match_identity.h"

namespace tenfold::referee {

namespace {

Diagnostic at(const std::string& path, int line, const std::string& message) {
    return {path, line, 0, message};
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
            return at(path, 0, fmt::format("cannot be read: {}", std::strerror(errno)));
        }
    }
}

/// How much of the text are whole lines.
std::size_t whole_lines(const std::string& text) {
    const std::size_t last = text.rfind('\n');
    return last == std::string::npos ? 0 : last + 1;
}

constexpr std::string_view kBeginning = R"({"match":")";

/// A match may have been killed in its very first line. What anything else has must not get lost.
bool may_begin_record(std::string_view text) {
    return text.starts_with(kBeginning) || kBeginning.starts_with(text);
}

/// What an earlier run has kept there: nothing in what is no ordinary file (/dev/null), which may have no
/// end.
Result<std::string> kept_text(const PipeEnd& file, const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) {
        return std::string();
    }
    Result<std::string> text = read_all(file.get(), path);
    if (text && whole_lines(text.value()) == 0 && !may_begin_record(text.value())) {
        return at(path, 1, "this is not the first line of a match's record");
    }
    return text;
}

Result<PipeEnd> open_locked(const std::string& path) {
    if (const std::string unfit = unfit_as_file(path); !unfit.empty()) {
        return at(path, 0, "cannot be written: it " + unfit);
    }
    PipeEnd file(::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    if (!file.is_open()) {
        return at(path, 0, fmt::format("cannot be written: {}", std::strerror(errno)));
    }
    if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
        return at(path, 0, "another match is writing this record");
    }
    return file;
}

}  // namespace

std::optional<Diagnostic> RecordReader::read(const std::string& text, const std::string& path,
                                             const std::function<const Variant&()>& variant) const {
    const std::size_t end = whole_lines(text);
    std::string key;
    int number = 0;
    for (std::size_t begin = 0; begin < end; begin = text.find('\n', begin) + 1) {
        const std::string line = text.substr(begin, text.find('\n', begin) - begin);
        std::string complaint;
        if (++number == 1) {
            const Result<RecordHead, std::string> head = parse_head(line);
            complaint = head ? on_head(head.value()) : head.error();
            key = head ? head.value().key() : "";
        } else {
            const Result<RecordedGame, std::string> game = parse_game(line, key, variant());
            complaint = game ? on_game(game.value()) : game.error();
        }
        if (!complaint.empty()) {
            return at(path, number, complaint);
        }
    }
    return std::nullopt;
}

Result<std::string> read_whole(const std::string& path) {
    if (const std::string unfit = unfit_as_file(path); !unfit.empty()) {
        return at(path, 0, "cannot be read: it " + unfit);
    }
    const PipeEnd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.is_open()) {
        return at(path, 0, fmt::format("cannot be read: {}", std::strerror(errno)));
    }
    return read_all(file.get(), path);
}

bool is_record(const std::string& path) {
    if (!unfit_as_file(path).empty()) {
        return false;
    }
    std::array<char, kBeginning.size()> bytes{};
    std::ifstream file(path, std::ios::binary);
    return file.read(bytes.data(), bytes.size()) &&
           std::string_view(bytes.data(), bytes.size()) == kBeginning;
}

Result<RecordFile> RecordFile::open(const std::string& path, const RecordHead& head, const Variant& variant,
                                    const std::function<std::string(const RecordedGame&)>& on_game) {
    Result<PipeEnd> file = open_locked(path);
    if (!file) {
        return file.error();
    }
    const Result<std::string> text = kept_text(file.value(), path);
    if (!text) {
        return text.error();
    }
    const RecordReader reader{
        [&](const RecordHead& old) {
            const std::string names = difference(head.description, old.description);
            return names.empty()
                       ? ""
                       : fmt::format("this is the record of another match; it differs in: {}", names);
        },
        on_game};
    if (const auto complaint = reader.read(text.value(), path, [&]() -> const Variant& { return variant; })) {
        return *complaint;
    }
    const std::size_t kept = whole_lines(text.value());
    if (kept < text.value().size() && ::ftruncate(file.value().get(), static_cast<off_t>(kept)) != 0) {
        return at(path, 0,
                  fmt::format("its unfinished last line can't be removed: {}", std::strerror(errno)));
    }
    RecordFile record(std::move(file).value());
    if (kept == 0 && !record.append(head_line(head))) {
        return at(path, 0, fmt::format("cannot be written: {}", std::strerror(errno)));
    }
    return record;
}

bool RecordFile::append(const std::string& line) {
    if (!write_all(file_, line + "\n")) {
        return false;
    }
    return ::fsync(file_.get()) == 0 || errno == EINVAL || errno == EROFS;  // /dev/null can't be synced
}

}  // namespace tenfold::referee
