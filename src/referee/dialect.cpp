#include "referee/dialect.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

#include "core/number.h"

namespace tenfold::referee {

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

/// The letter that `letters` has for this one, in the same case.
char mapped(char letter, const std::map<char, char>& letters) {
    const bool is_lower = std::islower(static_cast<unsigned char>(letter)) != 0;
    const auto upper = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    const auto found = letters.find(upper);
    if (found == letters.end()) {
        return letter;
    }
    return is_lower ? static_cast<char>(std::tolower(static_cast<unsigned char>(found->second)))
                    : found->second;
}

std::map<char, char> reversed(const std::map<char, char>& letters) {
    std::map<char, char> result;
    for (const auto& [ours, theirs] : letters) {
        result[theirs] = ours;
    }
    return result;
}

/// Adds `shift` to every number and replaces every letter that isn't a file.
std::string translated(std::string_view move, const std::map<char, char>& letters, int shift) {
    std::string result;
    for (std::size_t i = 0; i < move.size();) {
        const auto rest = move.substr(i);
        const auto digits =
            static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), is_digit) - rest.begin());
        if (digits > 0) {
            result += fmt::format("{}", parse_number<int>(rest.substr(0, digits)).value_or(0) + shift);
            i += digits;
            continue;
        }
        const bool is_file = i + 1 < move.size() && is_digit(move[i + 1]);
        result += is_letter(move[i]) && !is_file ? mapped(move[i], letters) : move[i];
        ++i;
    }
    return result;
}

bool looks_like_move(std::string_view text) {
    return text.size() >= 4 && is_letter(text[0]) && (is_digit(text[1]) || text[1] == '@') &&
           text.size() <= 40;
}

}  // namespace

std::string Dialect::move_to_engine(std::string_view move) const {
    return looks_like_move(move) ? translated(move, letters, counts_ranks_from_0 ? -1 : 0)
                                 : std::string(move);
}

std::string Dialect::move_from_engine(std::string_view move) const {
    return looks_like_move(move) ? translated(move, reversed(letters), counts_ranks_from_0 ? 1 : 0)
                                 : std::string(move);
}

std::string Dialect::fen_to_engine(std::string_view fen) const {
    std::string result;
    int field = 0;
    for (std::size_t i = 0; i < fen.size(); ++i) {
        const char c = fen[i];
        field += c == ' ' ? 1 : 0;
        if (field == 0) {
            result += is_letter(c) ? mapped(c, letters) : c;
        } else if (field == 3 && is_letter(c) && counts_ranks_from_0) {
            const std::size_t end = std::min(fen.find(' ', i), fen.size());
            result += translated(fen.substr(i, end - i), {}, -1);
            i = end - 1;
        } else {
            result += c;
        }
    }
    return result;
}

}  // namespace tenfold::referee
