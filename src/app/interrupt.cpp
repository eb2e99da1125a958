#include "app/interrupt.h"

#include <cstddef>

namespace tenfold::app {

namespace {

/// A signal handler is given nothing that could lead it to an object: the flag has to be static.
volatile std::sig_atomic_t& interrupted() {
    static volatile std::sig_atomic_t flag = 0;
    return flag;
}

extern "C" void note_interrupt(int signal) {
    interrupted() = 1;
    std::signal(signal, SIG_DFL);
}

}  // namespace

InterruptGuard::InterruptGuard() {
    interrupted() = 0;
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        before_[i] = std::signal(kSignals[i], note_interrupt);
        if (before_[i] == SIG_IGN) {
            std::signal(kSignals[i], SIG_IGN);
        }
    }
}

InterruptGuard::~InterruptGuard() {
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        std::signal(kSignals[i], before_[i]);
    }
}

bool InterruptGuard::raised() const noexcept {
    return interrupted() != 0;
}

}  // namespace tenfold::app
