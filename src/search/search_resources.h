#ifndef TENFOLD_SEARCH_SEARCH_RESOURCES_H
#define TENFOLD_SEARCH_SEARCH_RESOURCES_H

#include <cstddef>
#include <memory>
#include <vector>

#include "search/searcher.h"
#include "search/thread_crew.h"
#include "search/transposition_table.h"
#include "variant/ruleset.h"

namespace tenfold {

/// What an engine keeps from one search to the next: the table, what follows from a game's rules, the helping
/// threads, and each thread's experience. Every method is for one thread at a time, while nothing searches.
class SearchResources {
public:
    SearchResources();
    ~SearchResources();
    SearchResources(const SearchResources&) = delete;
    SearchResources& operator=(const SearchResources&) = delete;

    /// Takes what searches of this game need and is not there yet. Of another game, or with a table of
    /// another size, all is forgotten. If the system has too little memory or too few threads there will be
    /// less: hash_mb() and threads() tell. Throws std::bad_alloc if there is not even enough for one thread.
    /// REQUIRES: threads >= 1.
    void fit(const RulesetPtr& rules, int hash_mb, int threads);
    /// Forgets everything learnt from earlier searches.
    void clear();

    [[nodiscard]] int hash_mb() const noexcept { return table_.megabytes(); }
    /// Those that search, the main one included; 0 before the first fit().
    [[nodiscard]] int threads() const noexcept;
    [[nodiscard]] TranspositionTable& table() noexcept { return table_; }
    [[nodiscard]] ThreadCrew& crew() noexcept { return crew_; }
    /// REQUIRES for these two: fit() was called. Good until the next time.
    [[nodiscard]] SearchTools main_tools() { return tools(0); }
    /// One for each thread of the crew.
    [[nodiscard]] std::vector<SearchTools> helper_tools();

private:
    struct Experience;
    struct Knowledge;

    void fit_threads(std::size_t count);
    [[nodiscard]] SearchTools tools(std::size_t thread);

    TranspositionTable table_;
    std::unique_ptr<Knowledge> knowledge_;
    ThreadCrew crew_;
};

}  // namespace tenfold

#endif
