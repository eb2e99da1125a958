#ifndef TENFOLD_APP_INTERRUPT_WATCH_H
#define TENFOLD_APP_INTERRUPT_WATCH_H

#include <chrono>
#include <stop_token>
#include <thread>

#include "app/interrupt.h"

namespace tenfold::app {

/// Asks for a stop when the user does, as long as it lives.
class InterruptWatch {
public:
    explicit InterruptWatch(std::stop_source& stop)
        : watcher_([this, &stop](const std::stop_token& end) {
              constexpr auto kPause = std::chrono::milliseconds(50);
              while (!end.stop_requested() && !guard_.raised()) {
                  std::this_thread::sleep_for(kPause);
              }
              if (guard_.raised()) {
                  stop.request_stop();
              }
          }) {}

private:
    InterruptGuard guard_;
    std::jthread watcher_;
};

}  // namespace tenfold::app

#endif
