#ifndef TENFOLD_APP_PROGRESS_H
#define TENFOLD_APP_PROGRESS_H

#include <cstdio>
#include <fmt/format.h>
#include <string>

#include "app/terminal.h"

namespace tenfold::app {

/// Tells a person at the terminal how far a long piece of work has come, on a line that vanishes in the end.
class Progress {
public:
    /// Says nothing unless `wanted` and stderr is a terminal.
    explicit Progress(bool wanted = true) : shown_(wanted && stderr_is_terminal()) {}
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(const std::string& text) const {
        if (shown_) {
            fmt::print(stderr, "\r\x1b[K{}", text);
        }
    }
    /// To be called before anything else is written to the terminal.
    void clear() const { show(""); }

private:
    bool shown_;
};

}  // namespace tenfold::app

#endif
