// Finds positions in which the side to move mates in exactly N moves, by random play and by trying every
// move. scripts/find-mates runs it; tests/data/supremo.mates is what it wrote.

#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <optional>
#include <string>

#include "movegen/movegen.h"
#include "position/attacks.h"
#include "position/fen.h"
#include "support/mate_proof.h"
#include "support/random_play.h"

#include "tenfold/variants.h"

namespace {

using namespace tenfold;

constexpr int kLongestGame = 300;
// Longer mates are looked for among few men, where every move can be tried.
constexpr int kRandomPlayMoves = 2;

class MateFinder {
public:
    MateFinder(const Ruleset& rules, std::uint64_t seed, int moves)
        : rules_(rules), player_(seed), moves_(moves) {}

    /// A position with a mate in exactly so many moves.
    std::string find() {
        while (true) {
            const auto found = moves_ <= kRandomPlayMoves ? in_a_game() : with_few_men();
            if (found) {
                return *found;
            }
        }
    }

private:
    /// Plays a game at random; the first position of it that fits.
    std::optional<std::string> in_a_game() {
        Position position = start_position(rules_);
        for (int ply = 0; ply < kLongestGame; ++ply) {
            MoveList legal;
            generate_legal(position, legal);
            if (legal.empty()) {
                return std::nullopt;
            }
            if (test::is_mate_in(position, moves_)) {
                return to_fen(position);
            }
            position.make(player_.choose({legal.begin(), legal.end()}, Move::none()));
        }
        return std::nullopt;
    }

    /// Two kings, two men for White and one for Black, anywhere.
    std::optional<std::string> with_few_men() {
        Position position(rules_);
        for (const Color c : kColors) {
            put(position, Piece(c, rules_.royal));
        }
        for (const Color c : {Color::White, Color::White, Color::Black}) {
            const auto type = PieceType(
                1 + static_cast<int>(player_.below(static_cast<std::size_t>(rules_.piece_types()))));
            if (type != rules_.royal && !rules_.info(type).promotes) {
                put(position, Piece(c, type));
            }
        }
        position.finish_setup({});
        const bool possible = !is_attacked(position, position.king(Color::Black), Color::White);
        return possible && test::is_mate_in(position, moves_) ? std::optional(to_fen(position))
                                                              : std::nullopt;
    }

    void put(Position& position, Piece p) {
        while (true) {
            const auto below = [&](int bound) {
                return static_cast<int>(player_.below(static_cast<std::size_t>(bound)));
            };
            const Square s = Square::at(below(rules_.spec.files), below(rules_.spec.ranks));
            if (position[s].is_empty()) {
                position.place(s, p);
                return;
            }
        }
    }

    const Ruleset& rules_;
    test::RandomPlayer player_;
    int moves_;
};

}  // namespace

int main(int argc, char** argv) {
    const auto number = [&](int i) { return std::atoi(argv[i]); };
    if (argc != 5 || number(2) < 1 || number(3) < 1) {
        fmt::print(stderr, "usage: find_mates VARIANT MOVES COUNT SEED\n");
        return 2;
    }
    const auto variant = VariantLibrary().find(argv[1]);
    if (!variant) {
        fmt::print(stderr, "find_mates: {}\n", variant.error().message);
        return 2;
    }
    MateFinder finder(variant.value().rules(), static_cast<std::uint64_t>(number(4)), number(2));
    for (int i = 0; i < number(3); ++i) {
        fmt::print("{};{};{}\n", variant.value().name(), finder.find(), number(2));
        std::fflush(stdout);
    }
    return 0;
}
