#ifndef TENFOLD_APP_ANALYSIS_VIEW_H
#define TENFOLD_APP_ANALYSIS_VIEW_H

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

#include "variant/ruleset.h"

#include "tenfold/engine.h"

namespace tenfold::app {

/// Shows a search to a person as it goes, one row for each depth and line of play.
///
/// On a terminal, the rows of the depth being searched are rewritten in place until the next depth
/// begins. Elsewhere, each exact result is a row. Everything goes to stdout.
class AnalysisView : public SearchListener {
public:
    /// `rules` must outlive the view. Throws OutputLost if the heading can't be written.
    AnalysisView(const Ruleset& rules, bool on_terminal);

    void on_info(const SearchInfo& info) override;
    void on_current_move(int depth, Move move, int number) override;
    void on_result(const SearchResult& result) override;

    /// Has a row failed to reach stdout? Nothing is shown from then on.
    [[nodiscard]] bool output_lost() const noexcept { return output_lost_; }

    /// The result, once it is there; empty if it hasn't come within `patience`. Called from one thread,
    /// not the search's.
    [[nodiscard]] std::optional<SearchResult> wait_for_result(std::chrono::milliseconds patience);

private:
    void append(const SearchInfo& info);
    void redraw(const SearchInfo& info);
    void note(const SearchInfo& info);
    [[nodiscard]] std::vector<SearchInfo>::iterator place_of(const SearchInfo& info);

    const Ruleset& rules_;
    const bool on_terminal_;
    /// The newest row of each line of play, best line first; on a terminal only of the current depth.
    std::vector<SearchInfo> rows_;
    std::atomic<bool> output_lost_ = false;
    std::mutex mutex_;  ///< guards `result_`
    std::condition_variable arrived_;
    std::optional<SearchResult> result_;
};

}  // namespace tenfold::app

#endif
