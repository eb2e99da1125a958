#ifndef TENFOLD_VARIANT_TABLE_READER_H
#define TENFOLD_VARIANT_TABLE_READER_H

#include <optional>
#include <string>
#include <string_view>
#include <toml++/toml.h>
#include <vector>

#include "variant/evaluation_terms.h"
#include "variant/file_report.h"

namespace tenfold {

/// A whole number with the place where it is written.
struct Number {
    int value = 0;
    Location where;
};

struct Bounds {
    int least;
    int most;
};

/// No two pieces share a letter, so that no set of letters is larger.
inline constexpr std::size_t kMostLetters = 26;

/// Hands out the values of a TOML table by key. Complains of values of a wrong type or size, which
/// then count as absent, and knows which keys it was asked for: `finish` complains of all others.
class TableReader {
public:
    /// The reader of a table that the file leaves out has null for `table`; all its keys are absent.
    TableReader(const toml::table* table, Location where, FileReport& report)
        : table_(table), where_(std::move(where)), report_(report) {}

    [[nodiscard]] bool present() const noexcept { return table_ != nullptr; }
    /// The place of the table, or of what stands for it.
    [[nodiscard]] const Location& where() const noexcept { return where_; }

    /// The value as it is; null if absent.
    const toml::node* node(std::string_view key);
    std::optional<Text> text(std::string_view key);
    /// A text without control characters.
    std::optional<Text> line(std::string_view key);
    /// A line of some text, of `most` bytes at most, that isn't blank.
    std::optional<Text> title(std::string_view key, std::size_t most);
    /// Pieces' letters, at most as many as the alphabet has.
    std::optional<Text> letters(std::string_view key);
    std::optional<std::vector<Text>> texts(std::string_view key);
    std::optional<bool> boolean(std::string_view key);
    std::optional<Number> integer(std::string_view key, Bounds bounds);
    std::optional<std::vector<Number>> integers(std::string_view key, Bounds bounds);
    /// A number, or a list of two: one for the middle game and one for the end game. Fractions will do.
    std::optional<Weight> weight(std::string_view key, Bounds bounds);
    /// A number that has no phases.
    std::optional<Weight> unit(std::string_view key, Bounds bounds);
    /// A list of so many weights.
    std::optional<std::vector<Weight>> weights(std::string_view key, Bounds bounds, std::size_t count);
    /// A table, absent if there is none or the value isn't one.
    TableReader section(std::string_view key);
    /// The tables of a list: `[[plies]]`, or `[{ ... }, { ... }]`.
    std::optional<std::vector<TableReader>> sections(std::string_view key);

    /// The keys as written, in the order of the file, for tables whose keys are data.
    [[nodiscard]] std::vector<Text> keys() const;

    /// Complains of every key that nobody asked for, with the nearest of those that somebody did.
    void finish();

    /// "'files' must be ..., not a string".
    void wrong_type(std::string_view key, const toml::node& node, std::string_view expected);
    [[nodiscard]] Location place(const toml::source_region& region) const;

private:
    std::optional<Number> integer_of(std::string_view key, const toml::node& node, Bounds bounds);
    std::optional<Weight> weight_of(std::string_view key, const toml::node& node, Bounds bounds);
    std::optional<double> fraction_of(std::string_view key, const toml::node& node, Bounds bounds);
    /// What to do about a key that is none here.
    [[nodiscard]] std::string hint_for(std::string_view key) const;
    [[nodiscard]] bool was_asked_for(std::string_view key) const;

    const toml::table* table_;
    Location where_;
    FileReport& report_;
    std::vector<std::string> asked_;
};

}  // namespace tenfold

#endif
