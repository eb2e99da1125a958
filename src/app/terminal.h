#ifndef TENFOLD_APP_TERMINAL_H
#define TENFOLD_APP_TERMINAL_H

namespace tenfold::app {

/// Does a person sit at this end of the stream? False where the system can't tell.
[[nodiscard]] bool stdin_is_terminal();
[[nodiscard]] bool stdout_is_terminal();
[[nodiscard]] bool stderr_is_terminal();

/// Characters in a line of the terminal that stdout is; 80 where the system can't tell.
[[nodiscard]] int terminal_width();

}  // namespace tenfold::app

#endif
