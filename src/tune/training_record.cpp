#include "tune/training_record.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "position/fen.h"

namespace tenfold::tune {

namespace {

using Json = nlohmann::ordered_json;

constexpr referee::LineFile::Kind kRecord{"training's record", R"({"training":)"};

Json head_of(const Variant& variant, const SelfPlay& how) {
    return {{"training", variant.name()},
            {"start", variant.start_fen()},
            {"nodes", how.nodes},
            {"seed", how.seed}};
}

std::string line_of(const TrainingGame& game) {
    Json positions = Json::array();
    for (const TrainingPosition& p : game.positions) {
        positions.push_back(Json::array({p.fen, p.score}));
    }
    return Json{{"game", game.number}, {"white", game.white_scores}, {"positions", positions}}.dump();
}

/// What is wrong with the first line, if anything.
std::string head_complaint(const std::string& line, const Json& expected) {
    const Json head = Json::parse(line, nullptr, false);
    if (!head.is_object() || !head.contains("training")) {
        return "this is not the first line of a training's record";
    }
    for (const auto& [key, value] : expected.items()) {
        if (!head.contains(key) || head.at(key) != value) {
            return fmt::format("this is the record of another training: its '{}' is {}, not {}", key,
                               head.contains(key) ? head.at(key).dump() : "missing", value.dump());
        }
    }
    return "";
}

Result<TrainingGame, std::string> game_of(const std::string& line, const Variant& variant) {
    try {
        const Json json = Json::parse(line);
        TrainingGame game{json.at("game").get<int>(), json.at("white").get<double>(), {}};
        const double quarters = game.white_scores * 4;
        if (game.number < 1 || !(quarters >= 0 && quarters <= 4) || quarters != std::floor(quarters)) {
            return std::string("its number or result is impossible");
        }
        for (const Json& p : json.at("positions")) {
            game.positions.push_back({p.at(0).get<std::string>(), p.at(1).get<int>()});
            if (const auto parsed = parse_fen(game.positions.back().fen, variant.rules()); !parsed) {
                return to_string(parsed.error());
            }
        }
        return game;
    } catch (const Json::exception& e) {
        return fmt::format("this is not a game's line: {}", e.what());
    }
}

}  // namespace

Result<TrainingRecord> TrainingRecord::open(const std::string& path, const Variant& variant,
                                            const SelfPlay& how) {
    Result<referee::LineFile> file = referee::LineFile::open(path, kRecord);
    if (!file) {
        return file.error();
    }
    TrainingRecord record(std::move(file).value());
    if (const auto complaint = record.read(path, variant, how)) {
        return *complaint;
    }
    if (const auto complaint = record.file_.drop_unfinished()) {
        return *complaint;
    }
    if (record.file_.text().empty()) {
        if (const auto complaint = record.file_.append(head_of(variant, how).dump())) {
            return *complaint;
        }
    }
    return record;
}

std::optional<Diagnostic> TrainingRecord::read(const std::string& path, const Variant& variant,
                                               const SelfPlay& how) {
    const std::string& text = file_.text();
    const std::size_t end = referee::whole_lines(text);
    int number = 0;
    for (std::size_t begin = 0; begin < end; begin = text.find('\n', begin) + 1) {
        const std::string line = text.substr(begin, text.find('\n', begin) - begin);
        std::string complaint;
        if (++number == 1) {
            complaint = head_complaint(line, head_of(variant, how));
        } else if (Result<TrainingGame, std::string> game = game_of(line, variant); !game) {
            complaint = game.error();
        } else if (has(game.value().number)) {
            complaint = fmt::format("game {} has been read before", game.value().number);
        } else {
            insert(std::move(game).value());
        }
        if (!complaint.empty()) {
            return Diagnostic{path, number, 0, complaint};
        }
    }
    return std::nullopt;
}

namespace {

bool comes_before(const TrainingGame& game, int number) {
    return game.number < number;
}

}  // namespace

bool TrainingRecord::has(int number) const {
    const auto found = std::lower_bound(games_.begin(), games_.end(), number, comes_before);
    return found != games_.end() && found->number == number;
}

void TrainingRecord::insert(TrainingGame game) {
    games_.insert(std::lower_bound(games_.begin(), games_.end(), game.number, comes_before), std::move(game));
}

std::optional<Diagnostic> TrainingRecord::add(TrainingGame game) {
    auto complaint = file_.append(line_of(game));
    if (!complaint) {
        insert(std::move(game));
    }
    return complaint;
}

}  // namespace tenfold::tune
