#include "referee/cecp_player.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <utility>

#include "core/did_you_mean.h"
#include "core/quoted.h"
#include "protocol/words.h"
#include "referee/cecp_lines.h"

namespace tenfold::referee {

namespace {

/// "a,b,c" as a list.
std::vector<std::string> split_at_commas(const std::string& text) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// A line by which an engine takes part in the end of the game: a claim, a resignation.
std::optional<Failure> end_claimed(std::string_view line) {
    const std::string_view word = Words(line).peek();
    if (word == "resign") {
        return Failure{Fault::Resigns, ""};
    }
    if (word == "1-0" || word == "0-1" || word == "1/2-1/2") {
        return Failure{Fault::FalseClaim, tenfold::quoted(line)};
    }
    return std::nullopt;
}

/// By what it says that it doesn't accept a move or a position.
bool is_refusal(std::string_view line) {
    constexpr std::array<std::string_view, 4> kBeginnings{
        "Illegal move", "Error (Illegal move", "Error (illegal move", "tellusererror Illegal position"};
    return std::any_of(kBeginnings.begin(), kBeginnings.end(),
                       [&](std::string_view beginning) { return line.starts_with(beginning); });
}

Failure refusal(std::string_view line) {
    return {Fault::Refusal, tenfold::quoted(line)};
}

}  // namespace

CecpPlayer::CecpPlayer(const EngineSettings& settings, std::stop_token stop)
    : link_(settings, std::move(stop)) {}

/// Without a ping nobody knows whether what comes next belongs to the last game or the next one.
bool CecpPlayer::usable() const {
    const auto reuse = features_.find("reuse");
    return link_.usable() && has_feature("ping") && (reuse == features_.end() || reuse->second != "0");
}

bool CecpPlayer::has_feature(const std::string& name) const {
    const auto feature = features_.find(name);
    return feature != features_.end() && feature->second == "1";
}

std::optional<Failure> CecpPlayer::start(const Variant& variant) {
    features_.clear();
    options_.clear();
    notices_.clear();
    if (std::optional<Failure> failure = link_.start()) {
        return failure;
    }
    if (std::optional<Failure> failure = greet()) {
        return failure;
    }
    if (std::optional<Failure> failure = check_game(variant)) {
        return failure;
    }
    set_options();
    return ping();
}

/// An engine has two seconds to say "feature"; once it has said done=0, as long as it needs.
std::optional<Failure> CecpPlayer::greet() {
    constexpr Duration kFirstVersion = std::chrono::seconds(2);
    link_.send("xboard");
    link_.send("protover 2");
    const auto ear = [this](std::string_view line) { return take_features(line) || has_feature("done"); };
    bool is_waiting = false;
    const auto first = [&](std::string_view line) {
        is_waiting = !ear(line) && features_.contains("done");
        return is_waiting || has_feature("done");
    };
    const TimePoint end = link_.patience_ends();
    std::optional<Failure> failure = link_.listen(Clock::now() + kFirstVersion, first);
    if (failure && failure->fault == Fault::Stall) {  // version 1: it has no features
        link_.set_in_step(true);
        return std::nullopt;
    }
    return failure || !is_waiting ? failure : link_.listen(end, ear);
}

bool CecpPlayer::take_features(std::string_view line) {
    for (const auto& [name, value] : parse_features(line)) {
        if (name == "option") {
            const std::size_t type = std::min(value.find(" -"), value.size());
            options_[value.substr(0, type)] = value.substr(std::min(type + 2, value.size()));
        } else {
            features_[name] = value;
        }
        // Moves are sent by their squares, which an engine that wants SAN would not understand.
        link_.send((name == "san" ? "rejected " : "accepted ") + name);
    }
    return has_feature("done");
}

std::optional<Failure> CecpPlayer::check_game(const Variant& variant) {
    const std::string name = link_.settings().dialect.variant_name(variant.name());
    game_ = name == "chess" ? "normal" : name;
    const auto listed = features_.find("variants");
    if (listed == features_.end() || game_ == "normal") {
        return std::nullopt;
    }
    const std::vector<std::string> known = split_at_commas(listed->second);
    if (std::find(known.begin(), known.end(), game_) != known.end()) {
        return std::nullopt;
    }
    link_.set_in_step(false);
    return Failure{Fault::Refusal,
                   fmt::format("does not play {}{}", tenfold::quoted(game_), did_you_mean(game_, known))};
}

/// Hash and Threads, as UCI calls them, have commands of their own.
void CecpPlayer::set_options() {
    for (const auto& [name, value] : link_.settings().options) {
        if (name == "Hash" && has_feature("memory")) {
            link_.send("memory " + value);
        } else if (name == "Threads" && has_feature("smp")) {
            link_.send("cores " + value);
        } else if (options_.contains(name)) {
            link_.send(fmt::format("option {}={}", name, value));
        } else {
            notices_.push_back(fmt::format("has no option {}", tenfold::quoted(name)));
        }
    }
}

std::optional<Failure> CecpPlayer::ping() {
    if (!has_feature("ping")) {
        return std::nullopt;
    }
    const std::string number = fmt::format("{}", ++pings_);
    link_.send("ping " + number);
    std::optional<Failure> refused;
    std::optional<Failure> failure = link_.listen(link_.patience_ends(), [&](std::string_view line) {
        if (!refused && is_refusal(line)) {
            refused = refusal(line);
        }
        Words words(line);
        return words.next() == "pong" && words.next() == number;
    });
    return failure ? failure : refused;
}

std::optional<Failure> CecpPlayer::begin_game(const GameStart& start) {
    told_ = 0;
    thinks_by_itself_ = false;
    is_in_game_ = true;
    link_.send("new");
    if (game_ != "normal") {
        link_.send("variant " + game_);
    }
    for (const char* const line : {"force", "easy", "post"}) {
        link_.send(line);
    }
    for (const std::string& line : limit_lines(link_.settings().limits)) {
        link_.send(line);
    }
    if (std::optional<Failure> failure = set_position(start)) {
        return failure;
    }
    return ping();
}

std::optional<Failure> CecpPlayer::set_position(const GameStart& start) {
    const Dialect& dialect = link_.settings().dialect;
    if (start.fen.empty()) {
        return std::nullopt;
    }
    if (has_feature("setboard")) {
        link_.send("setboard " + dialect.fen_to_engine(start.fen));
        return std::nullopt;
    }
    if (start.first_to_move == Color::Black) {
        // Editing leaves the turn as it is. XBoard has White pass it on in the same way; an engine that
        // knows no such move will say so.
        send_move("a2a3");
    }
    for (const std::string& line : edit_lines(start.fen, dialect)) {
        link_.send(line);
    }
    return std::nullopt;
}

void CecpPlayer::send_move(const std::string& move) {
    const std::string text = link_.settings().dialect.move_to_engine(move);
    link_.send(has_feature("usermove") ? "usermove " + text : text);
}

void CecpPlayer::send_clocks(const Turn& turn) {
    const auto centiseconds = [](const PlayerClock& clock) { return clock.left().count() / 10; };
    const PlayerClock& own = turn.clocks[index(turn.side)];
    const PlayerClock& other = turn.clocks[index(~turn.side)];
    if (own.has_clock()) {
        link_.send(fmt::format("time {}", centiseconds(own)));
        link_.send(fmt::format("otim {}", centiseconds(other.has_clock() ? other : own)));
    }
}

/// Until it is told to go, the engine only follows; from then on it answers each move of its opponent.
void CecpPlayer::tell_turn(const Turn& turn) {
    while (told_ + (thinks_by_itself_ ? 1 : 0) < turn.moves.size()) {
        send_move(turn.moves[told_++]);
    }
    send_clocks(turn);
    if (thinks_by_itself_ && told_ < turn.moves.size()) {
        send_move(turn.moves[told_++]);
    } else {
        link_.send("go");
        thinks_by_itself_ = true;
    }
}

Answer CecpPlayer::choose(const Turn& turn) {
    if (!thinks_by_itself_) {
        if (std::optional<Failure> failure = ping()) {
            return *failure;
        }
    }
    Choice choice;
    std::optional<Failure> claim;
    const TimePoint begin = Clock::now();
    const std::optional<Duration> allowance = turn.clocks[index(turn.side)].allowance();
    const TimePoint deadline = allowance ? begin + *allowance : link_.patience_ends();
    tell_turn(turn);
    const auto ear = [&](std::string_view line) {
        Words words(line);
        if (words.next() == "move") {
            choice.move = link_.settings().dialect.move_from_engine(words.next());
            choice.thought.time = Clock::now() - begin;
            choice.may_be_san = link_.settings().dialect.writes_moves_as_we_do();
            return true;
        }
        claim = is_refusal(line) ? refusal(line) : end_claimed(line);
        read_thinking(line, choice.thought);
        return claim.has_value();
    };
    if (std::optional<Failure> failure =
            link_.listen(deadline, ear, allowance ? Fault::Late : Fault::Stall)) {
        return *failure;
    }
    ++told_;  // its own move, which it has made
    return claim ? Answer(*claim) : Answer(choice);
}

/// What it may still say of this game is read by the ping before the next one.
void CecpPlayer::end_game(const std::string& result) {
    if (is_in_game_ && link_.usable()) {
        link_.send("result " + result);
        link_.send("force");
    }
    is_in_game_ = false;
}

}  // namespace tenfold::referee
