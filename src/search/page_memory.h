#ifndef TENFOLD_SEARCH_PAGE_MEMORY_H
#define TENFOLD_SEARCH_PAGE_MEMORY_H

#include <cstddef>
#include <memory>

namespace tenfold {

/// Gives pages back to the system.
struct PageReturn {
    std::size_t bytes = 0;
    void operator()(void* pages) const noexcept;
};

/// Memory straight from the system, which owns it alone.
using Pages = std::unique_ptr<void, PageReturn>;

/// At least `bytes` zeroed bytes, none of them touched: the system hands each page out when it is first used.
/// Where it can, it does so in huge pages, which cost far fewer faults and address translations. Aligned to
/// a cache line at least. Null if there is not so much.
/// REQUIRES: bytes > 0.
[[nodiscard]] Pages take_pages(std::size_t bytes) noexcept;

}  // namespace tenfold

#endif
