#ifndef TENFOLD_REFEREE_UCI_PLAYER_H
#define TENFOLD_REFEREE_UCI_PLAYER_H

#include <optional>
#include <string>
#include <vector>

#include "referee/engine_link.h"
#include "referee/player.h"
#include "referee/uci_lines.h"

namespace tenfold::referee {

/// An engine that speaks UCI. It is pinged before each move, outside its time, so that a dead one is told
/// from a slow one.
class UciPlayer : public Player {
public:
    UciPlayer(const EngineSettings& settings, std::stop_token stop);

    [[nodiscard]] std::optional<Failure> start(const Variant& variant) override;
    [[nodiscard]] std::optional<Failure> begin_game(const GameStart& start) override;
    [[nodiscard]] Answer choose(const Turn& turn) override;
    void end_game(const std::string&) override {}
    void quit() override { link_.quit(); }
    [[nodiscard]] bool usable() const override { return link_.usable(); }
    [[nodiscard]] const std::vector<std::string>& notices() const override { return notices_; }

private:
    [[nodiscard]] std::optional<Failure> greet();
    [[nodiscard]] std::optional<Failure> ping();
    [[nodiscard]] const UciOption* declared(const std::string& name) const;
    void set_options();
    void set_option(const std::string& name, const std::string& value);
    [[nodiscard]] std::optional<Failure> choose_game(const Variant& variant);
    void stop_thinking();

    EngineLink link_;
    GameStart start_;
    std::vector<UciOption> options_;
    std::vector<std::string> notices_;
};

}  // namespace tenfold::referee

#endif
