#include "tools/move_diagram.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/piece_reach.h"
#include "tools/text_layout.h"

namespace tenfold {

namespace {

using betza::Path;

char line_sign(Offset o) {
    if (o.ranks == 0) {
        return '-';
    }
    if (o.files == 0) {
        return '|';
    }
    return std::abs(o.files) != std::abs(o.ranks) ? '+' : (o.files > 0) == (o.ranks > 0) ? '/' : '\\';
}

/// The sign one would expect; another must be found if it already means something else.
char usual_sign(const Way& way, Offset o) {
    if (way.initial) {
        return 'i';
    }
    if (way.legs > 1 && way.path != Path::Hurdle) {
        return static_cast<char>('0' + std::min(way.legs, 9));
    }
    switch (way.path) {
        case Path::Lame:
            return 'n';
        case Path::Hurdle:
            return 'j';
        case Path::Ski:
            return 's';
        case Path::Cannon:
            return 'c';
        case Path::Grasshopper:
            return 'g';
        case Path::Leap:
        case Path::Slide:
            break;
    }
    const bool either = way.quiet && way.capture;
    return either && way.path == Path::Slide ? line_sign(o) : either ? '*' : way.quiet ? 'o' : 'x';
}

/// Gives every sign one meaning.
class Legend {
public:
    char sign_for(const Ways& ways, Offset o) {
        const std::string words = words_for(ways);
        const char usual = usual_sign(ways.back(), o);
        if (means(usual, words) || is_free(usual)) {
            return note(usual, words);
        }
        for (char sign = 'a'; sign <= 'z'; ++sign) {
            if (means(sign, words) || is_free(sign)) {
                return note(sign, words);
            }
        }
        return '?';
    }
    /// "- |  moves or captures ...", in the order in which the signs were first needed; what is wider than
    /// `width` goes on in the next line, indented.
    [[nodiscard]] std::vector<std::string> lines(std::size_t width) const {
        std::vector<std::string> result;
        for (const auto& [signs, words] : entries_) {
            const std::string head = fmt::format("{}  ", fmt::join(signs, " "));
            std::string margin = head;
            for (const std::string& part : wrapped(words, width - head.size())) {
                result.push_back(margin + part);
                margin.assign(head.size(), ' ');
            }
        }
        return result;
    }

private:
    [[nodiscard]] bool is_free(char sign) const {
        return std::none_of(entries_.begin(), entries_.end(),
                            [&](const auto& e) { return e.first.find(sign) != std::string::npos; });
    }
    [[nodiscard]] bool means(char sign, std::string_view words) const {
        return std::any_of(entries_.begin(), entries_.end(), [&](const auto& e) {
            return e.second == words && e.first.find(sign) != std::string::npos;
        });
    }
    char note(char sign, const std::string& words) {
        const auto entry =
            std::find_if(entries_.begin(), entries_.end(), [&](const auto& e) { return e.second == words; });
        if (entry == entries_.end()) {
            entries_.emplace_back(std::string(1, sign), words);
        } else if (entry->first.find(sign) == std::string::npos) {
            entry->first += sign;
        }
        return sign;
    }
    std::vector<std::pair<std::string, std::string>> entries_;  ///< signs and their meaning
};

/// Squares reached in one way before those reached in several, the nearest of each first: the plainest moves
/// begin the legend and have the usual signs.
std::vector<Offset> plainest_first(const Reach& reached) {
    std::vector<Offset> offsets;
    for (const auto& [offset, ways] : reached) {
        offsets.push_back(offset);
    }
    const auto rank = [&](Offset o) { return std::pair(reached.at(o).size() > 1, distance(o)); };
    std::stable_sort(offsets.begin(), offsets.end(), [&](Offset a, Offset b) { return rank(a) < rank(b); });
    return offsets;
}

std::string row_text(const std::map<Offset, char>& signs, int rank, int radius) {
    std::string row;
    for (int file = -radius; file <= radius; ++file) {
        const auto sign = signs.find({file, rank});
        row += sign == signs.end() ? '.' : sign->second;
        row += file < radius ? " " : "";
    }
    return row;
}

}  // namespace

std::string move_diagram(const betza::PieceMovement& movement, char letter, int board) {
    constexpr std::size_t kWidest = 100;
    const int radius = radius_of(movement, board);
    const Reach reached = reach_of(movement, radius);
    Legend legend;
    std::map<Offset, char> signs{{Offset{0, 0}, letter}};
    for (const Offset o : plainest_first(reached)) {
        signs[o] = legend.sign_for(reached.at(o), o);
    }
    const int rows = 2 * radius + 1;
    const auto width = static_cast<std::size_t>(2 * rows - 1);
    const std::vector<std::string> words = legend.lines(kWidest - width);
    std::string text;
    for (int row = 0; row < std::max(rows, static_cast<int>(words.size())); ++row) {
        const std::string drawing = row < rows ? row_text(signs, radius - row, radius) : "";
        const bool has_words = row < static_cast<int>(words.size());
        text += has_words ? fmt::format("{:{}}    {}\n", drawing, width, words[static_cast<std::size_t>(row)])
                          : drawing + '\n';
    }
    return text;
}

}  // namespace tenfold
