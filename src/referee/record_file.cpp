#include "referee/record_file.h"

#include <array>
#include <fmt/format.h>
#include <fstream>
#include <utility>

#include "core/file_kind.h"
#include "referee/match_identity.h"

namespace tenfold::referee {

namespace {

/// Every record's.
constexpr LineFile::Kind kRecord{"match's record", R"({"match":")"};

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
            return Diagnostic{path, number, 0, complaint};
        }
    }
    return std::nullopt;
}

bool is_record(const std::string& path) {
    if (!unfit_as_file(path).empty()) {
        return false;
    }
    std::array<char, kRecord.beginning.size()> bytes{};
    std::ifstream file(path, std::ios::binary);
    return file.read(bytes.data(), bytes.size()) &&
           std::string_view(bytes.data(), bytes.size()) == kRecord.beginning;
}

Result<RecordFile> RecordFile::open(const std::string& path, const RecordHead& head, const Variant& variant,
                                    const std::function<std::string(const RecordedGame&)>& on_game) {
    Result<LineFile> file = LineFile::open(path, kRecord);
    if (!file) {
        return file.error();
    }
    const RecordReader reader{
        [&](const RecordHead& old) {
            const std::string names = difference(head.description, old.description);
            return names.empty()
                       ? ""
                       : fmt::format("this is the record of another match; it differs in: {}", names);
        },
        on_game};
    const std::string& text = file.value().text();
    if (const auto complaint = reader.read(text, path, [&]() -> const Variant& { return variant; })) {
        return *complaint;
    }
    if (const auto complaint = file.value().drop_unfinished()) {
        return *complaint;
    }
    const bool is_new = text.empty();
    RecordFile record(std::move(file).value());
    if (const auto complaint = is_new ? record.append(head_line(head)) : std::nullopt) {
        return *complaint;
    }
    return record;
}

}  // namespace tenfold::referee
