#ifndef TENFOLD_REFEREE_ENGINE_OPTIONS_H
#define TENFOLD_REFEREE_ENGINE_OPTIONS_H

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "referee/engine_settings.h"

#include "tenfold/diagnostic.h"

namespace tenfold::referee {

/// "cmd=./engine": what stands before and behind the first '='.
using KeyValue = std::pair<std::string, std::string>;

/// Takes "key=value" apart; the error says that it is none.
[[nodiscard]] Result<KeyValue, std::string> parse_key_value(std::string_view word);

/// An engine by what was said about it in `-engine`; later words override earlier ones. Without a name it is
/// called as its program is. The error says which word is wrong and why.
[[nodiscard]] Result<EngineSettings, std::string> engine_of(const std::vector<KeyValue>& words);

/// The words of `args="one \"two words\""`; none if a quotation mark isn't closed.
[[nodiscard]] std::optional<std::vector<std::string>> split_arguments(std::string_view text);

}  // namespace tenfold::referee

#endif
