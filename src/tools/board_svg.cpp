#include "tools/board_svg.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "position/attacks.h"
#include "tools/text_layout.h"

namespace tenfold {

namespace {

// All lengths in the picture's own units (pixels at its natural size).
constexpr int kCell = 64;
constexpr int kMargin = 36;
constexpr int kCaptionLine = 20;

/// Of the widest usual letters, in hundredths of the font's size.
constexpr int kLetterWidth = 72;

struct Point {
    int x;
    int y;
};

struct Colors {
    std::string_view fill, edge, ink;
};

constexpr Colors kWhiteMen{"#fbfaf5", "#33302b", "#26231f"};
constexpr Colors kBlackMen{"#37343a", "#141216", "#f6f1e4"};

/// XML has no place for control characters, not even escaped.
bool is_control(char c) {
    return static_cast<unsigned char>(c) < ' ';
}

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '&':
                result += "&amp;";
                break;
            default:
                result += is_control(c) ? ' ' : c;
        }
    }
    return result;
}

Point corner_of(Square s, int ranks) {
    return {kMargin + kCell * s.file(), kMargin + kCell * (ranks - 1 - s.rank())};
}

std::string text_at(Point middle, int size, std::string_view ink, std::string_view text) {
    return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\">{}</text>\n", middle.x,
                       middle.y + size * 36 / 100, size, ink, escaped(text));
}

std::string square_svg(Square s, int ranks, std::string_view fill) {
    const Point corner = corner_of(s, ranks);
    return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n", corner.x,
                       corner.y, kCell, kCell, fill);
}

std::string squares_svg(const Position& position) {
    const VariantSpec& spec = position.rules().spec;
    const Square attacked = in_check(position) ? position.king(position.side()) : Square::none();
    std::string svg;
    position.rules().board.for_each([&](Square s) {
        const bool dark = (s.file() + s.rank()) % 2 == 0;
        svg += square_svg(s, spec.ranks, s == attacked ? "#d9705f" : dark ? "#b3a184" : "#ece3d0");
    });
    return svg;
}

/// What fits a disc.
int letter_size(std::string_view name) {
    const auto letters = static_cast<int>(length_of(name));
    return letters <= 1 ? 30 : letters == 2 ? 24 : std::max(4, 56 / letters);
}

std::string ring_svg(Point middle, int radius, std::string_view fill, std::string_view edge) {
    return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\" stroke=\"{}\"/>\n", middle.x,
                       middle.y, radius, fill, edge);
}

std::string piece_svg(Piece piece, const PieceInfo& info, Point corner) {
    const Colors& colors = piece.color() == Color::White ? kWhiteMen : kBlackMen;
    const Point middle{corner.x + kCell / 2, corner.y + kCell / 2};
    const int radius = info.promotes ? kCell * 30 / 100 : kCell * 41 / 100;
    std::string svg = ring_svg(middle, radius, colors.fill, colors.edge);
    if (info.royal) {
        svg += ring_svg(middle, radius - 4, "none", colors.ink);
    }
    const int size = letter_size(info.short_name) * (info.promotes ? 3 : 4) / 4;
    return svg + text_at(middle, size, colors.ink, info.short_name);
}

std::string pieces_svg(const Position& position) {
    const Ruleset& rules = position.rules();
    std::string svg;
    for (const Color side : kColors) {
        position.pieces(side).for_each([&](Square s) {
            svg += piece_svg(position[s], rules.info(position[s].type()), corner_of(s, rules.spec.ranks));
        });
    }
    return svg;
}

std::string coordinates_svg(const VariantSpec& spec) {
    constexpr int kSize = 17;
    constexpr std::string_view kInk = "#6b6459";
    std::string svg;
    for (int file = 0; file < spec.files; ++file) {
        const int x = kMargin + kCell * file + kCell / 2;
        const std::string name(1, static_cast<char>('a' + file));
        svg += text_at({x, kMargin + kCell * spec.ranks + kMargin / 2}, kSize, kInk, name);
    }
    for (int rank = 0; rank < spec.ranks; ++rank) {
        const Point corner = corner_of(Square::at(0, rank), spec.ranks);
        svg += text_at({kMargin / 2, corner.y + kCell / 2}, kSize, kInk, std::to_string(rank + 1));
    }
    return svg;
}

/// The caption's lines from `top` down, each as large as the width allows.
std::string caption_svg(const std::vector<std::string>& lines, int width, int top) {
    constexpr int kSize = 16;
    std::string svg;
    for (const std::string& line : lines) {
        const int fitting = width * 100 / (kLetterWidth * static_cast<int>(length_of(line)));
        svg += text_at({width / 2, top + kCaptionLine / 2}, std::min(kSize, fitting), "#4a453d", line);
        top += kCaptionLine;
    }
    return svg;
}

}  // namespace

std::string board_svg(const Position& position, std::string_view caption) {
    const VariantSpec& spec = position.rules().spec;
    const int width = 2 * kMargin + kCell * spec.files;
    const int board_height = 2 * kMargin + kCell * spec.ranks;
    const auto lines = wrapped(caption, static_cast<std::size_t>(width * 100 / (kLetterWidth * 16)));
    const int height = board_height + kCaptionLine * static_cast<int>(lines.size()) + 8;
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
        "height=\"{1}\">\n<rect width=\"{0}\" height=\"{1}\" fill=\"#fdfbf6\"/>\n"
        "<g font-family=\"DejaVu Sans, Verdana, Arial, sans-serif\" font-weight=\"bold\" "
        "text-anchor=\"middle\">\n",
        width, height);
    svg += squares_svg(position) + coordinates_svg(spec);
    svg += fmt::format("<g stroke-width=\"2\">\n{}</g>\n", pieces_svg(position));
    svg += caption_svg(lines, width, board_height - 2);
    return svg + "</g>\n</svg>\n";
}

}  // namespace tenfold
