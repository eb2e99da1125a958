#ifndef TENFOLD_REFEREE_SPAWN_H
#define TENFOLD_REFEREE_SPAWN_H

#include <string>
#include <sys/types.h>

#include "referee/engine_process.h"

namespace tenfold::referee {

/// The file that `program` names: itself if it has a slash, else the first in PATH that can be run; empty if
/// there is none.
[[nodiscard]] std::string find_program(const std::string& program);

/// Starts the program as the leader of a new process group, with these descriptors as its standard input and
/// output. Returns its id, or why it can't be started.
[[nodiscard]] Result<pid_t, std::string> spawn(const Launch& launch, int input, int output);

}  // namespace tenfold::referee

#endif
