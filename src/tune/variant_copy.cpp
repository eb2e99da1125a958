#include "tune/variant_copy.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <limits>
#include <toml++/toml.h>
#include <vector>

#include "core/quoted.h"
#include "referee/line_file.h"
#include "variant/spec_parser.h"

namespace tenfold::tune {

namespace {

/// Where lines of a text begin.
class Lines {
public:
    explicit Lines(std::string_view text) : size_(text.size()) {
        begins_.push_back(0);
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '\n') {
                begins_.push_back(i + 1);
            }
        }
    }
    /// The first byte of a line, 1 first; the text's end for lines behind it.
    [[nodiscard]] std::size_t begin(std::size_t line) const {
        return line <= begins_.size() ? begins_[line - 1] : size_;
    }

private:
    std::size_t size_;
    std::vector<std::size_t> begins_;
};

struct LineRange {
    std::size_t first = std::numeric_limits<std::size_t>::max();
    std::size_t last = 0;
    void add(const toml::node& node) {
        first = std::min<std::size_t>(first, node.source().begin.line);
        last = std::max<std::size_t>(last, node.source().end.line);
    }
};

/// The lines of a table and all that is in it. `headers`: it and its sub-tables are written as [sections].
LineRange range_of(const toml::table& table, bool& are_headers) {
    LineRange range;
    range.add(table);
    are_headers = are_headers && !table.is_inline();
    for (const auto& [key, value] : table) {
        range.add(value);
        if (value.is_table() && !value.as_table()->is_inline()) {
            const LineRange inner = range_of(*value.as_table(), are_headers);
            range.first = std::min(range.first, inner.first);
            range.last = std::max(range.last, inner.last);
        }
    }
    return range;
}

/// Does anything else of the file begin between these lines?
bool is_mixed(const toml::table& root, const LineRange& range) {
    return std::any_of(root.begin(), root.end(), [&](const auto& entry) {
        const auto line = static_cast<std::size_t>(entry.first.source().begin.line);
        return entry.first.str() != "evaluation" && line >= range.first && line <= range.last;
    });
}

}  // namespace

Result<std::string> with_evaluation(std::string_view toml, const std::string& source,
                                    const std::string& evaluation) {
    toml::table root;
    try {
        root = toml::parse(toml);
    } catch (const toml::parse_error& e) {
        return Diagnostic{source, static_cast<int>(e.source().begin.line),
                          static_cast<int>(e.source().begin.column), std::string(e.description())};
    }
    const toml::node* old = root.get("evaluation");
    if (old == nullptr) {
        const std::string_view gap = toml.ends_with('\n') || toml.empty() ? "\n" : "\n\n";
        return std::string(toml) + std::string(gap) + evaluation;
    }
    bool are_headers = old->is_table();
    const LineRange range = are_headers ? range_of(*old->as_table(), are_headers) : LineRange{};
    const Lines lines(toml);
    const bool has_header = are_headers &&
                            toml.substr(lines.begin(range.first)).find_first_not_of(" \t") != toml.npos &&
                            toml[toml.find_first_not_of(" \t", lines.begin(range.first))] == '[';
    if (!has_header || is_mixed(root, range)) {
        return Diagnostic{
            source, static_cast<int>(old->source().begin.line), 0,
            "'evaluation' must be one section, [evaluation], for new weights to take its place"};
    }
    return std::string(toml.substr(0, lines.begin(range.first))) + evaluation +
           std::string(toml.substr(lines.begin(range.last + 1)));
}

Result<std::string> file_with_evaluation(const std::string& path, std::string_view name,
                                         const std::string& evaluation) {
    const Result<std::string> old = referee::read_whole(path);
    if (!old) {
        return old.error();
    }
    if (const std::string found = peek_names(old.value()).name; found != name) {
        return Diagnostic{
            path, 0, 0,
            fmt::format("this is the file of {}, not of {}", tenfold::quoted(found), tenfold::quoted(name))};
    }
    return with_evaluation(old.value(), path, evaluation);
}

std::optional<Diagnostic> write_evaluation(const std::string& path, std::string_view name,
                                           const std::string& evaluation) {
    const Result<std::string> text = file_with_evaluation(path, name, evaluation);
    if (!text) {
        return text.error();
    }
    const std::string fresh = path + ".new";
    std::error_code error;
    if (std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
        !(file << text.value()) || !file.flush()) {
        error = std::error_code(errno, std::generic_category());
    } else {
        std::filesystem::rename(fresh, path, error);
    }
    if (error) {
        return Diagnostic{path, 0, 0, fmt::format("cannot be written: {}", error.message())};
    }
    return std::nullopt;
}

}  // namespace tenfold::tune
