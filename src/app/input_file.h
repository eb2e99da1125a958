#ifndef TENFOLD_APP_INPUT_FILE_H
#define TENFOLD_APP_INPUT_FILE_H

#include <fstream>
#include <string>

namespace tenfold::app {

/// Opens a file to read it. Throws BadInput, saying why, if that can't be done.
[[nodiscard]] std::ifstream open_input(const std::string& path);

}  // namespace tenfold::app

#endif
