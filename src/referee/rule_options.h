#ifndef TENFOLD_REFEREE_RULE_OPTIONS_H
#define TENFOLD_REFEREE_RULE_OPTIONS_H

#include <string>
#include <vector>

#include "referee/adjudication.h"
#include "referee/engine_options.h"
#include "referee/match_settings.h"
#include "referee/sprt.h"

namespace tenfold::referee {

// Each reads the "key=value" words of an option into its target and returns what is wrong, or nothing.

/// "movenumber=40 movecount=8 score=10"
[[nodiscard]] std::string read_draw_rule(const std::vector<KeyValue>& words, DrawRule& rule);
/// "movecount=3 score=600 twosided=true"
[[nodiscard]] std::string read_resign_rule(const std::vector<KeyValue>& words, ResignRule& rule);
/// "elo0=0 elo1=5 alpha=0.05 beta=0.05 model=normalized"
[[nodiscard]] std::string read_sprt(const std::vector<KeyValue>& words, SprtSettings& sprt);
/// "file=book.epd format=epd order=random start=1 plies=8"
[[nodiscard]] std::string read_book(const std::vector<KeyValue>& words, BookSettings& book);

}  // namespace tenfold::referee

#endif
