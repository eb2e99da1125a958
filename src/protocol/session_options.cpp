#include <fmt/format.h>
#include <utility>

#include "core/quoted.h"
#include "protocol/info_text.h"
#include "protocol/session.h"

namespace tenfold {

namespace {

constexpr int kHashMb = 64;
constexpr int kOverheadMs = 20;
constexpr int kMaxOverheadMs = 5000;
constexpr int kPreludeLeast = 1;
constexpr int kMaxVariety = 1000;
constexpr int kMaxSeed = 2'000'000'000;

}  // namespace

void Session::declare_options() {
    const auto no_effect = [](const auto&) {};
    Engine& engine = runner_.engine();
    engine.set_hash_mb(kHashMb);
    hash_mb_ = kHashMb;
    engine.set_move_overhead(Milliseconds(kOverheadMs));

    options_.add_spin("Hash", kHashMb, Engine::kMinHashMb, Engine::kMaxHashMb, [this](int megabytes) {
        runner_.engine().set_hash_mb(megabytes);
        hash_mb_ = megabytes;
    });
    options_.add_button("Clear Hash", [&engine] { engine.clear(); });
    options_.add_spin("Threads", 1, 1, Engine::kMaxThreads, [this, &engine](int threads) {
        engine.set_threads(threads);
        threads_ = threads;
    });
    options_.add_spin("MultiPV", 1, 1, Engine::kMaxMultiPv,
                      [&engine](int lines) { engine.set_multi_pv(lines); });
    options_.add_check("Ponder", false, no_effect);  // says that "go ponder" is understood
    options_.add_spin("Move Overhead", kOverheadMs, 0, kMaxOverheadMs,
                      [&engine](int time) { engine.set_move_overhead(Milliseconds(time)); });
    options_.add_combo(
        "UCI_Variant", variant_.name(), [this] { return library_.names(); },
        [this](const std::string& name) { select_variant(name); });
    options_.add_string("VariantPath", "", [this](const std::string& path) { load_variants(path); });
    declare_prelude_options();
    options_.add_check("UCI_AnalyseMode", false, no_effect);  // both modes search for the truth
    options_.add_check("UCI_ShowWDL", false, [this](bool show) { style_.show_wdl = show; });
    options_.add_string("Debug Log File", "", [this](const std::string& path) { open_log(path); });
    options_.add_string("UCI_EngineAbout",
                        engine_name_ + ", chess variants on boards up to 10x10, MIT licence", no_effect);
}

void Session::declare_prelude_options() {
    Engine& engine = runner_.engine();
    for (const Color c : kColors) {
        const std::string side = c == Color::White ? "White" : "Black";
        options_.add_spin("PreludeMin" + side, kPreludeLeast, 0, PreludeLimits::kMost,
                          [this, c](int least) { limit_prelude(prelude_limits_.least[index(c)], least); });
        options_.add_spin("PreludeMax" + side, PreludeLimits::kMost, 0, PreludeLimits::kMost,
                          [this, c](int most) { limit_prelude(prelude_limits_.most[index(c)], most); });
    }
    options_.add_spin("PreludeVariety", 0, 0, kMaxVariety, [this, &engine](int centipawns) {
        prelude_taste_.variety = centipawns;
        engine.set_prelude_taste(prelude_taste_);
    });
    options_.add_spin("PreludeSeed", 0, 0, kMaxSeed, [this, &engine](int seed) {
        prelude_taste_.seed = static_cast<std::uint64_t>(seed);
        engine.set_prelude_taste(prelude_taste_);
    });
}

void Session::limit_prelude(std::optional<int>& limit, int value) {
    const std::optional<int> before = std::exchange(limit, value);
    if (!variant_.has_prelude_limits()) {
        // They hold for the next game that has them, and no game could be played with these.
        for (const Color c : kColors) {
            const int least = prelude_limits_.least[index(c)].value_or(kPreludeLeast);
            const int most = prelude_limits_.most[index(c)].value_or(PreludeLimits::kMost);
            if (least > most) {
                limit = before;
                writer_.info(fmt::format("error: {} must replace {} pieces in the prelude and may replace {}",
                                         to_string(c), least, most));
            }
        }
        return;
    }
    const Result<Variant> agreed = variant_.with(prelude_limits_);
    if (!agreed) {
        limit = before;
        writer_.info("error: " + to_string(agreed.error()));
        return;
    }
    variant_ = agreed.value();
    game_ = Game(variant_);
}

void Session::select_variant(const std::string& name) {
    Result<Variant> found = library_.find(name);
    if (found && found.value().has_prelude_limits()) {
        found = found.value().with(prelude_limits_);
    }
    if (!found.ok()) {
        writer_.info("error: " + to_string(found.error()));
        return;
    }
    variant_ = found.value();
    game_ = Game(variant_);
    writer_.info(variant_text(variant_));
}

void Session::load_variants(const std::string& path) {
    if (path.empty()) {
        return;
    }
    const std::size_t before = library_.names().size();
    for (const Diagnostic& diagnostic : library_.load(path)) {
        tell(diagnostic);
    }
    const std::size_t added = library_.names().size() - before;
    writer_.info(fmt::format("VariantPath: {} variant{} added", added, added == 1 ? "" : "s"));
}

void Session::tell(const Diagnostic& diagnostic) {
    const bool error = diagnostic.severity == Diagnostic::Severity::Error;
    writer_.info((error ? "error: " : "notice: ") + to_string(diagnostic));
}

void Session::open_log(const std::string& path) {
    if (const std::string trouble = log_.open(path); !trouble.empty()) {
        writer_.info(fmt::format("error: Debug Log File: cannot write {}: {}", quoted(path), trouble));
    }
}

}  // namespace tenfold
