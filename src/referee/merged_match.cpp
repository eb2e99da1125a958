#include "referee/merged_match.h"

#include <fmt/format.h>
#include <utility>

#include "referee/match_files.h"
#include "referee/match_identity.h"
#include "referee/match_options.h"
#include "referee/record_file.h"

namespace tenfold::referee {

namespace {

/// Takes records over one after the other.
class Merger {
public:
    Merger(const std::function<Result<Variant>(const MatchSettings&)>& find_variant, bool keep_games)
        : find_variant_(find_variant), keep_games_(keep_games) {}

    std::optional<Diagnostic> read(const std::string& path) {
        const Result<std::string> text = read_whole(path);
        if (!text) {
            return text.error();
        }
        const RecordReader reader{[&](const RecordHead& head) { return take_head(head, path); },
                                  [this](const RecordedGame& game) { return take(game); }};
        return reader.read(text.value(), path, [this]() -> const Variant& { return *match_.variant; });
    }

    [[nodiscard]] MergedMatch take_match() { return std::move(match_); }

private:
    std::string take_head(const RecordHead& head, const std::string& path) {
        if (match_.variant) {
            const std::string names = difference(description_, head.description);
            return names.empty()
                       ? ""
                       : fmt::format("it isn't of the match of {}; it differs in: {}", first_, names);
        }
        Result<ReadMatchOptions, std::string> options = read_match_options(head.options);
        if (!options) {
            return options.error();
        }
        match_.settings = std::move(options).value().settings;
        Result<Variant> variant = find_variant_(match_.settings);
        if (!variant) {
            return to_string(variant.error());
        }
        match_.variant = std::move(variant).value();
        description_ = head.description;
        first_ = path;
        return "";
    }

    std::string take(const RecordedGame& game) {
        if (keep_games_) {
            match_.games.emplace(game.number, game);
        }
        return take_game(game, Schedule(match_.settings), match_.scoreboard);
    }

    const std::function<Result<Variant>(const MatchSettings&)>& find_variant_;
    bool keep_games_;
    MergedMatch match_;
    std::string description_;  ///< of the first record
    std::string first_;        ///< its path
};

}  // namespace

Result<MergedMatch> merge_records(const std::vector<std::string>& paths,
                                  const std::function<Result<Variant>(const MatchSettings&)>& find_variant,
                                  bool keep_games) {
    Merger merger(find_variant, keep_games);
    for (const std::string& path : paths) {
        if (std::optional<Diagnostic> complaint = merger.read(path)) {
            return *complaint;
        }
    }
    return merger.take_match();
}

}  // namespace tenfold::referee
