#ifndef TENFOLD_VARIANT_FILE_REPORT_H
#define TENFOLD_VARIANT_FILE_REPORT_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "variant/spec.h"

#include "tenfold/diagnostic.h"

namespace tenfold {

/// A text that a file gives, with the place of its opening quote.
struct Text {
    std::string value;
    Location where;
};

/// Collects the complaints about one variant file. Of more than kMost the rest is dropped: whoever wrote a
/// file with that many has enough to do, and the work for a hostile file stays bounded.
class FileReport {
public:
    static constexpr std::size_t kMost = 100;

    /// `toml` must outlive the report.
    FileReport(std::string source, std::string_view toml) : source_(std::move(source)), toml_(toml) {}

    [[nodiscard]] const std::string& source() const noexcept { return source_; }

    [[nodiscard]] std::string_view toml() const noexcept { return toml_; }

    void add(Diagnostic complaint);
    void error(const Location& where, std::string message);
    void notice(const Location& where, std::string message);
    /// Complains of byte `index` of a text; of the whole if it is an inherited one.
    void error_in(const Text& text, std::size_t index, std::string message);

    /// Whatever is said from now on is dropped.
    [[nodiscard]] bool is_full() const noexcept { return diagnostics_.size() >= kMost; }

    /// The complaints in the order of the file; then, if there were too many, a word on that.
    [[nodiscard]] std::vector<Diagnostic> sorted() const;

private:
    std::string source_;
    std::string_view toml_;
    std::vector<Diagnostic> diagnostics_;
    bool dropped_some_ = false;
};

}  // namespace tenfold

#endif
