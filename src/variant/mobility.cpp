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

double landing_share(const betza::Movement& m) {
    if (m.initial) {
        return 0;
    }
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

double distance_weight(const betza::Movement& m, int step, const MobilityModel& model) {
    const double distance = std::max(std::abs(m.files), std::abs(m.ranks)) * step;
    const double size = std::sqrt(static_cast<double>(model.files * model.ranks));
    return std::pow(distance / 2, kDistance) * std::pow(8 / size, kBoardSize);
}

/// What a movement's steps are worth, wherever they begin.
struct Ray {
    struct Stop {
        double gain;   ///< adds to the worth of its landing square ...
        double limit;  ///< ... up to this: two ways to one square are hardly better than one
    };
    int files;
    int ranks;
    std::vector<Stop> stops;  ///< by number of steps, less one
};

std::vector<Ray> rays_of(const betza::PieceMovement& movement, const MobilityModel& model) {
    std::vector<Ray> rays;
    for (const betza::Movement& m : movement.movements) {
        const double share = landing_share(m);
        if (share <= 0) {
            continue;
        }
        Ray& ray = rays.emplace_back(Ray{m.files, m.ranks, {}});
        for (int step = 1; step <= m.range; ++step) {
            const double weight = distance_weight(m, step, model);
            ray.stops.push_back({share * weight * open_way(m, step, model.empty), weight});
        }
    }
    return rays;
}

void add_ray(const Ray& ray, int file, int rank, const MobilityModel& model, MobilityMap& reached) {
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

}  // namespace

MobilityMap expected_mobility(const betza::PieceMovement& movement, const MobilityModel& model) {
    const std::vector<Ray> rays = rays_of(movement, model);
    MobilityMap mobility{};
    for (int rank = 0; rank < model.ranks; ++rank) {
        for (int file = 0; file < model.files; ++file) {
            MobilityMap reached{};
            for (const Ray& ray : rays) {
                add_ray(ray, file, rank, model, reached);
            }
            double& sum = mobility[static_cast<std::size_t>(Square::at(file, rank).index())];
            for (const double share : reached) {
                sum += share;
            }
        }
    }
    return mobility;
}

bool is_colour_bound(const betza::PieceMovement& movement) {
    return std::all_of(movement.movements.begin(), movement.movements.end(),
                       [](const betza::Movement& m) { return m.initial || (m.files + m.ranks) % 2 == 0; });
}

}  // namespace tenfold
