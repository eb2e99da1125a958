#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/random.h"
#include "referee/distribution.h"
#include "referee/elo.h"
#include "referee/sprt.h"
#include "referee/tally.h"
#include "support/catch.h"

namespace tenfold::referee {

namespace {

using Counts = std::vector<std::uint64_t>;

/// Losses, draws and wins as games of 0, 2 and 4 quarters.
Distribution games(std::uint64_t wins, std::uint64_t losses, std::uint64_t draws) {
    return distribution_of(Counts{losses, 0, draws, 0, wins}, 1);
}

/// The five bins of pairs that fishtest and fastchess count, as pairs of games without quarters.
Distribution pairs(const std::array<std::uint64_t, 5>& bins) {
    return distribution_of(Counts{bins[0], 0, bins[1], 0, bins[2], 0, bins[3], 0, bins[4]}, 2);
}

double llr(const Distribution& seen, double elo0, double elo1, EloModel model) {
    return log_likelihood_ratio(seen, {elo0, elo1, 0.05, 0.05, model});
}

/// About two in a thousand: these numbers are published with two decimals.
auto about(double value) {
    return Approx(value).epsilon(0.002).margin(0.006);
}

}  // namespace

// The numbers of these tests are those that fastchess publishes with its own (app/tests/sprt_test.cpp,
// elo_test.cpp).

TEST_CASE("the log-likelihood ratio of pairs without quarters is the published one", "[sprt]") {
    CHECK(llr(pairs({390, 16974, 36229, 16618, 365}), 0, 2, EloModel::Normalized) < 0);
    CHECK(llr(pairs({365, 16618, 36229, 16974, 390}), 0, 2, EloModel::Normalized) == about(2.25));
    CHECK(llr(pairs({127, 4883, 10712, 5150, 104}), -1.75, 0.25, EloModel::Normalized) == about(3.01));
    CHECK(llr(pairs({223, 9863, 21279, 10037, 246}), 0.5, 2.5, EloModel::Logistic) == about(-3.07));
    CHECK(llr(pairs({871, 26175, 55983, 26678, 821}), 0, 2, EloModel::Logistic) == about(-4.98));
}

TEST_CASE("the log-likelihood ratio of single games without quarters is the published one", "[sprt]") {
    CHECK(llr(games(36433, 36027, 68692), 0, 2, EloModel::Normalized) == about(0.92));
    CHECK(llr(games(10871, 10650, 20431), -1.75, 0.25, EloModel::Normalized) == about(2.30));
    CHECK(llr(games(21404, 21184, 40708), 0.5, 2.5, EloModel::Logistic) == about(-1.57));
    CHECK(llr(games(57433, 57030, 106593), 0, 2, EloModel::Logistic) == about(-2.59));
}

TEST_CASE("where only one result was seen, the ratio is what can be worked out by hand", "[sprt]") {
    const double t = 5 / normalized_elo_unit();
    // To be t deviations above one half with nothing but draws seen, wins have to be as likely as t^2 at
    // least.
    CHECK(llr(games(0, 0, 16700), 0, 5, EloModel::Normalized) ==
          Approx(16700 * std::log(1 - t * t)).epsilon(0.01));
    // With pairs won or lost alone, x of them won, x is 1/2 under H0, and x - 1/2 is t deviations under H1.
    const double x = 0.5 + std::sqrt(2.0) * t / 2;
    CHECK(llr(pairs({0, 0, 0, 0, 104}), 0, 5, EloModel::Normalized) ==
          Approx(104 * std::log(x / 0.5)).epsilon(0.01));
}

TEST_CASE("the ratio tells hypotheses apart that are far from each other, too", "[sprt]") {
    for (const double elo : {50.0, 200.0, 250.0, 400.0, 1000.0}) {
        CAPTURE(elo);
        CHECK(llr(pairs({0, 0, 0, 0, 100}), -elo, elo, EloModel::Normalized) > 10);
        CHECK(llr(pairs({1, 2, 3, 20, 100}), -elo, elo, EloModel::Normalized) > 10);
        CHECK(llr(pairs({18, 11, 42, 15, 14}), -elo, elo, EloModel::Normalized) ==
              Approx(-llr(pairs({14, 15, 42, 11, 18}), -elo, elo, EloModel::Normalized)));
        CHECK(llr(pairs({18, 11, 42, 15, 14}), -elo, elo, EloModel::Normalized) < -1);
    }
}

TEST_CASE("Elo, normalised Elo, their margins and the likelihood of superiority are fastchess's", "[elo]") {
    const Distribution singles = games(136, 96, 111);
    CHECK(elo(singles).value == about(40.70));
    CHECK(elo(singles).margin == about(30.43));
    CHECK(normalized_elo(singles).value == about(49.77));
    CHECK(normalized_elo(singles).margin == about(36.77));
    CHECK(likelihood_of_superiority(singles) == Approx(0.9960).margin(0.00006));
    CHECK(likelihood_of_superiority(games(76, 89, 123)) == Approx(0.1553).margin(0.00006));

    const Distribution doubles = pairs({334, 333, 457 + 41, 433, 332});
    CHECK(elo(pairs({75, 64, 63, 54, 34})).value == about(-55.58));
    CHECK(elo(pairs({34, 54, 63, 64, 75})).value == about(55.58));
    CHECK(elo(pairs({34, 54, 63, 64, 75})).margin == about(27.65));
    CHECK(normalized_elo(pairs({34, 54, 63, 64, 75})).value == about(57.94));
    CHECK(normalized_elo(pairs({34, 54, 63, 64, 75})).margin == about(28.28));
    CHECK(normalized_elo(doubles).margin == about(10.96));
}

TEST_CASE("the bounds of a test follow from its error rates", "[sprt]") {
    const SprtSettings settings{0, 2, 0.05, 0.10, EloModel::Logistic};
    CHECK(lower_bound(settings) == Approx(-2.2513).epsilon(0.001));
    CHECK(upper_bound(settings) == Approx(2.8904).epsilon(0.001));
    CHECK(verdict(-2.3, settings) == Verdict::AcceptH0);
    CHECK(verdict(2.8, settings) == Verdict::Undecided);
    CHECK(verdict(2.9, settings) == Verdict::AcceptH1);
}

TEST_CASE("nothing seen says nothing, and one-sided results say something finite", "[sprt]") {
    for (const EloModel model : {EloModel::Logistic, EloModel::Normalized}) {
        CHECK(llr(pairs({0, 0, 0, 0, 0}), 0, 5, model) == 0);
        for (std::size_t i = 0; i < 9; ++i) {
            Counts counts(9, 0);
            counts[i] = 10;
            for (const double elo0 : {-200.0, -5.0, 0.0, 100.0}) {
                INFO("all sums " << i << " elo0 " << elo0);
                const double ratio =
                    log_likelihood_ratio(distribution_of(counts, 2), {elo0, elo0 + 10, 0.05, 0.05, model});
                CHECK(std::isfinite(ratio));
            }
        }
    }
}

TEST_CASE("a score of quarters counts by its worth", "[sprt]") {
    // Three quarters and one quarter each are as good as two draws on average, but say more of the spread.
    CHECK(elo(distribution_of(Counts{0, 10, 0, 10, 0}, 1)).value == Approx(0).margin(1e-9));
    CHECK(elo(distribution_of(Counts{0, 10, 0, 10, 0}, 1)).margin <
          elo(distribution_of(Counts{10, 0, 0, 0, 10}, 1)).margin);
    CHECK(elo(distribution_of(Counts{0, 0, 0, 10, 0}, 1)).value == Approx(elo_of_score(0.75)));
}

namespace {

/// Chances of a pair's nine sums for an engine that is `elo` stronger: of a symmetric distribution with many
/// odd quarters, tilted until its mean is right.
std::array<double, 9> chances(double elo) {
    constexpr std::array<double, 9> kEven{0.02, 0.06, 0.10, 0.17, 0.30, 0.17, 0.10, 0.06, 0.02};
    std::array<double, 9> result{};
    double low = -5;
    double high = 5;
    for (int i = 0; i < 60; ++i) {
        const double tilt = (low + high) / 2;
        double sum = 0;
        double mean = 0;
        for (std::size_t k = 0; k < 9; ++k) {
            result[k] = kEven[k] * std::exp(tilt * static_cast<double>(k));
            sum += result[k];
            mean += result[k] * static_cast<double>(k) / 8;
        }
        for (double& chance : result) {
            chance /= sum;
        }
        (mean / sum < score_of_elo(elo) ? low : high) = tilt;
    }
    return result;
}

double uniform(Random& dice) {
    return static_cast<double>(dice.next() >> 11) * 0x1p-53;
}

Verdict simulate(const std::array<double, 9>& chance, const SprtSettings& settings, Random& dice) {
    constexpr int kLooks = 4;  // pairs between two looks: as in matches, these aren't every game
    Counts counts(9, 0);
    while (true) {
        for (int i = 0; i < kLooks; ++i) {
            double rest = uniform(dice);
            std::size_t sum = 0;
            while (sum < 8 && rest >= chance[sum]) {
                rest -= chance[sum++];
            }
            ++counts[sum];
        }
        const double ratio = log_likelihood_ratio(distribution_of(counts, 2), settings);
        if (const Verdict result = verdict(ratio, settings); result != Verdict::Undecided) {
            return result;
        }
    }
}

/// How often tests end with `verdict` when the truth is `elo`.
double frequency(Verdict wanted, double elo, const SprtSettings& settings) {
    constexpr int kTests = 2000;
    const std::array<double, 9> chance = chances(elo);
    Random dice(4711);
    int count = 0;
    for (int i = 0; i < kTests; ++i) {
        count += simulate(chance, settings, dice) == wanted ? 1 : 0;
    }
    return count / static_cast<double>(kTests);
}

}  // namespace

TEST_CASE("tests on pairs whose sums take nine values err as seldom as they were told to", "[sprt]") {
    // Beyond the rates set, only chance: three standard deviations of 2000 tests.
    const SprtSettings settings{0, 50, 0.05, 0.10, EloModel::Logistic};
    const double false_positives = frequency(Verdict::AcceptH1, 0, settings);
    const double false_negatives = frequency(Verdict::AcceptH0, 50, settings);
    CAPTURE(false_positives, false_negatives);
    CHECK(false_positives < 0.05 + 0.015);
    CHECK(false_positives > 0.01);
    CHECK(false_negatives < 0.10 + 0.020);
    CHECK(false_negatives > 0.03);
}

TEST_CASE("pairs are counted by their sum and, for reports, by wins and draws", "[tally]") {
    Tally tally;
    const auto play = [&](int one, int other) {
        const Points first = Points::from_quarters(one);
        const Points second = Points::from_quarters(other);
        tally.add_game(first);
        tally.add_game(second);
        tally.add_pair(first, second);
    };
    play(4, 0);  // a win and a loss
    play(2, 2);
    play(3, 2);  // three quarters count as a win
    play(1, 1);
    play(4, 3);
    CHECK(tally.pairs() == std::array<std::uint64_t, 9>{0, 0, 1, 0, 2, 1, 0, 1, 0});
    CHECK(tally.five_bins() == std::array<std::uint64_t, 5>{1, 0, 2, 1, 1});
    CHECK(tally.win_loss_pairs() == 1);
    CHECK(tally.draw_draw_pairs() == 1);
    CHECK(tally.wins() == 4);
    CHECK(tally.losses() == 3);
    CHECK(tally.points() == 5.5);
    CHECK(tally.has_quarters());
}

}  // namespace tenfold::referee
