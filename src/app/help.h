#ifndef TENFOLD_APP_HELP_H
#define TENFOLD_APP_HELP_H

#include <string>

#include "app/command.h"

namespace tenfold::app {

/// Gives the program and each of its commands the help texts: usage, options, and examples of its own.
void add_help(CLI::App& app);

/// What is wrong with a command line that the parser refused, in a sentence: `reason` is the parser's own,
/// used where nothing better can be said. Words left over are named with what they may be slips of.
[[nodiscard]] std::string complaint_about(const CLI::App& app, const std::string& reason);

}  // namespace tenfold::app

#endif
