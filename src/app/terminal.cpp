#include "app/terminal.h"

#if __has_include(<sys/ioctl.h>) && __has_include(<unistd.h>)
#include <sys/ioctl.h>
#include <unistd.h>

namespace tenfold::app {

bool stdin_is_terminal() {
    return isatty(STDIN_FILENO) != 0;
}
bool stdout_is_terminal() {
    return isatty(STDOUT_FILENO) != 0;
}
bool stderr_is_terminal() {
    return isatty(STDERR_FILENO) != 0;
}

int terminal_width() {
    winsize size{};
    const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : 80;
}

}  // namespace tenfold::app

#else

namespace tenfold::app {

bool stdin_is_terminal() {
    return false;
}
bool stdout_is_terminal() {
    return false;
}
bool stderr_is_terminal() {
    return false;
}

int terminal_width() {
    return 80;
}

}  // namespace tenfold::app

#endif
