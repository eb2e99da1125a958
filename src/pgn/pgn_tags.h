#ifndef TENFOLD_PGN_PGN_TAGS_H
#define TENFOLD_PGN_PGN_TAGS_H

#include <optional>
#include <string_view>

namespace tenfold {

/// The tags that mean something to a GameRecord.
namespace tag {
inline constexpr std::string_view kEvent = "Event";
inline constexpr std::string_view kSite = "Site";
inline constexpr std::string_view kDate = "Date";
inline constexpr std::string_view kRound = "Round";
inline constexpr std::string_view kWhite = "White";
inline constexpr std::string_view kBlack = "Black";
inline constexpr std::string_view kResult = "Result";
inline constexpr std::string_view kVariant = "Variant";
inline constexpr std::string_view kSetUp = "SetUp";
inline constexpr std::string_view kFen = "FEN";
inline constexpr std::string_view kTimeControl = "TimeControl";
inline constexpr std::string_view kTermination = "Termination";
inline constexpr std::string_view kWhiteScore = "WhiteScore";
inline constexpr std::string_view kBlackScore = "BlackScore";
}  // namespace tag

/// What a Result tag and the end of the moves say: "1-0" also for three quarters, "*" for no score.
[[nodiscard]] std::string_view result_word(std::optional<double> white_scores) noexcept;

}  // namespace tenfold

#endif
