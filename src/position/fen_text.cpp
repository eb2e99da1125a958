#include "position/fen_text.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/quoted.h"

namespace tenfold {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::array<std::string_view, kFenFields> kNames{"board",      "side",           "castling",
                                                          "en passant", "halfmove clock", "move number"};

/// 1-based and in characters: bytes that continue a UTF-8 character don't count.
int column(std::string_view text, std::size_t offset) {
    const auto starts_character = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    const std::string_view before = text.substr(0, offset);
    return 1 + static_cast<int>(std::count_if(before.begin(), before.end(), starts_character));
}

/// Removes the next field and the blanks before it from `rest`; an empty one means that there is none.
std::string_view take_field(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(kBlanks), rest.size()));
    const std::string_view field = rest.substr(0, rest.find_first_of(kBlanks));
    rest.remove_prefix(field.size());
    return field;
}

Diagnostic complaint(std::string_view fen, std::size_t offset, std::string message) {
    return {.source = "FEN", .column = column(fen, offset), .message = std::move(message)};
}

}  // namespace

FenText::FenText(std::string_view fen) : whole_(fen), fields_{"", "w", "-", "-", "0", "1"} {}

Result<FenText> FenText::split(std::string_view fen) {
    FenText text(fen);
    std::string_view rest = fen;
    for (std::string_view& field : text.fields_) {
        const std::string_view found = take_field(rest);
        if (found.empty()) {
            break;
        }
        field = found;
    }
    if (text[FenField::Board].empty()) {
        return complaint(fen, 0, "no position: expected at least the board field");
    }
    if (const std::string_view extra = take_field(rest); !extra.empty()) {
        const std::size_t offset = fen.size() - rest.size() - extra.size();
        return complaint(fen, offset, fmt::format("more than {} fields: {}", kFenFields, quoted(extra)));
    }
    return text;
}

Diagnostic FenText::error(FenField field, std::size_t offset, std::string_view message) const {
    const std::string_view text = (*this)[field];
    const auto start = static_cast<std::size_t>(text.data() - whole_.data());
    return complaint(whole_, start + offset,
                     fmt::format("{} field: {}", kNames[static_cast<std::size_t>(field)], message));
}

Diagnostic FenText::notice(FenField field, std::size_t offset, std::string_view message) const {
    Diagnostic d = error(field, offset, message);
    d.severity = Diagnostic::Severity::Notice;
    return d;
}

}  // namespace tenfold
