#include "position/pocket.h"

#include <algorithm>

namespace tenfold {

namespace {

Color side_of(std::size_t ply) noexcept {
    return ply % 2 == 0 ? Color::White : Color::Black;
}

}  // namespace

int used_in_prelude(const Position& position, Color c) noexcept {
    int used = 0;
    for (const PieceType kind : position.rules().prelude.kinds) {
        used += position.count(c, kind);
    }
    return used;
}

bool prelude_changes(const Prelude& prelude, Square s, Color side) noexcept {
    for (std::size_t i = 0; i < prelude.plies.size(); ++i) {
        const bool own = side_of(i) == side;
        if (!own && !prelude.mirror) {
            continue;
        }
        const Square changed = own ? s : prelude.mirrored(s);
        const auto& squares = prelude.plies[i].squares;
        if (std::any_of(squares.begin(), squares.end(),
                        [&](const PreludeSquare& square) { return square.square == changed; })) {
            return true;
        }
    }
    return false;
}

std::vector<std::size_t> plies_after(const Prelude& prelude, Color side, int used) {
    std::vector<std::size_t> found;
    int least = 0;
    int most = 0;
    for (std::size_t i = 0; i < prelude.plies.size(); ++i) {
        const PreludePly& ply = prelude.plies[i];
        const bool alone = prelude.plies.size() <= 2;
        if (side_of(i) == side && used <= most && (alone || used >= least)) {
            found.push_back(i);
        }
        if (prelude.mirror || side_of(i) == side) {
            least += ply.least;
            most += static_cast<int>(std::min(static_cast<std::size_t>(ply.most), ply.squares.size()));
        }
    }
    return found;
}

std::string pocket_text(const Position& position) {
    const Ruleset& rules = position.rules();
    std::string text = "[";
    for (const Color c : kColors) {
        for (const PieceType kind : rules.prelude.kinds) {
            text.append(static_cast<std::size_t>(position.in_pocket(c, kind)),
                        rules.letter_of(Piece(c, kind)));
        }
    }
    return text + "]";
}

}  // namespace tenfold
