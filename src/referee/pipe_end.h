#ifndef TENFOLD_REFEREE_PIPE_END_H
#define TENFOLD_REFEREE_PIPE_END_H

#include <string_view>
#include <utility>

namespace tenfold::referee {

/// Owns a file descriptor.
class PipeEnd {
public:
    PipeEnd() noexcept = default;
    explicit PipeEnd(int descriptor) noexcept : descriptor_(descriptor) {}
    PipeEnd(PipeEnd&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    PipeEnd& operator=(PipeEnd&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    PipeEnd(const PipeEnd&) = delete;
    PipeEnd& operator=(const PipeEnd&) = delete;
    ~PipeEnd() { close(); }

    [[nodiscard]] int get() const noexcept { return descriptor_; }
    [[nodiscard]] bool is_open() const noexcept { return descriptor_ >= 0; }
    void close() noexcept;

private:
    int descriptor_ = -1;
};

/// Writes all of the text; false if that isn't possible (errno says why).
[[nodiscard]] bool write_all(const PipeEnd& file, std::string_view text);

/// Both ends of a pipe, which programs started meanwhile don't inherit; not open if there are no more.
struct Pipe {
    PipeEnd read_end;
    PipeEnd write_end;
    [[nodiscard]] static Pipe make();
};

}  // namespace tenfold::referee

#endif
