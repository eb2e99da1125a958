#ifndef TENFOLD_VARIANT_TABLES_H
#define TENFOLD_VARIANT_TABLES_H

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/square_offset.h"
#include "core/square_set.h"
#include "variant/rays.h"

#include "tenfold/piece.h"
#include "tenfold/square.h"

/// The flat tables that move generation and attack detection read. All of them are made once by
/// `compile` (compiler.h) and never change.
namespace tenfold {

/// What may stand on the landing square of a movement.
enum class Landing : std::uint8_t { Either, Quiet, Capture };
inline constexpr std::size_t kLandings = 3;
inline constexpr int kLongestLine = 9;  ///< steps from one edge of a ten-square board to the other

/// A slide with a peculiarity: over its first square, or over a hurdle.
struct Hop {
    enum class Kind : std::uint8_t { Cannon, Grasshopper, Ski };
    Step step;
    std::uint8_t range;  ///< bounds the whole distance
    Kind kind;
    Landing landing;
};

/// Some ranks of the grid that holds the board.
class RankSet {
public:
    static constexpr RankSet all() noexcept { return RankSet((1U << (kMaxRanks + 2 * Square::kRim)) - 1); }
    constexpr RankSet() noexcept = default;
    /// `rank` as Square::rank() counts.
    constexpr void insert(int rank) noexcept { bits_ |= bit_of(Square::at(0, rank)); }
    [[nodiscard]] constexpr bool contains_rank_of(Square s) const noexcept {
        return (bits_ & bit_of(s)) != 0;
    }

private:
    constexpr explicit RankSet(unsigned bits) noexcept : bits_(bits) {}
    static constexpr unsigned bit_of(Square s) noexcept { return 1U << (s.rank() + Square::kRim); }
    unsigned bits_ = 0;
};

/// A leap that looks at squares of its way, or that only certain ranks allow.
struct GatedLeap {
    Step leap;
    std::array<Step, 2> gates;  ///< from the start square
    std::uint8_t gate_count;
    bool gates_occupied;  ///< the gates must be occupied (`j`); otherwise empty (`n`)
    Landing landing;
    RankSet ranks = RankSet::all();  ///< of the start square
};

/// A quiet movement from a start square only: steps `first` to `last` of a slide (a leap: 1 to 1).
struct InitialRide {
    Step step;
    std::uint8_t first;
    std::uint8_t last;
    /// The step whose landing may be answered en passant; 0 for none ...
    std::uint8_t double_step_at;
    Step passed;  ///< ... on the cell this far from the start
};

/// One way of making a leg: a leap, perhaps over a hurdle.
struct LegStep {
    Step step;
    Step half;  ///< to the cell that must be occupied; only if over_hurdle
    bool over_hurdle = false;
    bool quiet = false;    ///< may land on an empty square
    bool capture = false;  ///< may land on an enemy
    bool passes = false;   ///< may stop on any piece, which stays
    /// The last of steps that may land alike: they stand side by side, so that what they reach is looked at
    /// once.
    bool ends_group = true;
};

/// A movement in several legs; between legs the board is up to date.
struct Chain {
    std::vector<std::vector<LegStep>> legs;
    bool captures = false;  ///< some leg may capture
    /// Whatever is captured before the last leg, the legs behind it can be made, if only there and back.
    bool always_finishes = false;
};

/// For every cell, the squares to which some leaps lead from there.
class LeapMap {
public:
    LeapMap() : targets_(Square::kCells) {}
    /// The squares of `board` alone count.
    LeapMap(std::span<const Step> leaps, const SquareSet& board);
    [[nodiscard]] const SquareSet& from(Square s) const noexcept {
        return targets_[static_cast<std::size_t>(s.index())];
    }

private:
    std::vector<SquareSet> targets_;  ///< empty sets for cells off the board
};

/// All movements of one piece (type and colour).
struct Mover {
    // What is needed for every move comes first: it shares the processor's cache lines.
    /// Nothing but leaps and rides, all of which both move and capture: the other two landings are empty.
    bool is_plain = true;
    bool burns = false;  ///< captures every enemy next to where it arrives
    bool promotes = false;
    bool is_pawn = false;  ///< promotes or captures en passant
    /// `leaps` by start square; null where there are no such leaps. Owned by the Ruleset.
    std::array<const LeapMap*, kLandings> leap_maps{};
    /// `rides` by start square. Owned by the Ruleset.
    std::array<std::vector<const RayFan*>, kLandings> fans;
    std::array<std::span<const Step>, kLandings> leaps;
    std::array<std::span<const Ride>, kLandings> rides;
    std::span<const Hop> hops;
    std::span<const GatedLeap> gated;
    std::span<const InitialRide> initial;
    std::span<const Step> en_passant;
    std::vector<Chain> chains;      ///< movements in several legs
    bool has_simple_chain = false;  ///< `chains` is one chain of two legs that pass over nothing
    /// An initial movement and any other may reach the same square in the same way.
    bool has_initial_twins = false;
};

/// Enemies that attack by a single leap: they stand at target - step.
struct LeapAttack {
    Step back;  ///< from the target to the attacker
    PieceSet attackers;
};

/// Leaping attackers by square: first where they may stand, then which pieces would attack from there.
class LeapSources {
public:
    LeapSources() = default;
    /// REQUIRES: steps of at most three files and ranks.
    LeapSources(std::span<const LeapAttack> leaps, const SquareSet& board);

    /// The squares from which some piece attacks `target` by a leap.
    [[nodiscard]] const SquareSet& around(Square target) const noexcept { return map_.from(target); }
    /// The pieces that attack `target` by a leap from `at`, one of the squares around it.
    [[nodiscard]] PieceSet attackers(Square at, Square target) const noexcept {
        return by_step_[slot(at.index() - target.index())];
    }

private:
    static constexpr int kFarthest = 3 * Step::kRank + 3;
    static constexpr std::size_t slot(int step) noexcept {
        const int number = step + kFarthest;
        return static_cast<std::size_t>(number);
    }

    LeapMap map_;
    std::array<PieceSet, 2 * kFarthest + 1> by_step_{};
};

/// Enemies that attack along a line: seen from the target, walking outwards.
struct LineAttack {
    Step outward;
    /// By distance in steps (1..kLongestLine): first piece met attacks if in `slide`.
    std::array<PieceSet, kLongestLine + 1> slide;
    /// The second piece met attacks over the first (any distance) if in `over`, over a hurdle right
    /// before the target if in `behind`, and over a piece right before itself if in `ski`.
    std::array<PieceSet, kLongestLine + 1> over;
    std::array<PieceSet, kLongestLine + 1> behind;
    std::array<PieceSet, kLongestLine + 1> ski;
    int reach = 0;                ///< farthest distance at which anything attacks along this line
    const RayMap* ray = nullptr;  ///< outwards, so far; owned by the Ruleset
    bool hops = false;            ///< any of `over`, `behind`, `ski` has a member
};

/// Sliding attackers by square: first where they may stand, then which pieces would attack from there if
/// nothing stood between. Source of the idea: chessprogramming.org "X-ray Attacks".
class SlideSources {
public:
    /// Adds what slides along the line. False, and nothing is changed, if that cannot be told by square: if
    /// there are hoppers, or another line leads over the same squares in other steps.
    bool add(const LineAttack& line, const SquareSet& board);

    /// The squares from which some piece attacks `target` if nothing is in its way.
    [[nodiscard]] const SquareSet& around(Square target) const noexcept {
        return around_[static_cast<std::size_t>(target.index())];
    }
    /// Would the piece on `at`, one of the squares around `target`, then attack it?
    [[nodiscard]] bool is_attacker(Piece p, Square at, Square target) const noexcept {
        return way(at, target).attackers.contains(p);
    }
    /// What must be empty for that. REQUIRES: is_attacker.
    [[nodiscard]] SquareSet between(Square at, Square target) const noexcept {
        const RayMap& ray = *way(at, target).ray;
        SquareSet squares = ray.from(target).without(ray.from(at));
        squares.erase(at);
        return squares;
    }

private:
    struct Way {
        PieceSet attackers;
        const RayMap* ray = nullptr;  ///< outwards
    };
    [[nodiscard]] const Way& way(Square at, Square target) const noexcept {
        return ways_[SquareOffset(target, at).place()];
    }

    std::array<SquareSet, Square::kCells> around_{};
    std::array<Way, SquareOffset::kCount> ways_{};
};

struct GatedAttack {
    Step back;
    std::array<Step, 2> gates;  ///< from the target
    std::uint8_t gate_count;
    bool gates_occupied;
    PieceSet attackers;
    RankSet ranks = RankSet::all();  ///< of the attacker's square
};

/// Everything by which one side can capture.
struct AttackTable {
    std::vector<LeapAttack> leaps;
    LeapSources leap_sources;  ///< the same, to be asked by square
    std::vector<LineAttack> lines;
    SlideSources slide_sources;       ///< most of them, to be asked by square
    std::vector<LineAttack> walked;   ///< the others
    std::vector<const RayFan*> fans;  ///< all of the lines, outwards; owned by the Ruleset
    std::vector<GatedAttack> gated;
    /// Some piece attacks in legs or by burning; such pieces are asked one by one.
    bool has_specials = false;
    /// How far from its square such a piece can capture, in king's steps, by type; 0: not at all. One more
    /// where legs behind the capture may fail, for what stands that far away can be the reason.
    std::array<std::uint8_t, kMaxPieceTypes + 1> special_reach{};
    /// By cell: the squares on all lines that end there, as far as anything attacks along them. What happens
    /// elsewhere cannot open a line. Only where moves can capture on several squares (has_specials of either
    /// side).
    std::vector<SquareSet> lines_to;
    bool has_hops = false;   ///< some line has hoppers
    bool has_gated = false;  ///< some of `gated` have gates
};

}  // namespace tenfold

#endif
