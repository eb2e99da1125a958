#ifndef TENFOLD_PROTOCOL_SEARCH_REPORTER_H
#define TENFOLD_PROTOCOL_SEARCH_REPORTER_H

#include <cstdint>

#include "protocol/event_queue.h"
#include "protocol/writer.h"

#include "tenfold/engine.h"
#include "tenfold/variants.h"

namespace tenfold {

/// Writes what one search has to say, and tells the session when it is over.
class SearchReporter : public SearchListener {
public:
    struct Style {
        bool show_wdl = false;
    };

    /// `writer` and `events` must outlive the reporter; `task` comes back with the Finished event.
    SearchReporter(Writer& writer, EventQueue& events, Variant variant, Style style, std::uint64_t task);

    void on_info(const SearchInfo& info) override;
    void on_current_move(int depth, Move move, int number) override;
    void on_result(const SearchResult& result) override;

private:
    Writer& writer_;
    EventQueue& events_;
    Variant variant_;
    Style style_;
    std::uint64_t task_;
};

}  // namespace tenfold

#endif
