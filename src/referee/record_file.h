#ifndef TENFOLD_REFEREE_RECORD_FILE_H
#define TENFOLD_REFEREE_RECORD_FILE_H

#include <functional>
#include <optional>
#include <string>

#include "referee/line_file.h"
#include "referee/record_lines.h"

#include "tenfold/diagnostic.h"
#include "tenfold/variants.h"

namespace tenfold::referee {

/// Reads a record from its start. `on_head` gets the first line and says whether to go on, as a complaint or
/// nothing; `on_game` gets the games. An unfinished last line is what a killed match left: it doesn't count.
/// Returns what is wrong, with its place in the file, if anything is.
struct RecordReader {
    std::function<std::string(const RecordHead&)> on_head;
    std::function<std::string(const RecordedGame&)> on_game;  ///< a complaint, or nothing

    [[nodiscard]] std::optional<Diagnostic> read(const std::string& text, const std::string& path,
                                                 const std::function<const Variant&()>& variant) const;
};

/// Is this file a match's record, which nothing else may be written into?
[[nodiscard]] bool is_record(const std::string& path);

/// A record that is being written: every game is on the disk before the next one is asked for. One match at a
/// time may have it open.
class RecordFile {
public:
    /// Opens the record of this match, or begins it. `on_game` gets the games that it has already; it returns
    /// a complaint or nothing. The error says why the file can't go on as this match's record.
    [[nodiscard]] static Result<RecordFile> open(
        const std::string& path, const RecordHead& head, const Variant& variant,
        const std::function<std::string(const RecordedGame&)>& on_game);

    /// What is wrong, if the line could not be stored.
    [[nodiscard]] std::optional<Diagnostic> append(const std::string& line) { return file_.append(line); }

private:
    explicit RecordFile(LineFile file) : file_(std::move(file)) {}
    LineFile file_;
};

}  // namespace tenfold::referee

#endif
