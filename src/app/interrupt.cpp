#include "app/interrupt.h"

#include <csignal>

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
    std::signal(SIGINT, note_interrupt);
}

InterruptGuard::~InterruptGuard() {
    std::signal(SIGINT, SIG_DFL);
}

bool InterruptGuard::raised() const noexcept {
    return interrupted() != 0;
}

}  // namespace tenfold::app
