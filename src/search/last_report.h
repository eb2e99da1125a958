#ifndef TENFOLD_SEARCH_LAST_REPORT_H
#define TENFOLD_SEARCH_LAST_REPORT_H

#include "tenfold/engine.h"

namespace tenfold {

/// Keeps what a search last said for certain of its best line, and its move.
class LastReport : public SearchListener {
public:
    void on_info(const SearchInfo& info) override {
        if (info.multi_pv == 1 && info.bound == Bound::Exact) {
            score_ = info.score;
        }
    }
    void on_current_move(int, Move, int) override {}
    void on_result(const SearchResult& result) override { best_ = result.best; }

    [[nodiscard]] Score score() const noexcept { return score_; }
    [[nodiscard]] Move best() const noexcept { return best_; }

private:
    Score score_;
    Move best_;
};

}  // namespace tenfold

#endif
