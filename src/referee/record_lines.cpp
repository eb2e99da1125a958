#include "referee/record_lines.h"

#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "protocol/words.h"
#include "referee/fingerprint.h"

namespace tenfold::referee {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array kEndings{Ending::Rules,       Ending::Adjudication, Ending::Resignation,
                              Ending::TimeForfeit, Ending::IllegalMove,  Ending::FalseClaim,
                              Ending::Refusal,     Ending::Disconnect,   Ending::Stall};

std::optional<Ending> ending_called(std::string_view name) {
    for (const Ending ending : kEndings) {
        if (to_string(ending) == name) {
            return ending;
        }
    }
    return std::nullopt;
}

/// [depth, nodes, milliseconds, "cp" or "mate", value], the last two only with a score.
Json thought_json(const Thought& thought) {
    Json json = {thought.depth, thought.nodes, std::chrono::floor<Millis>(thought.time).count()};
    if (thought.score) {
        json.push_back(thought.score->is_mate ? "mate" : "cp");
        json.push_back(thought.score->value);
    }
    return json;
}

Thought thought_of(const Json& json) {
    constexpr std::size_t kWithScore = 5;
    Thought thought;
    thought.depth = json.at(0).get<int>();
    thought.nodes = json.at(1).get<std::uint64_t>();
    thought.time = Millis(json.at(2).get<Millis::rep>());
    if (json.size() == kWithScore) {
        thought.score = EngineScore{json.at(3).get<std::string>() == "mate", json.at(4).get<int>()};
    }
    return thought;
}

/// Paths and what engines say may have any bytes: those that are no text are replaced.
std::string one_line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The game at the position where it began.
Game start_of(const Opening& opening, const Variant& variant) {
    return opening.fen.empty() ? Game(variant) : Game::from_fen(variant, opening.fen).value();
}

/// Plays the moves of a line over; the error says which of them can't be.
std::string take_moves(PlayedGame& game, const Json& json, const Variant& variant) {
    game.opening.fen = json.value("fen", "");
    if (!game.opening.fen.empty() && !Game::from_fen(variant, game.opening.fen)) {
        return "its position can't be set up";
    }
    Game board = start_of(game.opening, variant);
    const auto opening_plies = json.at("opening plies").get<std::size_t>();
    const auto text = json.at("moves").get<std::string>();
    for (Words words(text); !words.at_end();) {
        const Result<Move> move = board.parse_move(words.next());
        if (!move) {
            return fmt::format("move {}: {}", game.moves.size() + 1, to_string(move.error()));
        }
        board.play(move.value());
        const bool is_opening = game.moves.size() < opening_plies;
        if (is_opening) {
            game.opening.moves.push_back(move.value());
        }
        const Json& thoughts = json.at("thoughts");
        game.moves.push_back(
            {move.value(),
             is_opening ? Thought() : thought_of(thoughts.at(game.moves.size() - opening_plies))});
    }
    return "";
}

Result<RecordedGame, std::string> game_of(const Json& json, const Variant& variant) {
    RecordedGame recorded;
    recorded.number = json.at("game").get<std::size_t>();
    recorded.date = json.at("date").get<std::string>();
    recorded.game.reason = json.at("reason").get<std::string>();
    const int quarters = json.at("white quarters").get<int>();
    const std::optional<Ending> ending = ending_called(json.at("ending").get<std::string>());
    if (!ending || quarters < 0 || quarters > Points::kMost || recorded.number == 0) {
        return std::string("its number, result or ending is impossible");
    }
    recorded.game.ending = *ending;
    recorded.game.white_points = Points::from_quarters(quarters);
    if (std::string complaint = take_moves(recorded.game, json, variant); !complaint.empty()) {
        return complaint;
    }
    return recorded;
}

}  // namespace

std::string RecordHead::key() const {
    return fingerprint_of(description);
}

std::string head_line(const RecordHead& head) {
    const Json json{
        {"match", head.key()}, {"settings", Json::parse(head.description)}, {"options", head.options}};
    return one_line(json);
}

Result<RecordHead, std::string> parse_head(std::string_view line) {
    try {
        const Json json = Json::parse(line);
        return RecordHead{json.at("settings").dump(), json.at("options").get<std::vector<std::string>>()};
    } catch (const Json::exception&) {
        return std::string("this is not the first line of a match's record");
    }
}

std::string game_line(const std::string& key, const GamePlan& plan, const MatchSettings& settings,
                      const Variant& variant, const RecordedGame& recorded) {
    const PlayedGame& game = recorded.game;
    Game board = start_of(game.opening, variant);
    std::string moves;
    Json thoughts = Json::array();
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        moves += (i > 0 ? " " : "") + board.to_text(game.moves[i].move);
        board.play(game.moves[i].move);
        if (i >= game.opening.moves.size()) {
            thoughts.push_back(thought_json(game.moves[i].thought));
        }
    }
    Json json{{"match", key},
              {"game", plan.number},
              {"round", plan.round},
              {"white", settings.engines[plan.white].name},
              {"black", settings.engines[plan.black].name},
              {"date", recorded.date},
              {"opening", plan.opening + 1},
              {"result", result_word(game)},
              {"white quarters", game.white_points.quarters()},
              {"ending", to_string(game.ending)},
              {"reason", game.reason},
              {"opening plies", game.opening.moves.size()},
              {"moves", moves},
              {"thoughts", thoughts}};
    if (!game.opening.fen.empty()) {
        json["fen"] = game.opening.fen;
    }
    return one_line(json);
}

Result<RecordedGame, std::string> parse_game(std::string_view line, const std::string& key,
                                             const Variant& variant) {
    try {
        const Json json = Json::parse(line);
        if (json.at("match").get<std::string>() != key) {
            return std::string("this game belongs to another match");
        }
        return game_of(json, variant);
    } catch (const Json::exception& e) {
        return fmt::format("this is not a game's line: {}", e.what());
    }
}

}  // namespace tenfold::referee
