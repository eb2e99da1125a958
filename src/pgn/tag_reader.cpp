#include "pgn/tag_reader.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "core/quoted.h"
#include "pgn/pgn_tags.h"

namespace tenfold {

namespace {

char in_lower_case(char c) noexcept {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool is_named(const GameTag& tag, std::string_view name) noexcept {
    return std::equal(tag.name.begin(), tag.name.end(), name.begin(), name.end(),
                      [](char a, char b) { return in_lower_case(a) == in_lower_case(b); });
}

constexpr std::size_t kMostTags = 500;

struct Field {
    std::string_view name;
    std::string GameRecord::*member;
};
constexpr std::array<Field, 8> kFields{{{tag::kEvent, &GameRecord::event},
                                        {tag::kSite, &GameRecord::site},
                                        {tag::kDate, &GameRecord::date},
                                        {tag::kRound, &GameRecord::round},
                                        {tag::kWhite, &GameRecord::white},
                                        {tag::kBlack, &GameRecord::black},
                                        {tag::kTimeControl, &GameRecord::time_control},
                                        {tag::kTermination, &GameRecord::termination}}};
/// Those that are written anew from what the record says.
constexpr std::array kDerived{tag::kResult, tag::kVariant,    tag::kSetUp,
                              tag::kFen,    tag::kWhiteScore, tag::kBlackScore};

std::optional<double> parse_points(const std::string& text) noexcept {
    struct Points {
        std::string_view text;
        double value;
    };
    constexpr std::array<Points, 10> kPoints{{{"1", 1},
                                              {"1.0", 1},
                                              {"0.75", 0.75},
                                              {"3/4", 0.75},
                                              {"0.5", 0.5},
                                              {"1/2", 0.5},
                                              {"0.25", 0.25},
                                              {"1/4", 0.25},
                                              {"0", 0},
                                              {"0.0", 0}}};
    const auto* const found =
        std::find_if(kPoints.begin(), kPoints.end(), [&](const Points& p) { return p.text == text; });
    return found != kPoints.end() ? std::optional(found->value) : std::nullopt;
}

}  // namespace

std::optional<std::string> TagReader::add(const std::string& name, const std::string& value) {
    const auto twin =
        std::find_if(tags_.begin(), tags_.end(), [&](const GameTag& t) { return is_named(t, name); });
    if (twin == tags_.end() && tags_.size() == kMostTags) {
        return fmt::format("more than {} tags", kMostTags);
    }
    if (twin == tags_.end()) {
        tags_.push_back({name, value});
        return std::nullopt;
    }
    return twin->value == value
               ? std::nullopt
               : std::optional(
                     fmt::format("the tag {} stands here a second time, with another value", quoted(name)));
}

std::optional<std::string> TagReader::value(std::string_view name) const {
    for (const GameTag& tag : tags_) {
        if (is_named(tag, name)) {
            const bool unknown = tag.value.find_first_not_of("?.") == std::string::npos;
            return unknown ? std::nullopt : std::optional(tag.value);
        }
    }
    return std::nullopt;
}

std::string TagReader::players() const {
    const std::optional<std::string> white = value(tag::kWhite);
    const std::optional<std::string> black = value(tag::kBlack);
    return white || black ? white.value_or("?") + " - " + black.value_or("?") : "";
}

void TagReader::describe(GameRecord& record) const {
    for (const Field& field : kFields) {
        record.*field.member = value(field.name).value_or("");
    }
    for (const GameTag& tag : tags_) {
        const auto names = [&](std::string_view name) { return is_named(tag, name); };
        const bool has_place = std::any_of(kDerived.begin(), kDerived.end(), names) ||
                               std::any_of(kFields.begin(), kFields.end(),
                                           [&](const Field& field) { return names(field.name); });
        if (!has_place) {
            record.more_tags.push_back(tag);
        }
    }
}

TagReader::Scores TagReader::scores() const {
    Scores scores;
    for (const std::string_view name : {tag::kWhiteScore, tag::kBlackScore}) {
        const std::optional<std::string> text = value(name);
        if (!text) {
            continue;
        }
        const std::optional<double> points = parse_points(*text);
        if (!points) {
            scores.complaint = fmt::format("{} {}: expected 1, 0.75, 0.5, 0.25 or 0", name, quoted(*text));
            return scores;
        }
        const double white = name == tag::kWhiteScore ? *points : 1 - *points;
        if (scores.white && *scores.white != white) {
            scores.complaint = "WhiteScore and BlackScore don't add up to 1";
            return scores;
        }
        scores.white = white;
    }
    return scores;
}

}  // namespace tenfold
