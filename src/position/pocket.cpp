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

bool can_have_come(const Prelude& prelude, Square s, Piece p, std::size_t plies) noexcept {
    const auto kind = std::find(prelude.kinds.begin(), prelude.kinds.end(), p.type());
    if (kind == prelude.kinds.end()) {
        return false;
    }
    const auto bit = static_cast<unsigned>(1U << static_cast<unsigned>(kind - prelude.kinds.begin()));
    bool takes_square = false;
    bool brings_kind = false;
    bool both = false;
    bool exchanges = false;
    for (std::size_t i = 0; i < plies; ++i) {
        const bool own = side_of(i) == p.color();
        if (!own && !prelude.mirror) {
            continue;
        }
        for (const PreludeSquare& square : prelude.plies[i].squares) {
            const bool here = square.square == (own ? s : prelude.mirrored(s));
            const bool chosen = (square.choices & bit) != 0;
            takes_square = takes_square || here;
            brings_kind = brings_kind || chosen;
            both = both || (here && chosen);
        }
        exchanges = exchanges || prelude.plies[i].may_exchange;
    }
    return both || (exchanges && takes_square && brings_kind);
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
            least += ply.sure;
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
