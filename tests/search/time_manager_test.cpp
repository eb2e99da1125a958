#include "search/time_manager.h"

#include "support/catch.h"

namespace tenfold {
namespace {

constexpr Milliseconds kOverhead{10};

SearchLimits clock(int white, int black, int increment = 0) {
    SearchLimits limits;
    limits.time = {Milliseconds(white), Milliseconds(black)};
    limits.increment = {Milliseconds(increment), Milliseconds(increment)};
    return limits;
}

TimeBudget plan(const SearchLimits& limits, Color side = Color::White) {
    return plan_time(limits, side, kOverhead);
}

}  // namespace

TEST_CASE("without clocks there is no bound", "[time]") {
    SearchLimits limits;
    CHECK(plan(limits) == TimeBudget{});
    limits.depth = 5;
    CHECK(plan(limits) == TimeBudget{});
    limits = clock(1000, 1000);
    limits.infinite = true;
    CHECK(plan(limits) == TimeBudget{});
}

TEST_CASE("a time per move is used but for the overhead", "[time]") {
    SearchLimits limits;
    limits.move_time = Milliseconds(500);
    CHECK(plan(limits).hard == Milliseconds(490));
    CHECK_FALSE(plan(limits).soft.has_value());
    limits.move_time = Milliseconds(1);
    CHECK(plan(limits).hard == Milliseconds(0));
}

TEST_CASE("a clock is never overdrawn", "[time]") {
    const int ms = GENERATE(-500, 0, 1, 9, 10, 11, 50, 200, 1000, 60000, 3600000);
    const int increment = GENERATE(0, 100, 10000);
    const TimeBudget budget = plan(clock(ms, 60000, increment));
    INFO(ms << " + " << increment);
    REQUIRE(budget.hard.has_value());
    REQUIRE(budget.soft.has_value());
    CHECK(*budget.soft >= Milliseconds(0));
    CHECK(*budget.soft <= *budget.hard);
    CHECK(budget.hard->count() <= std::max(0, ms - 10));
}

TEST_CASE("each side has its own clock; a single clock serves both", "[time]") {
    CHECK(*plan(clock(1000, 100000), Color::Black).soft > *plan(clock(1000, 100000), Color::White).soft);
    SearchLimits limits;
    limits.time[index(Color::White)] = Milliseconds(60000);
    CHECK(plan(limits, Color::White) == plan(limits, Color::Black));
}

TEST_CASE("more time, more increment and fewer moves to go give longer searches", "[time]") {
    CHECK(*plan(clock(60000, 0)).soft > *plan(clock(30000, 0)).soft);
    CHECK(*plan(clock(60000, 0, 1000)).soft > *plan(clock(60000, 0)).soft);
    SearchLimits few = clock(60000, 0);
    few.moves_to_go = 5;
    SearchLimits many = few;
    many.moves_to_go = 30;
    CHECK(*plan(few).soft > *plan(many).soft);
}

TEST_CASE("a clock that is nearly used up grows again by its increments", "[time]") {
    // A pause of a tenth of a second must not lose the game.
    CHECK(*plan(clock(120, 120, 10)).soft < Milliseconds(10));
    const double longest = soft_bound_factor(8, 0);
    CHECK(longest * static_cast<double>(plan(clock(120, 120, 10)).soft->count()) < 10);
    CHECK(plan(clock(120, 120, 10)).soft > Milliseconds(0));
    CHECK(*plan(clock(60000, 0)).soft >= Milliseconds(1800));  // otherwise it makes no difference
}

TEST_CASE("the last move before the time control may take most of the clock, but not all", "[time]") {
    SearchLimits limits = clock(10000, 0);
    limits.moves_to_go = 1;
    CHECK(*plan(limits).hard >= Milliseconds(5000));
    CHECK(*plan(limits).hard <= Milliseconds(9500));
}

TEST_CASE("a settled best move shortens the search, a falling score stretches it", "[time]") {
    CHECK(soft_bound_factor(8, 0) < soft_bound_factor(0, 0));
    CHECK(soft_bound_factor(8, 80) > soft_bound_factor(8, 0));
    CHECK(soft_bound_factor(0, -50) == soft_bound_factor(0, 0));
    CHECK(soft_bound_factor(1000, 0) > 0.3);
}

}  // namespace tenfold
