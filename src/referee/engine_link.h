#ifndef TENFOLD_REFEREE_ENGINE_LINK_H
#define TENFOLD_REFEREE_ENGINE_LINK_H

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "referee/engine_process.h"
#include "referee/player.h"

namespace tenfold::referee {

/// The wire to an engine: sends it lines and listens to its answers, and turns whatever may go wrong into a
/// Failure. Which words mean what is for the protocols above to know.
class EngineLink {
public:
    /// Looks at a line; true if it was the one waited for.
    using Ear = std::function<bool(std::string_view line)>;

    EngineLink(const EngineSettings& settings, std::stop_token stop);

    [[nodiscard]] std::optional<Failure> start();
    /// False if it no longer listens; what that means, the next listen() will tell.
    void send(std::string_view line);
    /// Hands line after line to `ear` until it says true. Beyond `deadline` the Failure is `late`.
    [[nodiscard]] std::optional<Failure> listen(TimePoint deadline, const Ear& ear,
                                                Fault late = Fault::Stall);
    /// Until an answer must be there when no clock runs.
    [[nodiscard]] TimePoint patience_ends() const { return Clock::now() + settings_.patience; }
    void quit();

    [[nodiscard]] bool usable() const noexcept { return process_ != nullptr && !broken_; }
    /// Can what comes next be understood as an answer to what will be asked? After a Failure it can't, unless
    /// the protocol knows better.
    void set_in_step(bool in_step) noexcept { broken_ = !in_step; }
    [[nodiscard]] const EngineSettings& settings() const noexcept { return settings_; }

private:
    [[nodiscard]] Failure failure(ReadState state, Fault late);

    const EngineSettings& settings_;
    std::stop_token stop_;
    std::unique_ptr<EngineProcess> process_;
    bool broken_ = false;
};

}  // namespace tenfold::referee

#endif
