#include "referee/uci_player.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <utility>

#include "core/did_you_mean.h"
#include "core/quoted.h"
#include "protocol/words.h"

namespace tenfold::referee {

UciPlayer::UciPlayer(const EngineSettings& settings, std::stop_token stop)
    : link_(settings, std::move(stop)) {}

std::optional<Failure> UciPlayer::start(const Variant& variant) {
    options_.clear();
    notices_.clear();
    if (std::optional<Failure> failure = link_.start()) {
        return failure;
    }
    if (std::optional<Failure> failure = greet()) {
        return failure;
    }
    if (std::optional<Failure> failure = choose_game(variant)) {
        return failure;
    }
    set_options();
    return ping();
}

std::optional<Failure> UciPlayer::greet() {
    link_.send("uci");
    return link_.listen(link_.patience_ends(), [this](std::string_view line) {
        if (std::optional<UciOption> option = parse_uci_option(line)) {
            options_.push_back(std::move(*option));
        }
        return Words(line).peek() == "uciok";
    });
}

std::optional<Failure> UciPlayer::ping() {
    link_.send("isready");
    return link_.listen(link_.patience_ends(),
                        [](std::string_view line) { return Words(line).peek() == "readyok"; });
}

const UciOption* UciPlayer::declared(const std::string& name) const {
    const auto found = std::find_if(options_.begin(), options_.end(),
                                    [&](const UciOption& option) { return same_word(option.name, name); });
    return found == options_.end() ? nullptr : &*found;
}

std::optional<Failure> UciPlayer::choose_game(const Variant& variant) {
    const std::string name = link_.settings().dialect.variant_name(variant.name());
    const UciOption* const option = declared("UCI_Variant");
    if (option == nullptr) {
        if (name != "chess") {
            notices_.push_back(fmt::format("has no option UCI_Variant; it is taken to play {}", name));
        }
        return std::nullopt;
    }
    if (!complaint_about(*option, name).empty()) {
        link_.set_in_step(false);
        return Failure{Fault::Refusal, fmt::format("does not play {}{}", tenfold::quoted(name),
                                                   did_you_mean(name, option->values))};
    }
    set_option("UCI_Variant", name);
    return std::nullopt;
}

void UciPlayer::set_options() {
    for (const auto& [name, value] : link_.settings().options) {
        const UciOption* const option = declared(name);
        const std::string complaint = option == nullptr
                                          ? fmt::format("has no option {}", tenfold::quoted(name))
                                          : complaint_about(*option, value);
        if (complaint.empty()) {
            set_option(name, value);
        } else {
            notices_.push_back(complaint);
        }
    }
}

void UciPlayer::set_option(const std::string& name, const std::string& value) {
    const UciOption* const option = declared(name);
    link_.send(option != nullptr && option->type == "button"
                   ? fmt::format("setoption name {}", name)
                   : fmt::format("setoption name {} value {}", name, value));
}

std::optional<Failure> UciPlayer::begin_game(const GameStart& start) {
    start_ = start;
    link_.send("ucinewgame");
    return ping();
}

Answer UciPlayer::choose(const Turn& turn) {
    link_.send(position_line(start_, turn.moves, link_.settings().dialect));
    if (std::optional<Failure> failure = ping()) {
        return *failure;
    }
    Choice choice;
    const TimePoint begin = Clock::now();
    const std::optional<Duration> allowance = turn.clocks[index(turn.side)].allowance();
    const TimePoint deadline = allowance ? begin + *allowance : link_.patience_ends();
    link_.send(go_line(turn, link_.settings().limits));
    const auto ear = [&](std::string_view line) {
        Words words(line);
        if (words.peek() == "info") {
            read_info(line, choice.thought);
            return false;
        }
        if (words.next() != "bestmove") {
            return false;
        }
        choice.thought.time = Clock::now() - begin;
        choice.move = link_.settings().dialect.move_from_engine(words.next());
        return true;
    };
    if (std::optional<Failure> failure =
            link_.listen(deadline, ear, allowance ? Fault::Late : Fault::Stall)) {
        if (failure->fault == Fault::Late) {
            stop_thinking();
        }
        return *failure;
    }
    return choice;
}

/// An engine that was too late isn't lost for the next game if it still says its move.
void UciPlayer::stop_thinking() {
    constexpr Duration kGrace = std::chrono::seconds(2);
    link_.send("stop");
    const bool answered = !link_.listen(
        Clock::now() + kGrace, [](std::string_view line) { return Words(line).peek() == "bestmove"; });
    link_.set_in_step(answered);
}

}  // namespace tenfold::referee
