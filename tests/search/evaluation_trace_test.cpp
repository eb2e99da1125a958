#include "search/evaluation_trace.h"

#include <cmath>
#include <string>
#include <vector>

#include "movegen/movegen.h"
#include "movegen/status.h"
#include "position/fen.h"
#include "search/evaluate.h"
#include "search/phased.h"
#include "search/quarters.h"
#include "support/catch.h"
#include "support/games.h"
#include "support/random_play.h"

namespace tenfold {
namespace {

/// Positions of random games, most of them with both armies at grips.
template <class Visit>
void for_each_position(const std::string& variant, int games, Visit&& visit) {
    test::RandomPlayer player(7);
    for (int i = 0; i < games; ++i) {
        Game game = test::game_of(variant);
        for (int ply = 0; ply < 120 && !game.status().over(); ++ply) {
            game.play(player.choose(game.legal_moves(), Move::none()));
            if (!game.position().in_prelude()) {
                visit(game.position());
            }
        }
    }
}

/// The evaluation for White, as if there were no bands for quarters.
double judged(const Evaluator& evaluate, const Position& position) {
    const int raw = evaluate(position).raw();
    const int plain = quarters::exist(position.rules()) && std::abs(raw) > quarters::three_in(0).raw()
                          ? raw - (raw < 0 ? -1 : 1) * quarters::kPlies
                          : raw;
    return position.side() == Color::White ? plain : -plain;
}

}  // namespace

TEST_CASE("an evaluation taken apart is the evaluation", "[evaluate]") {
    for (const std::string& name : test::built_in_library().names()) {
        const Variant variant = test::variant_of(name);
        const EvaluationWeights weights(variant.rules());
        const EvaluationTracer tracer(variant.rules(), weights);
        const Evaluator evaluate(variant.rules());
        double worst = 0;
        for_each_position(name, 2, [&](const Position& position) {
            worst = std::max(worst, std::abs(tracer(position).value(weights) - judged(evaluate, position)));
        });
        INFO(name);
        CHECK(worst < 8);  // sixteenths of centipawns for each of many pieces, and whole ones in between
    }
}

TEST_CASE("the danger's slopes say how an evaluation changes with the units of an attack", "[evaluate]") {
    const Variant variant = test::variant_of("opulent");
    const Ruleset& rules = variant.rules();
    const EvaluationWeights weights(rules);
    const EvaluationTracer tracer(rules, weights);
    EvaluationWeights more = weights;
    const PieceType queen = *rules.type_of('Q');
    more.of(queen, PieceTerm::AttackUnits).middle += 0.0625;
    const EvaluationTracer with_more(rules, more);
    int changed = 0;
    for_each_position("opulent", 6, [&](const Position& position) {
        const EvaluationTrace trace = tracer(position);
        const double slope = trace.counts.danger_slope[place_of(queen, PieceTerm::AttackUnits)];
        const Weight& danger = weights[Term::KingDanger];
        const double expected =
            0.0625 * slope * trace.scale * (danger.middle * trace.phase + danger.end * (1 - trace.phase));
        const double found = with_more(position).value(more) - trace.value(weights);
        CHECK(std::abs(found - expected) < 1 + 0.25 * std::abs(expected));
        changed += std::abs(expected) > 0.25 ? 1 : 0;
    });
    CHECK(changed > 10);  // otherwise the test says nothing
}

TEST_CASE("numbers of two phases are added and multiplied without touching each other", "[evaluate]") {
    for (const int middle : {-70'000, -1, 0, 1, 70'000}) {
        for (const int end : {-70'000, -1, 0, 1, 70'000}) {
            Phased p(middle, end);
            CHECK(p.middle() == middle);
            CHECK(p.end() == end);
            p += Phased(-5, 7);
            CHECK(p.middle() == middle - 5);
            CHECK(p.end() == end + 7);
            CHECK((p * -3).middle() == -3 * (middle - 5));
            CHECK((p * -3).end() == -3 * (end + 7));
            CHECK((p - Phased(middle, end)) == Phased(-5, 7));
        }
    }
}

}  // namespace tenfold
