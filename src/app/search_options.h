#ifndef TENFOLD_APP_SEARCH_OPTIONS_H
#define TENFOLD_APP_SEARCH_OPTIONS_H

#include <cstdint>
#include <optional>

#include "app/command.h"

#include "tenfold/engine.h"

namespace tenfold::app {

/// How long to search, and with what.
struct SearchOptions {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::int64_t> move_time;  ///< milliseconds
    int threads = 1;
    std::optional<int> hash;  ///< MB

    [[nodiscard]] bool limited() const { return depth || nodes || move_time; }
};

/// Adds --movetime, --depth, --nodes, --threads and --hash.
void add_search_options(CLI::App& command, SearchOptions& options);

/// The limits asked for; `infinite` if there are none.
[[nodiscard]] SearchLimits limits_of(const SearchOptions& options);

/// Gives the engine what it was promised and has it take the memory for this variant; tells on stderr if
/// there is less than asked for.
void set_up(Engine& engine, const Variant& variant, const SearchOptions& options);

}  // namespace tenfold::app

#endif
