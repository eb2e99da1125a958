#ifndef TENFOLD_PGN_TAG_READER_H
#define TENFOLD_PGN_TAG_READER_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pgn/pgn_words.h"

#include "tenfold/game_record.h"

namespace tenfold {

/// Collects a game's tags and says what they mean.
class TagReader {
public:
    /// A complaint about the tag itself, if there is one.
    [[nodiscard]] std::optional<std::string> add(const std::string& name, const std::string& value);

    /// The tag's value, if it is there and not "?". Case doesn't matter in names.
    [[nodiscard]] std::optional<std::string> value(std::string_view name) const;
    /// "Alice - Bob"; empty if neither is known.
    [[nodiscard]] std::string players() const;

    /// Copies to the record all that concerns neither the result nor the position to start with.
    void describe(GameRecord& record) const;

    /// What White scores, as WhiteScore and BlackScore say.
    struct Scores {
        std::optional<double> white;
        std::optional<std::string> complaint;
    };
    [[nodiscard]] Scores scores() const;

private:
    std::vector<GameTag> tags_;
};

}  // namespace tenfold

#endif
