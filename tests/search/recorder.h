#ifndef TENFOLD_TESTS_SEARCH_RECORDER_H
#define TENFOLD_TESTS_SEARCH_RECORDER_H

#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

#include "support/games.h"

#include "tenfold/engine.h"
#include "tenfold/game.h"

namespace tenfold::test {

/// A middle game of Opulent that isn't decided.
inline constexpr const char* kOpulentMiddle =
    "r8r/2l1qnk3/p1p1pw1ppp/1p1p1np3/10/2P1P1N3/1P3W1PP1/P2P1P3P/2BLQ1KN2/R8R w - - 0 1";

/// Keeps all that a search says. What it says is checked on the way: every line must be playable.
class Recorder : public SearchListener {
public:
    explicit Recorder(const Game& game) : game_(game) {}

    void on_info(const SearchInfo& info) override;
    void on_current_move(int depth, Move move, int number) override;
    void on_result(const SearchResult& result) override;

    /// Until the search has reported this depth of its first line; false after ten seconds without.
    bool wait_for_depth(int depth);
    [[nodiscard]] int results() const;
    /// REQUIRES for the following: the search has ended.
    [[nodiscard]] SearchResult result() const { return result_; }
    [[nodiscard]] const std::vector<SearchInfo>& infos() const { return infos_; }
    /// The last exact report of this line.
    [[nodiscard]] const SearchInfo& last(int line = 1) const;
    /// What went wrong with the reports, empty if nothing did.
    [[nodiscard]] const std::string& complaint() const { return complaint_; }

private:
    const Game& game_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<SearchInfo> infos_;
    SearchResult result_;
    int results_ = 0;
    std::string complaint_;
};

/// Everything that one search said and what came out.
struct Searched {
    Move best;
    Move ponder;
    std::string best_text;
    SearchInfo info;  ///< the last exact report of the first line
    std::vector<SearchInfo> infos;
};

/// Searches to the end with an engine of its own and checks what holds for every search: one result, an exact
/// report before it, legal moves.
[[nodiscard]] Searched search(const Game& game, const SearchLimits& limits, int multi_pv = 1,
                              const PreludeTaste& taste = {});
[[nodiscard]] SearchLimits to_depth(int depth);
[[nodiscard]] SearchLimits to_nodes(std::uint64_t nodes);

}  // namespace tenfold::test

#endif
