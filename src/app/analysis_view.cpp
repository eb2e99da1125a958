#include "app/analysis_view.h"

#include <algorithm>
#include <fmt/format.h>

#include "app/command.h"
#include "app/terminal.h"
#include "tools/analysis_text.h"

namespace tenfold::app {

namespace {

/// As much of a row as fits a line, ending with a whole move; an ellipsis shows that it goes on.
std::string fitted(const std::string& row, int width) {
    const auto room = static_cast<std::size_t>(width);
    return row.size() <= room ? row : row.substr(0, row.rfind(' ', room - 2)) + " \u2026";
}

}  // namespace

AnalysisView::AnalysisView(const Ruleset& rules, bool on_terminal)
    : rules_(rules), on_terminal_(on_terminal) {
    fmt::print("{}\n", analysis_heading());
    require_output();
}

void AnalysisView::on_info(const SearchInfo& info) {
    if (output_lost_) {
        return;
    }
    if (on_terminal_) {
        redraw(info);
    } else {
        append(info);
    }
    output_lost_ = !output_works();
}

void AnalysisView::on_current_move(int, Move, int) {}

void AnalysisView::on_result(const SearchResult& result) {
    {
        const std::lock_guard lock(mutex_);
        result_ = result;
    }
    arrived_.notify_one();
}

std::optional<SearchResult> AnalysisView::wait_for_result(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    arrived_.wait_for(lock, patience, [&] { return result_.has_value(); });
    return result_;
}

std::vector<SearchInfo>::iterator AnalysisView::place_of(const SearchInfo& info) {
    return std::find_if(rows_.begin(), rows_.end(),
                        [&](const SearchInfo& row) { return row.multi_pv >= info.multi_pv; });
}

void AnalysisView::note(const SearchInfo& info) {
    const auto place = place_of(info);
    if (place != rows_.end() && place->multi_pv == info.multi_pv) {
        *place = info;
    } else {
        rows_.insert(place, info);
    }
}

/// A log has no use for bounds, nor for a row that the engine repeats.
void AnalysisView::append(const SearchInfo& info) {
    const auto last = place_of(info);
    const bool repeated = last != rows_.end() && last->multi_pv == info.multi_pv &&
                          last->depth == info.depth && last->score == info.score && last->line == info.line;
    if (info.bound == Bound::Exact && !repeated) {
        note(info);
        fmt::print("{}\n", analysis_row(info, rules_));
    }
}

void AnalysisView::redraw(const SearchInfo& info) {
    if (!rows_.empty() && rows_.front().depth != info.depth) {
        rows_.clear();  // what has been drawn stays on the screen
    }
    if (!rows_.empty()) {
        fmt::print("\x1b[{}A\r\x1b[J", rows_.size());
    }
    note(info);
    const int width = terminal_width() - 1;  // a full line would make some terminals begin another
    for (const SearchInfo& row : rows_) {
        fmt::print("{}\n", fitted(analysis_row(row, rules_), width));
    }
}

}  // namespace tenfold::app
