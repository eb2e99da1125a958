#ifndef TENFOLD_REFEREE_CECP_PLAYER_H
#define TENFOLD_REFEREE_CECP_PLAYER_H

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "referee/engine_link.h"
#include "referee/player.h"

namespace tenfold::referee {

/// An engine that speaks XBoard's protocol (CECP), version 2. It is never let ponder.
class CecpPlayer : public Player {
public:
    CecpPlayer(const EngineSettings& settings, std::stop_token stop);

    [[nodiscard]] std::optional<Failure> start(const Variant& variant) override;
    [[nodiscard]] std::optional<Failure> begin_game(const GameStart& start) override;
    [[nodiscard]] Answer choose(const Turn& turn) override;
    void end_game(const std::string& result) override;
    void quit() override { link_.quit(); }
    [[nodiscard]] bool usable() const override;
    [[nodiscard]] const std::vector<std::string>& notices() const override { return notices_; }

private:
    [[nodiscard]] std::optional<Failure> greet();
    /// Takes a line's features over and answers them; true once they are complete.
    bool take_features(std::string_view line);
    [[nodiscard]] bool has_feature(const std::string& name) const;
    [[nodiscard]] std::optional<Failure> check_game(const Variant& variant);
    void set_options();
    [[nodiscard]] std::optional<Failure> ping();
    [[nodiscard]] std::optional<Failure> set_position(const GameStart& start);
    void send_move(const std::string& move);
    void send_clocks(const Turn& turn);
    void tell_turn(const Turn& turn);

    EngineLink link_;
    std::map<std::string, std::string> features_;
    std::map<std::string, std::string> options_;  ///< declared ones: name to type
    std::string game_;                            ///< the engine's name for it
    std::vector<std::string> notices_;
    std::size_t told_ = 0;  ///< moves of this game that it knows
    bool thinks_by_itself_ = false;
    bool is_in_game_ = false;
    int pings_ = 0;
};

}  // namespace tenfold::referee

#endif
