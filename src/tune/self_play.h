#ifndef TENFOLD_TUNE_SELF_PLAY_H
#define TENFOLD_TUNE_SELF_PLAY_H

#include <functional>
#include <optional>
#include <stop_token>

#include "tune/training_record.h"

namespace tenfold::tune {

/// Plays those of the games 1 to `games` that are not on record yet, `threads` at a time, until `stop` is
/// asked for. `on_game` hears how many there are after each. Returns what is wrong, if they can't be played
/// or stored.
[[nodiscard]] std::optional<Diagnostic> play_training_games(const Variant& variant, const SelfPlay& how,
                                                            int games, int threads, TrainingRecord& record,
                                                            const std::function<void(std::size_t)>& on_game,
                                                            const std::stop_token& stop);

}  // namespace tenfold::tune

#endif
