#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <utility>
#include <vector>

#include "betza/gates.h"
#include "variant/compile_parts.h"

namespace tenfold::compile {

namespace {

using betza::Movement;
using betza::Path;

Step step_of(const Movement& m, Color c) {
    return Step(m.files, c == Color::White ? m.ranks : -m.ranks);
}

Landing landing_of(const Movement& m) {
    if (m.quiet && m.capture) {
        return Landing::Either;
    }
    return m.quiet ? Landing::Quiet : Landing::Capture;
}

std::uint8_t small(int n) {
    return static_cast<std::uint8_t>(n);
}

/// The tables of one piece before they are moved into the Ruleset's shared arrays.
struct Draft {
    std::array<std::vector<Step>, kLandings> leaps;
    std::array<std::vector<Ride>, kLandings> rides;
    std::vector<Hop> hops;
    std::vector<GatedLeap> gated;
    std::vector<InitialRide> initial;
    std::vector<Step> en_passant;
    bool has_initial_twins = false;
};

GatedLeap gated_leap(const Movement& m, Color c, int ranks) {
    GatedLeap leap{step_of(m, c), {}, 0, m.path == Path::Hurdle, landing_of(m), ranks_of(m, c, ranks)};
    for (const auto& gate : betza::gates_of(m)) {
        leap.gates[leap.gate_count++] = Step(gate.files, c == Color::White ? gate.ranks : -gate.ranks);
    }
    return leap;
}

Hop::Kind hop_kind(Path path) {
    if (path == Path::Cannon) {
        return Hop::Kind::Cannon;
    }
    return path == Path::Grasshopper ? Hop::Kind::Grasshopper : Hop::Kind::Ski;
}

/// A lame leap straight along a line is a slide of which only the last step counts.
InitialRide initial_ride(const Movement& m, Color c, bool pawn) {
    const bool halves = m.files % 2 == 0 && m.ranks % 2 == 0;
    const Step half = Step(m.files / 2, (c == Color::White ? m.ranks : -m.ranks) / 2);
    InitialRide ride{step_of(m, c), 1, small(m.range), 0, Step{}};
    if (m.path == Path::Lame) {
        ride = {half, 2, 2, 0, Step{}};
    }
    const bool two_steps = std::abs(m.files) <= 1 && std::abs(m.ranks) <= 1 && m.range >= 2;
    if (pawn && m.path == Path::Slide && two_steps) {
        ride.double_step_at = 2;
        ride.passed = ride.step;
    } else if (pawn && halves) {
        ride.double_step_at = ride.first;
        ride.passed = half;
    }
    return ride;
}

/// Steps that an ordinary quiet movement makes anyway need not be made again as initial ones.
void skip_ordinary_steps(InitialRide& ride, const Draft& draft) {
    for (const Landing landing : {Landing::Either, Landing::Quiet}) {
        const auto& leaps = draft.leaps[static_cast<std::size_t>(landing)];
        if (std::find(leaps.begin(), leaps.end(), ride.step) != leaps.end()) {
            ride.first = std::max(ride.first, small(2));
        }
        for (const Ride& r : draft.rides[static_cast<std::size_t>(landing)]) {
            if (r.step == ride.step) {
                ride.first = std::max(ride.first, small(r.range + 1));
            }
        }
    }
}

void add_ordinary(Draft& draft, const Movement& m, Color c, int ranks) {
    if (!m.quiet && !m.capture) {
        return;  // only en passant
    }
    if (m.own_ranks != 0) {
        draft.gated.push_back(gated_leap(m, c, ranks));
        return;
    }
    const auto landing = static_cast<std::size_t>(landing_of(m));
    switch (m.path) {
        case Path::Leap:
            draft.leaps[landing].push_back(step_of(m, c));
            break;
        case Path::Slide:
            draft.rides[landing].push_back({step_of(m, c), small(m.range)});
            break;
        case Path::Lame:
        case Path::Hurdle:
            draft.gated.push_back(gated_leap(m, c, ranks));
            break;
        case Path::Cannon:
        case Path::Grasshopper:
        case Path::Ski:
            draft.hops.push_back({step_of(m, c), small(m.range), hop_kind(m.path), landing_of(m)});
            break;
    }
}

bool is_hop_over_hurdle(Path p) {
    return p == Path::Cannon || p == Path::Grasshopper;
}

/// Can two movements of a piece land on the same square in the same way?
bool are_twins(const Movement& a, const Movement& b) {
    if (!((a.quiet && b.quiet) || (a.capture && b.capture))) {
        return false;
    }
    const Movement& ordinary = a.initial ? b : a;
    const bool is_skipped =
        (ordinary.path == Path::Leap || ordinary.path == Path::Slide) && ordinary.own_ranks == 0;
    // skip_ordinary_steps sees to these.
    if (a.initial != b.initial && is_skipped && a.files == b.files && a.ranks == b.ranks) {
        return false;
    }
    // A slide ends where a hop over a hurdle of the same line begins.
    if (a.files == b.files && a.ranks == b.ranks &&
        ((a.path == Path::Slide && is_hop_over_hurdle(b.path)) ||
         (b.path == Path::Slide && is_hop_over_hurdle(a.path)))) {
        return false;
    }
    for (int i = 1; i <= a.range; ++i) {
        for (int j = 1; j <= b.range; ++j) {
            if (a.files * i == b.files * j && a.ranks * i == b.ranks * j) {
                return true;
            }
        }
    }
    return false;
}

bool have_initial_twins(const std::vector<Movement>& movements) {
    for (std::size_t i = 0; i < movements.size(); ++i) {
        for (std::size_t j = i + 1; j < movements.size(); ++j) {
            if ((movements[i].initial || movements[j].initial) && are_twins(movements[i], movements[j])) {
                return true;
            }
        }
    }
    return false;
}

Draft draft_mover(const PieceSpec& piece, Color c, bool pawn, int ranks) {
    Draft draft;
    for (const Movement& m : piece.movement.movements) {
        if (m.en_passant) {
            draft.en_passant.push_back(step_of(m, c));
        }
        if (!m.initial) {
            add_ordinary(draft, m, c, ranks);
        }
    }
    for (const Movement& m : piece.movement.movements) {
        if (m.initial) {
            InitialRide ride = initial_ride(m, c, pawn);
            skip_ordinary_steps(ride, draft);
            draft.initial.push_back(ride);
        }
    }
    draft.has_initial_twins = have_initial_twins(piece.movement.movements);
    return draft;
}

void check_movement(Context& context, const PieceSpec& piece) {
    for (const Movement& m : piece.movement.movements) {
        if (piece.royal && m.en_passant) {
            context.complain(piece.where,
                             fmt::format("{}: a royal piece cannot capture en passant ('e')", piece.name));
            return;
        }
    }
}

/// Appends to a shared array and remembers where; spans are made when all arrays have their final size.
template <class T>
struct Section {
    std::size_t first = 0;
    std::size_t count = 0;

    static Section append(std::vector<T>& all, const std::vector<T>& part) {
        const Section s{all.size(), part.size()};
        all.insert(all.end(), part.begin(), part.end());
        return s;
    }
    [[nodiscard]] std::span<const T> of(const std::vector<T>& all) const {
        return std::span<const T>(all).subspan(first, count);
    }
};

struct Sections {
    std::array<Section<Step>, kLandings> leaps;
    std::array<Section<Ride>, kLandings> rides;
    Section<Hop> hops;
    Section<GatedLeap> gated;
    Section<InitialRide> initial;
    Section<Step> en_passant;
};

Sections store(Ruleset& rules, const Draft& draft) {
    Sections s;
    for (std::size_t i = 0; i < kLandings; ++i) {
        s.leaps[i] = Section<Step>::append(rules.steps, draft.leaps[i]);
        s.rides[i] = Section<Ride>::append(rules.rides, draft.rides[i]);
    }
    s.hops = Section<Hop>::append(rules.hops, draft.hops);
    s.gated = Section<GatedLeap>::append(rules.gated, draft.gated);
    s.initial = Section<InitialRide>::append(rules.initial, draft.initial);
    s.en_passant = Section<Step>::append(rules.steps, draft.en_passant);
    return s;
}

void point(Mover& mover, const Sections& s, const Ruleset& rules) {
    for (std::size_t i = 0; i < kLandings; ++i) {
        mover.leaps[i] = s.leaps[i].of(rules.steps);
        mover.rides[i] = s.rides[i].of(rules.rides);
    }
    for (const Landing landing : {Landing::Quiet, Landing::Capture}) {
        const auto i = static_cast<std::size_t>(landing);
        mover.is_plain = mover.is_plain && mover.leaps[i].empty() && mover.rides[i].empty();
    }
    mover.hops = s.hops.of(rules.hops);
    mover.gated = s.gated.of(rules.gated);
    mover.is_plain = mover.is_plain && mover.hops.empty() && mover.gated.empty();
    mover.initial = s.initial.of(rules.initial);
    mover.en_passant = s.en_passant.of(rules.steps);
    mover.is_pawn = mover.promotes || !mover.en_passant.empty();
}

/// Both colours of most pieces share a map, and so do pieces that leap alike.
class LeapMaps {
public:
    explicit LeapMaps(Ruleset& rules) : rules_(rules) {}
    const LeapMap* of(std::span<const Step> leaps) {
        if (leaps.empty()) {
            return nullptr;
        }
        std::vector<int> key;
        for (const Step step : leaps) {
            key.push_back(step.raw());
        }
        std::sort(key.begin(), key.end());
        const LeapMap*& map = known_[key];
        if (map == nullptr) {
            map = &rules_.leap_maps.emplace_back(leaps, rules_.board);
        }
        return map;
    }

private:
    Ruleset& rules_;
    std::map<std::vector<int>, const LeapMap*> known_;
};

}  // namespace

void movers(Context& context) {
    Ruleset& rules = context.rules;
    std::map<int, Sections> sections;  // by piece
    for (std::size_t i = 0; i < rules.spec.pieces.size(); ++i) {
        const PieceSpec& spec = rules.spec.pieces[i];
        const PieceType type(static_cast<int>(i) + 1);
        check_movement(context, spec);
        for (const Color c : kColors) {
            const Piece piece(c, type);
            const Draft draft = draft_mover(spec, c, rules.info(type).promotes, rules.spec.ranks);
            sections[piece.index()] = store(rules, draft);
            Mover& mover = rules.movers[static_cast<std::size_t>(piece.index())];
            mover.promotes = rules.info(type).promotes;
            mover.has_initial_twins = draft.has_initial_twins;
            if (!draft.en_passant.empty()) {
                rules.en_passant_pieces.insert(piece);
            }
        }
    }
    LeapMaps leap_maps(rules);
    for (const auto& [piece, s] : sections) {
        Mover& mover = rules.movers[static_cast<std::size_t>(piece)];
        point(mover, s, rules);
        for (std::size_t i = 0; i < kLandings; ++i) {
            mover.leap_maps[i] = leap_maps.of(mover.leaps[i]);
            mover.fans[i] = rules.rays.fans(mover.rides[i], rules.board);
        }
    }
}

}  // namespace tenfold::compile
