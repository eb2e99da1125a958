#include "search/page_memory.h"

#include <cstdint>
#include <sys/mman.h>

namespace tenfold {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;

std::size_t rounded_up(std::size_t bytes, std::size_t unit) noexcept {
    return (bytes + unit - 1) / unit * unit;
}

char* map(std::size_t bytes) noexcept {
    void* const start = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return start == MAP_FAILED ? nullptr : static_cast<char*>(start);
}

/// `bytes` from an address that huge pages can begin at: those around it are given back. Null if there are
/// none.
char* map_aligned(std::size_t bytes) noexcept {
    char* const start = map(bytes + kHugePage);
    if (start == nullptr) {
        return nullptr;
    }
    const std::size_t before = (kHugePage - reinterpret_cast<std::uintptr_t>(start) % kHugePage) % kHugePage;
    if (before > 0) {
        ::munmap(start, before);
    }
    ::munmap(start + before + bytes, kHugePage - before);
    return start + before;
}

}  // namespace

void PageReturn::operator()(void* pages) const noexcept {
    ::munmap(pages, bytes);
}

Pages take_pages(std::size_t bytes) noexcept {
    if (bytes < kHugePage) {
        return {map(bytes), PageReturn{bytes}};
    }
    const std::size_t rounded = rounded_up(bytes, kHugePage);
    char* const start = map_aligned(rounded);
#ifdef MADV_HUGEPAGE
    if (start != nullptr) {
        ::madvise(start, rounded, MADV_HUGEPAGE);  // a wish: without, it works as well but slower
    }
#endif
    return {start, PageReturn{rounded}};
}

}  // namespace tenfold
