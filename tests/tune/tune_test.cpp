#include <algorithm>
#include <cmath>
#include <string>

#include "position/fen.h"
#include "search/evaluate.h"
#include "support/catch.h"
#include "support/games.h"
#include "support/temporary_folder.h"
#include "support/variant_files.h"
#include "tune/fit.h"
#include "tune/logistic.h"
#include "tune/prior.h"
#include "tune/self_play.h"
#include "tune/variant_copy.h"
#include "tune/weights_text.h"

namespace tenfold::tune {
namespace {

constexpr SelfPlay kQuick{60, 3};

std::vector<TrainingGame> games_of(const TrainingRecord& record) {
    return record.games();
}

bool same(const TrainingGame& a, const TrainingGame& b) {
    return a.number == b.number && a.white_scores == b.white_scores &&
           std::equal(a.positions.begin(), a.positions.end(), b.positions.begin(), b.positions.end(),
                      [](const auto& p, const auto& q) { return p.fen == q.fen && p.score == q.score; });
}

TrainingRecord play(const std::string& path, const Variant& variant, int games, int threads) {
    TrainingRecord record = TrainingRecord::open(path, variant, kQuick).value();
    const auto complaint =
        play_training_games(variant, kQuick, games, threads, record, [](std::size_t) {}, {});
    CHECK_FALSE(complaint);
    return record;
}

std::string complaint_of(const std::string& path, const Variant& variant, const SelfPlay& how) {
    const Result<TrainingRecord> record = TrainingRecord::open(path, variant, how);
    return record ? "" : to_string(record.error());
}

/// Games in which only this counts: White scores what its lead in Knights is worth.
std::vector<TrainingGame> games_about_knights() {
    std::vector<TrainingGame> games;
    for (int number = 1; number <= 200; ++number) {
        const bool is_white = number % 2 == 0;
        const bool wins = number % 10 >= 2;  // four times of five
        games.push_back({number,
                         is_white == wins ? 1.0 : 0.0,
                         {{is_white ? "4k3/pppppppp/8/8/8/8/PPPPPPPP/4KN2 w - - 0 1"
                                    : "4kn2/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
                           0}}});
    }
    return games;
}

Fit fit_with_trust(const Variant& variant, double trust) {
    FitSettings settings;
    settings.trust = trust;
    return fit_weights(variant.rules(), games_about_knights(), settings, [](int, int, double) {});
}

}  // namespace

TEST_CASE("training games are the same in one go, in two goes and on two threads") {
    const test::TemporaryFolder folder;
    const Variant variant = test::variant_of("gardner");
    const std::vector<TrainingGame> at_once = games_of(play(folder.path("a"), variant, 4, 1));
    REQUIRE(at_once.size() == 4);
    (void)play(folder.path("b"), variant, 2, 1);
    const std::vector<TrainingGame> in_two = games_of(play(folder.path("b"), variant, 4, 2));
    const std::vector<TrainingGame> again = games_of(play(folder.path("b"), variant, 4, 1));
    CHECK(std::equal(at_once.begin(), at_once.end(), in_two.begin(), in_two.end(), same));
    CHECK(std::equal(at_once.begin(), at_once.end(), again.begin(), again.end(), same));
    CHECK(std::any_of(at_once.begin(), at_once.end(), [](const auto& g) { return !g.positions.empty(); }));
}

TEST_CASE("a record of another training, or of none, is refused") {
    const test::TemporaryFolder folder;
    const Variant variant = test::variant_of("gardner");
    const std::string path = folder.path("record");
    (void)play(path, variant, 1, 1);
    CHECK(complaint_of(path, variant, kQuick).empty());
    CHECK(complaint_of(path, variant, {60, 4}) ==
          path + ":1: this is the record of another training: its 'seed' is 3, not 4");
    CHECK(complaint_of(path, test::variant_of("losalamos"), kQuick) ==
          path +
              ":1: this is the record of another training: its 'training' is \"gardner\", not \"losalamos\"");
    const std::string other = folder.write("other", "{\"match\": 3}\n");
    CHECK(complaint_of(other, variant, kQuick) ==
          other + ":1: this is not the first line of a training's record");
    const std::string bad =
        folder.write("bad", test::content_of(path) + "{\"game\": 7, \"white\": 0.3, \"positions\": []}\n");
    CHECK(complaint_of(bad, variant, kQuick) == bad + ":3: its number or result is impossible");
    const std::string twice =
        folder.write("twice", test::content_of(path) + "{\"game\": 1, \"white\": 0.5, \"positions\": []}\n");
    CHECK(complaint_of(twice, variant, kQuick) == twice + ":3: game 1 has been read before");
    // What a killed program left unfinished is no game, and an unfinished first line no other file.
    const std::string begun = folder.write("begun", test::content_of(path).substr(0, 20));
    CHECK(complaint_of(begun, variant, kQuick).empty());
    CHECK(test::content_of(begun) == test::content_of(path).substr(0, test::content_of(path).find('\n') + 1));
    const std::string cut = folder.write("cut", test::content_of(path) + "{\"game\": 2, \"whi");
    CHECK(complaint_of(cut, variant, kQuick).empty());
    CHECK(test::content_of(cut) == test::content_of(path));
}

TEST_CASE("without trust in results, weights follow what the search thought") {
    const Variant variant = test::variant_of("chess");
    const Fit fit = fit_with_trust(variant, 0);
    const Position lead =
        parse_fen(games_about_knights()[1].positions[0].fen, variant.rules()).value().position;
    const EvaluationTracer tracer(variant.rules(), fit.weights);
    CHECK(logistic(tracer(lead).value(fit.weights) / fit.scale) == Approx(0.5).margin(0.05));
}

TEST_CASE("weights follow the results, and less so without games") {
    const Variant variant = test::variant_of("chess");
    const PieceType knight = *variant.rules().type_of('N');
    const EvaluationWeights before(variant.rules());
    const Fit fit = fit_with_trust(variant, 1);
    CHECK(fit.positions == 200);
    CHECK(fit.training.after <= fit.training.before);
    CHECK(fit.held_out.after < fit.held_out.before + 0.01);
    // Nobody had a Rook.
    const PieceType rook = *variant.rules().type_of('R');
    CHECK(std::abs(fit.weights.of(rook, PieceTerm::Value).end - before.of(rook, PieceTerm::Value).end) < 0.5);
    const Position lead =
        parse_fen(games_about_knights()[1].positions[0].fen, variant.rules()).value().position;
    const EvaluationTracer tracer(variant.rules(), fit.weights);
    CHECK(logistic(tracer(lead).value(fit.weights) / fit.scale) == Approx(0.8).margin(0.05));
    CHECK(fit.weights.of(knight, PieceTerm::Value).end > 100);
}

TEST_CASE("a fit gives no weight that a variant file may not") {
    const PieceType any(1);
    const Parameter value{place_of(any, PieceTerm::Value), Parameter::Part::End};
    CHECK(within_bounds(value, 3291) == 3000);
    CHECK(within_bounds(value, -4) == 1);
    CHECK(within_bounds(value, 512.5) == 512.5);
    const Parameter mobility{place_of(any, PieceTerm::Mobility), Parameter::Part::Middle};
    CHECK(within_bounds(mobility, -4) == -4);
    CHECK(within_bounds({place_of(Term::Tempo), Parameter::Part::Middle}, -3001) == -3000);
}

TEST_CASE("a table of weights reads back as those weights") {
    const Variant variant = test::variant_of("opulent");
    EvaluationWeights weights(variant.rules());
    weights[Term::Tempo] = {7.3, 2};
    weights[Term::DangerWeakSquare] = {1.25, 1.25};
    const PieceType lion = *variant.rules().type_of('L');
    weights.of(lion, PieceTerm::Value) = {512, 498};
    weights.of(lion, PieceTerm::Mobility) = {3.25, -1.5};
    weights.of(lion, on_rank(9)) = {-20, 12};
    weights.of(*variant.rules().type_of('K'), on_file(0, 10)) = {9, 0};
    VariantLibrary library;
    const std::string text =
        "name = \"mine\"\ninherits = \"opulent\"\n" + weights_text(variant.rules(), weights);
    for (const Diagnostic& d : library.load_text(text, "mine")) {
        FAIL(to_string(d));
    }
    const Variant mine = library.find("mine").value();
    const EvaluationWeights read(mine.rules());
    for (std::size_t i = 0; i < kWeights; ++i) {
        INFO(i);
        CHECK(read.row[i].middle == Approx(weights.row[i].middle).margin(0.051));
        if (!(i < kTerms && is_unit(static_cast<Term>(i)))) {
            CHECK(read.row[i].end == Approx(weights.row[i].end).margin(0.051));
        }
    }
    // The squares' tables have them, too.
    const Position position =
        parse_fen("5k4/L9/10/10/10/10/10/10/10/K9 w - - 0 1", mine.rules()).value().position;
    const EvaluationTracer tracer(mine.rules(), read);
    CHECK(tracer(position).value(read) == Approx(Evaluator(mine.rules())(position).raw()).margin(3));
}

TEST_CASE("a new evaluation takes the old one's place, and nothing else changes") {
    const std::string table = "[evaluation]\ntempo = 3\n";
    const auto with = [&](const std::string& text) { return with_evaluation(text, "f", table); };
    CHECK(with("name = \"x\"\n").value() == "name = \"x\"\n\n" + table);
    CHECK(with("name = \"x\"").value() == "name = \"x\"\n\n" + table);
    CHECK(
        with("a = 1 # one\r\n\n# old\n[evaluation] # here\ntempo = 9\npair = [1,\n 2]\n\n# next\n[results]\n")
            .value() == "a = 1 # one\r\n\n# old\n" + table + "\n# next\n[results]\n");
    CHECK(with("[evaluation]\n[evaluation.values]\nN = 1\n[evaluation.mobility]\nN = 2\n[z]\nb = 1\n")
              .value() == table + "[z]\nb = 1\n");
    CHECK(with("[evaluation]\ntempo = 9").value() == table);
    const auto refused = [&](const std::string& text) {
        const auto result = with(text);
        return result ? "" : to_string(result.error());
    };
    const std::string reason =
        ": 'evaluation' must be one section, [evaluation], for new weights to take its place";
    CHECK(refused("a = 1\nevaluation = { tempo = 2 }\n") == "f:2" + reason);
    CHECK(refused("evaluation.tempo = 2\na = 1\n") == "f:1" + reason);
    CHECK(refused("[evaluation]\ntempo = 1\n[z]\nb = 1\n[evaluation.values]\nN = 1\n") == "f:1" + reason);
    CHECK(refused("[evaluation\n").starts_with("f:1:"));
}

TEST_CASE("weights are written into a game's own file only") {
    const test::TemporaryFolder folder;
    const std::string path = folder.write("x.toml", "name = \"x\"\ninherits = \"chess\"\n");
    const std::string reason = path + ": this is the file of 'x', not of 'y'";
    CHECK(to_string(write_evaluation(path, "y", "[evaluation]\n").value()) == reason);
    CHECK(to_string(file_with_evaluation(path, "y", "").error()) == reason);
    CHECK_FALSE(write_evaluation(path, "x", "[evaluation]\ntempo = 4\n"));
    CHECK(test::content_of(path) == "name = \"x\"\ninherits = \"chess\"\n\n[evaluation]\ntempo = 4\n");
    CHECK(write_evaluation(folder.path("none"), "x", "").has_value());
}

}  // namespace tenfold::tune
