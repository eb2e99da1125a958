#ifndef TENFOLD_REFEREE_PRESETS_H
#define TENFOLD_REFEREE_PRESETS_H

#include <string>
#include <string_view>
#include <vector>

#include "referee/engine_settings.h"

namespace tenfold::referee {

/// Sets the program, protocol, options and dialect with which a known engine plays our games; false if there
/// is no such preset.
bool apply_preset(EngineSettings& engine, std::string_view preset);

[[nodiscard]] std::vector<std::string> preset_names();

}  // namespace tenfold::referee

#endif
