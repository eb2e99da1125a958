#ifndef TENFOLD_TUNE_TRAINING_RECORD_H
#define TENFOLD_TUNE_TRAINING_RECORD_H

#include <string>
#include <vector>

#include "referee/line_file.h"
#include "tune/training_game.h"

#include "tenfold/diagnostic.h"

namespace tenfold::tune {

/// The games of a training on disk: JSON Lines, the first of which says which training it is. Games are
/// appended as they end, so that one that was stopped goes on where it was (docs/tuning.md).
class TrainingRecord {
public:
    /// Opens the record, or begins it. The error says why the file can't go on as this training's record.
    [[nodiscard]] static Result<TrainingRecord> open(const std::string& path, const Variant& variant,
                                                     const SelfPlay& how);

    /// Those on record so far, by number.
    [[nodiscard]] const std::vector<TrainingGame>& games() const noexcept { return games_; }
    [[nodiscard]] bool has(int number) const;
    /// What is wrong, if the game could not be stored.
    [[nodiscard]] std::optional<Diagnostic> add(TrainingGame game);

private:
    explicit TrainingRecord(referee::LineFile file) : file_(std::move(file)) {}
    [[nodiscard]] std::optional<Diagnostic> read(const std::string& path, const Variant& variant,
                                                 const SelfPlay& how);
    void insert(TrainingGame game);

    referee::LineFile file_;
    std::vector<TrainingGame> games_;
};

}  // namespace tenfold::tune

#endif
