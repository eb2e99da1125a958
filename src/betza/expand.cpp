#include "betza/expand.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>

#include "betza/directions.h"
#include "betza/gates.h"

namespace tenfold::betza {

namespace {

/// The modes that say how to pass what is in the way: a term has one of them at most.
constexpr std::array<Mode, 4> kWayModes{Mode::Lame, Mode::Jump, Mode::Cannon, Mode::Grasshopper};

char letter_of(Mode mode) {
    return kModeLetters[static_cast<std::size_t>(mode)];
}

ParseError mode_error(const Term& term, Mode mode, std::string_view why) {
    return {term.modifiers.modes.column(mode), fmt::format("'{}' {}", letter_of(mode), why)};
}

bool goes_one_square(const Atom& atom) {
    return atom.longer == 1;
}
/// Leaps over exactly one square: D and A.
bool has_middle(const Atom& atom) {
    return atom.longer == 2 && atom.symmetry != Symmetry::Oblique;
}

Result<Path, ParseError> lame_path(const Term& term) {
    if (term.range > 1) {
        return mode_error(term, Mode::Lame,
                          "(lame) goes with single leaps; sliders and riders stop at pieces anyway");
    }
    if (way_of(term.atom.shorter, term.atom.longer).empty()) {
        return mode_error(term, Mode::Lame,
                          goes_one_square(term.atom)
                              ? "(lame) has no meaning for a step to an adjacent square"
                              : "(lame) is not defined for this leap: its way is not; "
                                "expected D A H G N Z");
    }
    return Path::Lame;
}

Result<Path, ParseError> jump_path(const Term& term) {
    if (goes_one_square(term.atom)) {
        return term.range > 1
                   ? Result<Path, ParseError>(Path::Ski)
                   : mode_error(term, Mode::Jump,
                                "(jump) skips the first square of a slide, so that it needs a range "
                                "of 2 or more; over a neighbour to the square behind it go jD and jA");
    }
    if (!has_middle(term.atom) || term.range > 1) {
        return mode_error(term, Mode::Jump, "(jump) goes with D, A and with slides: B, R, Q, W2, F2 ...");
    }
    return Path::Hurdle;
}

Result<Path, ParseError> hop_path(const Term& term, Mode mode, Path path) {
    return term.range > 1
               ? Result<Path, ParseError>(path)
               : mode_error(term, mode, "(hop over a piece) needs a slider, a rider or a range of 2 or more");
}

Result<Path, ParseError> path_of(const Term& term) {
    std::optional<Mode> way;
    for (const Mode mode : kWayModes) {
        if (term.modifiers.modes.has(mode) && way) {
            const auto [first, second] = std::minmax(*way, mode, [&term](Mode a, Mode b) {
                return term.modifiers.modes.column(a) < term.modifiers.modes.column(b);
            });
            return mode_error(term, second, fmt::format("contradicts '{}' before it", letter_of(first)));
        }
        way = term.modifiers.modes.has(mode) ? mode : way;
    }
    if (!way) {
        return term.range > 1 ? Path::Slide : Path::Leap;
    }
    if (*way == Mode::Lame) {
        return lame_path(term);
    }
    if (*way == Mode::Jump) {
        return jump_path(term);
    }
    return hop_path(term, *way, *way == Mode::Cannon ? Path::Cannon : Path::Grasshopper);
}

/// What only holds on start squares is never an attack, so that nobody needs to know where the attacker stood
/// at first.
std::optional<ParseError> check_initial(const Term& term, const Movement& m) {
    if (!m.initial) {
        return std::nullopt;
    }
    if (m.capture || m.en_passant) {
        return mode_error(term, Mode::Initial, "(initial) goes with moves that don't capture: write 'im'");
    }
    const bool straight_lame = m.path == Path::Lame && has_middle(term.atom);
    if (m.path != Path::Leap && m.path != Path::Slide && !straight_lame) {
        return mode_error(term, Mode::Initial, "(initial) goes with leaps, slides, nD and nA only");
    }
    return std::nullopt;
}

}  // namespace

Result<std::vector<Movement>, ParseError> expand(const Term& term) {
    const auto path = path_of(term);
    if (!path) {
        return path.error();
    }
    const Modes& modes = term.modifiers.modes;
    if (modes.has(Mode::EnPassant) && path.value() != Path::Leap) {
        return mode_error(term, Mode::EnPassant, "(en passant) goes with plain single leaps only");
    }
    const auto steps = chosen_steps(term.modifiers.directions, term.atom);
    if (!steps) {
        return steps.error();
    }
    const bool any_landing =
        !modes.has(Mode::Quiet) && !modes.has(Mode::Capture) && !modes.has(Mode::EnPassant);
    Movement movement;
    movement.range = term.range;
    movement.path = path.value();
    movement.quiet = any_landing || modes.has(Mode::Quiet);
    movement.capture = any_landing || modes.has(Mode::Capture);
    movement.en_passant = modes.has(Mode::EnPassant);
    movement.initial = modes.has(Mode::Initial);
    if (const auto error = check_initial(term, movement)) {
        return *error;
    }
    std::vector<Movement> movements;
    for (const Leap step : steps.value()) {
        movement.files = step.files;
        movement.ranks = step.ranks;
        movements.push_back(movement);
    }
    return movements;
}

}  // namespace tenfold::betza
