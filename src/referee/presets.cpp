#include "referee/presets.h"

#include <functional>
#include <map>

namespace tenfold::referee {

namespace {

using Preset = std::function<void(EngineSettings&)>;

void fairy_stockfish(EngineSettings& engine) {
    engine.launch.program = "fairy-stockfish";
}

void sjaakii_uci(EngineSettings& engine) {
    engine.launch.program = "sjaakii";
    engine.launch.arguments = {"-uci"};
    engine.options = {{"Ponder", "false"}};
}

void sjaakii_xboard(EngineSettings& engine) {
    engine.launch.program = "sjaakii";
    engine.protocol = ProtocolKind::Xboard;
    // It would end games by its own count of repetitions, and write castling in a second way.
    engine.options = {{"Claim repetitions", "0"}, {"Send O-O/O-O-O for castling", "0"}};
    engine.dialect.counts_ranks_from_0 = true;
}

/// Its `super` is Superchess behind the prelude, with the championship's pieces.
void fairymax_super(EngineSettings& engine) {
    engine.launch.program = "fairymax";
    engine.protocol = ProtocolKind::Xboard;
    engine.dialect.variant = "super";
}

void tenfold_itself(EngineSettings& engine) {
    engine.launch.program = "tenfold";
    engine.launch.arguments = {"uci"};
}

const std::map<std::string, Preset, std::less<>>& presets() {
    static const std::map<std::string, Preset, std::less<>> table{
        {"fairy-stockfish", fairy_stockfish}, {"sjaakii", sjaakii_uci},    {"sjaakii-xboard", sjaakii_xboard},
        {"fairymax-super", fairymax_super},   {"tenfold", tenfold_itself},
    };
    return table;
}

}  // namespace

bool apply_preset(EngineSettings& engine, std::string_view preset) {
    const auto found = presets().find(preset);
    if (found != presets().end()) {
        found->second(engine);
    }
    return found != presets().end();
}

std::vector<std::string> preset_names() {
    std::vector<std::string> names;
    for (const auto& [name, preset] : presets()) {
        names.push_back(name);
    }
    return names;
}

}  // namespace tenfold::referee
