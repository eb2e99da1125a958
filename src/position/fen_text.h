#ifndef TENFOLD_POSITION_FEN_TEXT_H
#define TENFOLD_POSITION_FEN_TEXT_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tenfold/diagnostic.h"

namespace tenfold {

/// The fields of a FEN, in their order.
enum class FenField : std::uint8_t { Board, Side, Castling, EnPassant, Clock, MoveNumber };
inline constexpr std::size_t kFenFields = 6;

/// A FEN cut into its fields, with the means to complain about any character of it.
/// Refers to the text, which must outlive it.
class FenText {
public:
    /// Fields are separated by any number of blanks, tabs and line ends. Missing ones get the values
    /// of "w - - 0 1"; none at all, or more than six, is an error.
    [[nodiscard]] static Result<FenText> split(std::string_view fen);

    [[nodiscard]] std::string_view operator[](FenField field) const noexcept {
        return fields_[static_cast<std::size_t>(field)];
    }
    /// "<field> field: <message>" at a byte of the field, counted from 0.
    [[nodiscard]] Diagnostic error(FenField field, std::size_t offset, std::string_view message) const;
    [[nodiscard]] Diagnostic notice(FenField field, std::size_t offset, std::string_view message) const;

private:
    explicit FenText(std::string_view fen);

    std::string_view whole_;
    std::array<std::string_view, kFenFields> fields_;
};

}  // namespace tenfold

#endif
