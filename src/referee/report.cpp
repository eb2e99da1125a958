#include "referee/report.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <numeric>

#include "referee/elo.h"
#include "referee/match_sprt.h"

namespace tenfold::referee {

namespace {

constexpr std::string_view kRule = "--------------------------------------------------\n";

const std::string& name(const MatchSettings& settings, std::size_t engine) {
    return settings.engines[engine].name;
}

std::string players(const GamePlan& plan, const MatchSettings& settings) {
    return fmt::format("{} vs {}", name(settings, plan.white), name(settings, plan.black));
}

/// Two decimals; no sign where there is nothing behind it ("-0.00", "-nan").
std::string decimal(double number) {
    constexpr double kRoundsToZero = 0.005;
    if (std::isnan(number)) {
        return "nan";
    }
    return fmt::format("{:.2f}", std::abs(number) < kRoundsToZero ? 0.0 : number);
}

std::string text_of(const Estimate& estimate) {
    return fmt::format("{} +/- {}", decimal(estimate.value), decimal(estimate.margin));
}

double ratio(Tally::Count part, Tally::Count other) {
    return static_cast<double>(part) / static_cast<double>(other);
}

/// Points are whole or half ones, but for games with quarters.
std::string points_text(double points) {
    return std::fmod(2 * points, 1) == 0 ? fmt::format("{:.1f}", points) : fmt::format("{:.2f}", points);
}

/// What both engines have in common, or both values.
std::string common(const std::string& first, const std::string& second) {
    return first == second ? first : fmt::format("{} - {}", first, second);
}

std::string option_of(const EngineSettings& engine, std::string_view option, std::string_view unit) {
    for (const auto& [key, value] : engine.options) {
        if (key == option) {
            return value + std::string(unit);
        }
    }
    return fmt::format("default {}", unit);
}

std::string conditions(const MatchSettings& settings) {
    const EngineSettings& a = settings.engines[0];
    const EngineSettings& b = settings.engines[1];
    const std::string book =
        settings.book.file.empty()
            ? ""
            : fmt::format(", {}", std::filesystem::path(settings.book.file).filename().string());
    return fmt::format("{}, {}, {}{}", common(to_text(a.limits), to_text(b.limits)),
                       common(option_of(a, "Threads", "t"), option_of(b, "Threads", "t")),
                       common(option_of(a, "Hash", "MB"), option_of(b, "Hash", "MB")), book);
}

std::string pair_lines(const Tally& tally) {
    std::string text = fmt::format("Ptnml(0-2): [{}], WL/DD Ratio: {}\n", fmt::join(tally.five_bins(), ", "),
                                   decimal(ratio(tally.win_loss_pairs(), tally.draw_draw_pairs())));
    if (tally.has_quarters()) {
        text += fmt::format("Pair sums (0, 1/4, .. 2): [{}]\n", fmt::join(tally.pairs(), ", "));
    }
    return text;
}

/// What there is to say of draws among the pairs, or among games without pairs.
std::string ratios(const Tally& tally) {
    if (tally.pair_count() == 0) {
        return fmt::format("DrawRatio: {} %", decimal(100 * ratio(tally.draws(), tally.game_count())));
    }
    const auto& bins = tally.five_bins();
    return fmt::format("DrawRatio: {} %, PairsRatio: {}", decimal(100 * ratio(bins[2], tally.pair_count())),
                       decimal(ratio(bins[3] + bins[4], bins[0] + bins[1])));
}

std::string llr_line(const MatchSettings& settings, const Tally& tally) {
    const SprtSettings& sprt = *settings.sprt;
    const double ratio = sprt_ratio(settings, tally);
    // How far it has come to the bound on its side.
    const double way = 100 * ratio / (ratio < 0 ? -lower_bound(sprt) : upper_bound(sprt));
    return fmt::format("LLR: {} ({:.1f}%) ({:.2f}, {:.2f}) [{:.2f}, {:.2f}]\n", decimal(ratio),
                       std::abs(way) < 0.05 ? 0.0 : way, lower_bound(sprt), upper_bound(sprt), sprt.elo0,
                       sprt.elo1);
}

std::string duel_table(const MatchSettings& settings, const Tally& tally) {
    std::string text = fmt::format("Results of {} vs {} ({}):\n", name(settings, 0), name(settings, 1),
                                   conditions(settings));
    const Distribution distribution = distribution_of(tally);
    text +=
        fmt::format("Elo: {}, nElo: {}\n", text_of(elo(distribution)), text_of(normalized_elo(distribution)));
    text +=
        fmt::format("LOS: {} %, {}\n", decimal(100 * likelihood_of_superiority(distribution)), ratios(tally));
    text +=
        fmt::format("Games: {}, Wins: {}, Losses: {}, Draws: {}, Points: {} ({:.2f} %)\n", tally.game_count(),
                    tally.wins(), tally.losses(), tally.draws(), points_text(tally.points()),
                    100 * tally.points() / static_cast<double>(tally.game_count()));
    if (tally.has_quarters()) {
        text += fmt::format("Games of 0, 1/4, 1/2, 3/4, 1: [{}]\n", fmt::join(tally.games(), ", "));
    }
    if (tally.pair_count() > 0) {
        text += pair_lines(tally);
    }
    if (settings.sprt) {
        text += llr_line(settings, tally);
    }
    return text;
}

std::string ranking(const MatchSettings& settings, const Scoreboard& scoreboard) {
    std::vector<std::size_t> order(settings.engines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto share = [&](std::size_t engine) {
        const Tally tally = scoreboard.of(engine);
        return tally.points() / static_cast<double>(std::max<Tally::Count>(tally.game_count(), 1));
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return share(a) > share(b); });
    std::string text = fmt::format("Rank {:<24} {:>9} {:>8} {:>7} {:>8} {:>7}\n", "Name", "Elo", "+/-",
                                   "Games", "Points", "Score");
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const Tally tally = scoreboard.of(order[rank]);
        if (tally.game_count() == 0) {
            continue;
        }
        const Estimate strength = elo(distribution_of(tally));
        text += fmt::format("{:>4} {:<24} {:>9.2f} {:>8.2f} {:>7} {:>8} {:>5.1f} %\n", rank + 1,
                            name(settings, order[rank]), strength.value, strength.margin, tally.game_count(),
                            points_text(tally.points()), 100 * share(order[rank]));
    }
    return text;
}

}  // namespace

std::string started_line(const GamePlan& plan, const MatchSettings& settings, std::size_t total) {
    return fmt::format("Started game {} of {} ({})", plan.number, total, players(plan, settings));
}

std::string finished_line(const GamePlan& plan, const MatchSettings& settings, const PlayedGame& game) {
    return fmt::format("Finished game {} ({}): {} {{{}}}", plan.number, players(plan, settings),
                       result_word(game), game.reason);
}

std::string score_table(const MatchSettings& settings, const Scoreboard& scoreboard) {
    if (scoreboard.size() == 0) {
        return "";
    }
    const std::string table = settings.engines.size() == 2 ? duel_table(settings, scoreboard.of(0, 1))
                                                           : ranking(settings, scoreboard);
    return fmt::format("{0}{1}{0}", kRule, table);
}

std::string sprt_line(const SprtSettings& settings, Verdict verdict) {
    return fmt::format("SPRT ([{:.2f}, {:.2f}]) completed - {} was accepted", settings.elo0, settings.elo1,
                       verdict == Verdict::AcceptH1 ? "H1" : "H0");
}

}  // namespace tenfold::referee
