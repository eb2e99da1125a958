#include "variant/mobility.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tenfold {
namespace {

// Shares of a movement's worth that its two ways of landing have.
constexpr double kQuietShare = 0.45;
constexpr double kCaptureShare = 0.55;
// A square twice as far is worth 2^kDistance times as much; distances are seen relative to the board.
constexpr double kDistance = 0.25;
constexpr double kBoardSize = 0.5;

bool on_board(int file, int rank, const MobilityModel& model) {
    return file >= 0 && file < model.files && rank >= 0 && rank < model.ranks;
}

/// Of a movement, or of one way of making a leg.
template <class Move>
double landing_share(const Move& m) {
    return (m.quiet ? kQuietShare : 0) + (m.capture ? kCaptureShare : 0);
}

/// Squares that a lame leap passes: the number of unit steps before its landing square.
int squares_between(const betza::Movement& m) {
    return std::max(std::abs(m.files), std::abs(m.ranks)) - 1;
}

/// Probability that the way to the `step`-th square of a movement is open.
double open_way(const betza::Movement& m, int step, double empty) {
    const double taken = 1 - empty;
    switch (m.path) {
        case betza::Path::Leap:
            return 1;
        case betza::Path::Lame:
            return std::pow(empty, squares_between(m));
        case betza::Path::Hurdle:
            return taken;
        case betza::Path::Slide:
            return std::pow(empty, step - 1);
        case betza::Path::Ski:
            return step < 2 ? 0 : std::pow(empty, step - 2);
        case betza::Path::Cannon:
            return step < 2 ? 0 : (step - 1) * taken * std::pow(empty, step - 2);
        case betza::Path::Grasshopper:
            return step < 2 ? 0 : taken * std::pow(empty, step - 2);
    }
    return 0;
}

/// What a square counts by its distance, which is at most that of nine leaps of three.
using Weights = std::array<double, 3 * betza::Movement::kUnlimited + 1>;

Weights weights_of(const MobilityModel& model) {
    const double size = std::sqrt(static_cast<double>(model.files * model.ranks));
    Weights weights{};
    for (std::size_t distance = 1; distance < weights.size(); ++distance) {
        weights[distance] =
            std::pow(static_cast<double>(distance) / 2, kDistance) * std::pow(8 / size, kBoardSize);
    }
    return weights;
}

double weight_at(const Weights& weights, int distance) {
    return weights[static_cast<std::size_t>(distance)];
}

/// What a movement's steps are worth, wherever they begin.
struct Ray {
    struct Stop {
        double gain;   ///< adds to the worth of its landing square ...
        double limit;  ///< ... up to this: two ways to one square are hardly better than one
    };
    int files;
    int ranks;
    unsigned own_ranks;       ///< Movement::own_ranks
    std::vector<Stop> stops;  ///< by number of steps, less one
};

std::vector<Ray> rays_of(const betza::PieceMovement& movement, const MobilityModel& model,
                         const Weights& weights) {
    std::vector<Ray> rays;
    for (const betza::Movement& m : movement.movements) {
        const double share = landing_share(m);
        if (m.initial || share <= 0) {
            continue;
        }
        Ray& ray = rays.emplace_back(Ray{m.files, m.ranks, m.own_ranks, {}});
        for (int step = 1; step <= m.range; ++step) {
            const double weight = weight_at(weights, step * (squares_between(m) + 1));
            ray.stops.push_back({share * weight * open_way(m, step, model.empty), weight});
        }
    }
    return rays;
}

void add_ray(const Ray& ray, int file, int rank, const MobilityModel& model, MobilityMap& reached) {
    if (ray.own_ranks != 0 && ((ray.own_ranks >> static_cast<unsigned>(rank)) & 1U) == 0) {
        return;
    }
    for (const Ray::Stop& stop : ray.stops) {
        file += ray.files;
        rank += ray.ranks;
        if (!on_board(file, rank, model)) {
            return;
        }
        auto& sum = reached[static_cast<std::size_t>(Square::at(file, rank).index())];
        sum = std::min(sum + stop.gain, stop.limit);
    }
}

/// Every step of a leg on from any square; `visit(step, to, chance to be there and to find the hurdle)`.
template <class Visit>
void for_each_leg_move(const betza::Leg& leg, const MobilityMap& chances, const MobilityModel& model,
                       Visit&& visit) {
    for (int rank = 0; rank < model.ranks; ++rank) {
        for (int file = 0; file < model.files; ++file) {
            const double chance = chances[static_cast<std::size_t>(Square::at(file, rank).index())];
            if (chance <= 0) {
                continue;
            }
            for (const betza::LegMove& m : leg) {
                if (on_board(file + m.files, rank + m.ranks, model)) {
                    visit(m, Square::at(file + m.files, rank + m.ranks),
                          chance * (m.over_hurdle ? 1 - model.empty : 1));
                }
            }
        }
    }
}

/// Adds what a piece on `start` reaches in legs. A victim on the way counts as if half a square were reached.
void add_chain(const betza::Chain& chain, Square start, const MobilityModel& model, const Weights& weights,
               MobilityMap& reached) {
    const double enemy = (1 - model.empty) / 2;
    MobilityMap chances{};
    chances[static_cast<std::size_t>(start.index())] = 1;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        MobilityMap next{};
        const bool last = i + 1 == chain.size();
        for_each_leg_move(chain[i], chances, model, [&](const betza::LegMove& m, Square to, double chance) {
            const auto cell = static_cast<std::size_t>(to.index());
            const double weight = weight_at(weights, std::max(1, king_distance(start, to)));
            if (last) {
                reached[cell] = std::min(reached[cell] + chance * landing_share(m) * weight, weight);
                return;
            }
            const double goes_on =
                (m.quiet ? model.empty : 0) + (m.capture ? enemy : 0) + (m.passes ? 2 * enemy : 0);
            next[cell] = std::min(1.0, next[cell] + chance * goes_on);
            reached[cell] += m.capture ? chance * enemy * kCaptureShare * weight / 2 : 0;
        });
        chances = next;
    }
}

}  // namespace

MobilityMap expected_mobility(const betza::PieceMovement& movement, const MobilityModel& model) {
    const Weights weights = weights_of(model);
    const std::vector<Ray> rays = rays_of(movement, model, weights);
    MobilityMap mobility{};
    for (int rank = 0; rank < model.ranks; ++rank) {
        for (int file = 0; file < model.files; ++file) {
            MobilityMap reached{};
            for (const Ray& ray : rays) {
                add_ray(ray, file, rank, model, reached);
            }
            for (const betza::Chain& chain : movement.chains) {
                add_chain(chain, Square::at(file, rank), model, weights, reached);
            }
            double& sum = mobility[static_cast<std::size_t>(Square::at(file, rank).index())];
            for (const double share : reached) {
                sum += share;
            }
        }
    }
    return mobility;
}

bool never_captures(const betza::PieceMovement& movement) {
    const auto captures = [](const auto& m) { return m.capture; };
    return std::none_of(movement.movements.begin(), movement.movements.end(), captures) &&
           std::none_of(movement.chains.begin(), movement.chains.end(), [&](const betza::Chain& chain) {
               return std::any_of(chain.begin(), chain.end(), [&](const betza::Leg& leg) {
                   return std::any_of(leg.begin(), leg.end(), captures);
               });
           });
}

bool is_colour_bound(const betza::PieceMovement& movement) {
    return movement.chains.empty() &&
           std::all_of(movement.movements.begin(), movement.movements.end(), [](const betza::Movement& m) {
               return m.initial || m.own_ranks != 0 || (m.files + m.ranks) % 2 == 0;
           });
}

}  // namespace tenfold
