#ifndef TENFOLD_SEARCH_SEARCHER_H
#define TENFOLD_SEARCH_SEARCHER_H

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "movegen/danger.h"
#include "position/position.h"
#include "search/check_table.h"
#include "search/evaluate.h"
#include "search/history.h"
#include "search/move_picker.h"
#include "search/root_move.h"
#include "search/see.h"
#include "search/transposition_table.h"

namespace tenfold {

/// What a search works with. REQUIRES: all of it outlives the search and is used by it alone.
struct SearchTools {
    const Evaluator& evaluate;
    const ExchangeEvaluator& exchanges;
    const CheckTable& checks;
    TranspositionTable& table;
    History& history;
    PawnCache& pawns;
};

/// Searches one position to a given depth: alpha-beta with principal variation search, on its own copy
/// of the position, in the thread that calls it. Knows nothing of clocks and listeners. docs/search.md
/// describes the steps.
class Searcher {
public:
    /// Asked about every 64 nodes whether the search has to end at once.
    using Interrupt = std::function<bool()>;

    /// `node_limit`: the search ends when it has visited this many nodes; 0: no limit.
    Searcher(const Position& root, const SearchTools& tools, std::uint64_t node_limit, Interrupt interrupt);

    /// What to search at the root.
    struct RootTask {
        std::size_t first = 0;  ///< the first of the moves that are to be searched
        int depth = 1;
        bool backwards = false;  ///< after the first move the last one, and so on
    };
    /// Searches those of `moves`, the best of them becoming exact, between alpha and beta. Scores and lines
    /// of those that are better than alpha are set, all others get -infinite. When interrupted, what it
    /// returns means nothing, but the moves' scores are of moves that were searched to the end. `on_move` is
    /// told of each move before it is searched, and of its place, counting from 1.
    Score search_root(std::vector<RootMove>& moves, const RootTask& task, Score alpha, Score beta,
                      const std::function<void(Move, int)>& on_move);

    [[nodiscard]] bool interrupted() const noexcept { return interrupted_; }
    /// Lets it search again after an interruption.
    void resume() noexcept { interrupted_ = false; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
    [[nodiscard]] Position& position() noexcept { return position_; }
    [[nodiscard]] const SearchTools& tools() const noexcept { return tools_; }

private:
    /// What the search keeps for each ply of the line that it is looking at.
    struct Frame {
        Danger danger;  ///< of the position at this ply
        PieceTo moved;  ///< the move made here; none for a null move
        Move excluded;  ///< not to be searched here: singular extension
        std::array<Move, 2> killers;
        Score eval;  ///< static evaluation, -infinite in check
        std::vector<Move> line;
        MovePicker::Buffer buffer;
        std::vector<Move> quiets_tried;
        std::vector<Move> captures_tried;
    };
    /// What the steps of one node share.
    struct Node {
        int ply;
        int depth;
        bool is_pv;
        bool cut_expected;  ///< most likely some move fails high
        bool in_check;
        bool improving;  ///< better than two plies ago
        Score eval;      ///< static, corrected by what the table knows
        Move table_move;
        bool table_move_is_capture;
    };
    // Two plies before the root exist so that looking back needs no test.
    static constexpr int kBefore = 2;

    /// The transposition table's entry for the position at this ply.
    [[nodiscard]] std::optional<TableEntry> probe(int ply) const noexcept;
    void store(int ply, TableEntry entry) noexcept;

    Score search(Score alpha, Score beta, int depth, int ply, bool cut_expected);
    /// `plies`: how many the quiescence search has lasted.
    Score quiescence(Score alpha, Score beta, int ply, int plies = 0);
    /// What the steps of one node of the quiescence search share.
    struct Quiescence {
        Score alpha;
        Score beta;
        Score stand_pat;  ///< worth of making no capture, -infinite in check
        int ply;
        int plies;
    };
    /// The best of the quiescence search's moves; none if none raises alpha.
    struct Capture {
        Move move;
        Score score;
    };
    [[nodiscard]] bool skips(const Quiescence& node, Move m, Score best, int tried) const;
    Capture best_capture(Quiescence node, Move table_move);

    // --- before the moves -----------------------------------------------------------------
    /// Of the position as it stands.
    [[nodiscard]] Score evaluate() const { return tools_.evaluate(position_, tools_.pawns); }
    [[nodiscard]] Score static_eval(const std::optional<TableEntry>& entry, int ply);
    /// The static evaluation or, where it tells more, the table's score.
    [[nodiscard]] static Score corrected_eval(Score eval, const std::optional<TableEntry>& entry) noexcept;
    [[nodiscard]] bool shallow_refutes(const Node& node, Score alpha, Score beta, Score& score);
    [[nodiscard]] bool null_move_refutes(const Node& node, Score beta, Score& score);
    /// By how much to extend the table move: it is singular if all others fall far short of its score.
    [[nodiscard]] int singular_extension(const Node& node, const std::optional<TableEntry>& entry);

    // --- during the moves -----------------------------------------------------------------
    [[nodiscard]] static bool is_late(const Node& node, int number) noexcept;
    [[nodiscard]] bool prune_quiet(const Node& node, Move m, int number, Score alpha) const;
    [[nodiscard]] bool prune(const Node& node, Move m, int number, Score alpha) const;
    [[nodiscard]] int base_reduction(int depth, int number) const noexcept;
    [[nodiscard]] int reduction(const Node& node, Move m, PieceTo moved, int number, bool gives_check) const;
    Score search_move(const Node& node, Move m, Score alpha, Score beta, int extension, int number);

    // --- after the moves ------------------------------------------------------------------
    static void note_tried(Frame& here, Move m);
    void learn_from_cutoff(const Node& node, Move best);
    void remember(const Node& node, Move best, Score score, Bound bound);

    [[nodiscard]] static std::size_t frame_number(int ply) noexcept {
        const int number = ply + kBefore;
        return static_cast<std::size_t>(number);
    }
    [[nodiscard]] Frame& frame(int ply) noexcept { return frames_[frame_number(ply)]; }
    [[nodiscard]] const Frame& frame(int ply) const noexcept { return frames_[frame_number(ply)]; }
    [[nodiscard]] MoveHints hints(int ply, Move table_move) const;
    [[nodiscard]] std::array<History::Answers, 2> contexts(int ply) const;
    [[nodiscard]] bool has_officers(Color side, int at_least) const;
    /// Fetches what the table knows of the position after a move, which will likely be made: memory takes its
    /// time.
    void expect(Move m) const noexcept;
    void make(Move m, int ply);
    void unmake() noexcept { position_.unmake(); }
    /// Counts a node; false if the search has to end instead.
    bool enter_node(int ply);
    void set_line(int ply, Move m);

    Position position_;
    SearchTools tools_;
    std::uint64_t node_limit_;
    Interrupt interrupt_;
    bool has_quarters_;
    bool interrupted_ = false;
    std::uint64_t nodes_ = 0;
    int root_depth_ = 0;
    int selective_depth_ = 0;
    int null_forbidden_until_ = 0;  ///< ply up to which a null move is being verified
    MoveList scratch_;
    std::vector<Frame> frames_;
    std::array<std::array<std::uint8_t, 64>, 64> reductions_{};  ///< [depth][move number]
};

}  // namespace tenfold

#endif
