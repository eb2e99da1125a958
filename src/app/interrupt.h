#ifndef TENFOLD_APP_INTERRUPT_H
#define TENFOLD_APP_INTERRUPT_H

#include <array>
#include <csignal>

namespace tenfold::app {

/// While one of these lives, the first Ctrl-C, or other polite wish that the program should end (SIGTERM,
/// SIGHUP), is noted instead of ending it; the second of the same kind ends it as usual. What was ignored
/// before (by nohup) still is. At most one at a time.
class InterruptGuard {
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;

    [[nodiscard]] bool raised() const noexcept;

private:
    static constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};
    using Handler = void (*)(int);
    std::array<Handler, kSignals.size()> before_{};
};

}  // namespace tenfold::app

#endif
