#include "protocol/search_reporter.h"

#include <utility>

#include "protocol/info_text.h"

namespace tenfold {

SearchReporter::SearchReporter(Writer& writer, EventQueue& events, Variant variant, Style style,
                               std::uint64_t task)
    : writer_(writer), events_(events), variant_(std::move(variant)), style_(style), task_(task) {}

void SearchReporter::on_info(const SearchInfo& info) {
    writer_.line(info_line(info, variant_.rules(), style_.show_wdl));
    if (const std::string line = stalemate_line(info); !line.empty()) {
        writer_.line(line);
    }
}

void SearchReporter::on_current_move(int depth, Move move, int number) {
    writer_.line(current_move_line(depth, move, number, variant_.rules()));
}

void SearchReporter::on_result(const SearchResult& result) {
    // The event first: whatever the GUI sends on reading the best move then comes behind it.
    events_.push({.kind = Event::Kind::Finished, .line = {}, .task = task_});
    writer_.line(best_move_line(result, variant_.rules()));
}

}  // namespace tenfold
