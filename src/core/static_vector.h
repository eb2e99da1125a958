#ifndef TENFOLD_CORE_STATIC_VECTOR_H
#define TENFOLD_CORE_STATIC_VECTOR_H

#include <array>
#include <cassert>
#include <cstddef>

namespace tenfold {

/// A vector in place of at most `Capacity` elements; exceeding it is a programming error.
template <class T, std::size_t Capacity>
class StaticVector {
public:
    void push_back(const T& value) {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    void clear() noexcept { size_ = 0; }

    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] T& operator[](std::size_t i) { return items_[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return items_[i]; }
    [[nodiscard]] T* begin() noexcept { return items_.data(); }
    [[nodiscard]] T* end() noexcept { return items_.data() + size_; }
    [[nodiscard]] const T* begin() const noexcept { return items_.data(); }
    [[nodiscard]] const T* end() const noexcept { return items_.data() + size_; }

private:
    std::size_t size_ = 0;
    std::array<T, Capacity> items_;
};

}  // namespace tenfold

#endif
