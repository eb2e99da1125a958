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

/// Collects the complaints about one variant file.
class FileReport {
public:
    /// `toml` must outlive the report.
    FileReport(std::string source, std::string_view toml) : source_(std::move(source)), toml_(toml) {}

    [[nodiscard]] const std::string& source() const noexcept { return source_; }

    void error(const Location& where, std::string message);
    void notice(const Location& where, std::string message);
    /// Complains of byte `index` of a text.
    void error_in(const Text& text, std::size_t index, std::string message);

    /// The complaints in the order of the file.
    [[nodiscard]] std::vector<Diagnostic> sorted() const;

private:
    std::string source_;
    std::string_view toml_;
    std::vector<Diagnostic> diagnostics_;
};

}  // namespace tenfold

#endif
