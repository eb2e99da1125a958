#ifndef TENFOLD_MOVEGEN_MOVE_LIST_H
#define TENFOLD_MOVEGEN_MOVE_LIST_H

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

#include "tenfold/move.h"

namespace tenfold {

/// A list of moves that begins in place and moves to the heap if a user's game has positions with
/// more than kInPlace moves; so no variant file can overflow it.
class MoveList {
public:
    /// Enough for what happens in games: Opulent's widest known positions stay below 250 moves. A Commando of
    /// Supremo has at most 16 first legs that capture, each with at most 16 second legs, and 49 plain
    /// targets: 305 moves. With a dozen of them, which promotions allow, a list would have to hold thousands;
    /// a test has one of 1818.
    static constexpr std::size_t kInPlace = 384;

    MoveList() noexcept { items_ = reinterpret_cast<Move*>(in_place_.data()); }
    MoveList(const MoveList&) = delete;
    MoveList& operator=(const MoveList&) = delete;

    void push_back(Move m) {
        if (size_ == capacity_) [[unlikely]] {
            grow();
        }
        items_[size_++] = m;
    }
    void clear() noexcept { size_ = 0; }
    /// REQUIRES: n <= size().
    void truncate(std::size_t n) noexcept { size_ = n; }

    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] Move& operator[](std::size_t i) noexcept { return items_[i]; }
    [[nodiscard]] Move operator[](std::size_t i) const noexcept { return items_[i]; }
    [[nodiscard]] Move* begin() noexcept { return items_; }
    [[nodiscard]] Move* end() noexcept { return items_ + size_; }
    [[nodiscard]] const Move* begin() const noexcept { return items_; }
    [[nodiscard]] const Move* end() const noexcept { return items_ + size_; }
    [[nodiscard]] bool contains(Move m) const noexcept { return std::find(begin(), end(), m) != end(); }

private:
    void grow() {
        auto bigger = std::make_unique<Move[]>(2 * capacity_);
        std::copy(begin(), end(), bigger.get());
        heap_ = std::move(bigger);
        items_ = heap_.get();
        capacity_ *= 2;
    }

    /// Bytes, so that a list costs nothing to make: moves begin to exist as they are stored.
    alignas(Move) std::array<std::byte, kInPlace * sizeof(Move)> in_place_;
    Move* items_ = nullptr;
    std::size_t size_ = 0;
    std::size_t capacity_ = kInPlace;
    std::unique_ptr<Move[]> heap_;
};

}  // namespace tenfold

#endif
