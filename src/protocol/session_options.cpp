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
    options_.add_spin("Threads", 1, 1, Engine::kMaxThreads,
                      [&engine](int threads) { engine.set_threads(threads); });
    options_.add_spin("MultiPV", 1, 1, Engine::kMaxMultiPv,
                      [&engine](int lines) { engine.set_multi_pv(lines); });
    options_.add_check("Ponder", false, no_effect);  // says that "go ponder" is understood
    options_.add_spin("Move Overhead", kOverheadMs, 0, kMaxOverheadMs,
                      [&engine](int time) { engine.set_move_overhead(Milliseconds(time)); });
    options_.add_combo(
        "UCI_Variant", variant_.name(), [this] { return library_.names(); },
        [this](const std::string& name) { select_variant(name); });
    options_.add_string("VariantPath", "", [this](const std::string& path) { load_variants(path); });
    options_.add_check("UCI_AnalyseMode", false, no_effect);  // both modes search for the truth
    options_.add_check("UCI_ShowWDL", false, [this](bool show) { style_.show_wdl = show; });
    options_.add_string("Debug Log File", "", [this](const std::string& path) { open_log(path); });
    options_.add_string("UCI_EngineAbout",
                        engine_name_ + ", chess variants on boards up to 10x10, MIT licence", no_effect);
}

void Session::select_variant(const std::string& name) {
    const Result<Variant> found = library_.find(name);
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
