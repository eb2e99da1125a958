#ifndef TENFOLD_APP_INTERRUPT_H
#define TENFOLD_APP_INTERRUPT_H

namespace tenfold::app {

/// While one of these lives, the first Ctrl-C is noted instead of ending the program; the second ends
/// it as usual. At most one at a time.
class InterruptGuard {
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;

    [[nodiscard]] bool raised() const noexcept;
};

}  // namespace tenfold::app

#endif
