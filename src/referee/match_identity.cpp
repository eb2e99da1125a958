#include "referee/match_identity.h"

#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "referee/fingerprint.h"
#include "referee/spawn.h"
#include "tools/rules_text.h"

namespace tenfold::referee {

namespace {

using Json = nlohmann::ordered_json;

/// A path as the engine sees it, which runs in `folder`.
std::string seen_from(const std::string& folder, const std::string& path) {
    return (std::filesystem::path(folder) / path).string();
}

/// The text, and its file's content if it names one.
Json text_and_file(const std::string& folder, const std::string& text) {
    if (const std::optional<std::string> content = fingerprint_of_file(seen_from(folder, text))) {
        return Json{{"text", text}, {"content", *content}};
    }
    return text;
}

Json program(const Launch& launch) {
    const std::string file = find_program(launch.program);
    const bool is_looked_up = file != launch.program;
    return fingerprint_of_file(is_looked_up ? file : seen_from(launch.folder, file)).value_or("");
}

Json engine_json(const EngineSettings& engine) {
    Json arguments = Json::array();
    for (const std::string& argument : engine.launch.arguments) {
        arguments.push_back(text_and_file(engine.launch.folder, argument));
    }
    Json options = Json::array();
    for (const auto& [name, value] : engine.options) {
        options.push_back({name, text_and_file(engine.launch.folder, value)});
    }
    Json letters = Json::object();
    for (const auto& [ours, theirs] : engine.dialect.letters) {
        letters[std::string(1, ours)] = std::string(1, theirs);
    }
    Json json{{"name", engine.name},
              {"program", program(engine.launch)},
              {"arguments", arguments},
              {"protocol", engine.protocol == ProtocolKind::Uci ? "uci" : "xboard"},
              {"options", options},
              {"limits", to_text(engine.limits)},
              {"margin", engine.limits.margin.count()},
              {"variant", engine.dialect.variant},
              {"letters", letters},
              {"ranks from 0", engine.dialect.counts_ranks_from_0}};
    if (engine.restarts) {
        json["restart"] = true;
    }
    return json;
}

Json adjudication_json(const AdjudicationRules& rules) {
    Json json = Json::object();
    if (rules.draw) {
        json["draw"] = {rules.draw->move_number, rules.draw->move_count, rules.draw->score};
    }
    if (rules.resign) {
        json["resign"] = {rules.resign->move_count, rules.resign->score, rules.resign->two_sided};
    }
    if (rules.most_moves) {
        json["most moves"] = *rules.most_moves;
    }
    return json;
}

Json book_json(const BookSettings& book) {
    if (book.file.empty()) {
        return "none";
    }
    return {{"content", fingerprint_of_file(book.file).value_or("")},
            {"random", book.random_order},
            {"start", book.start},
            {"plies", book.plies.value_or(-1)}};
}

}  // namespace

std::string describe_match(const MatchSettings& settings, const Variant& variant) {
    Json engines = Json::array();
    for (const EngineSettings& engine : settings.engines) {
        engines.push_back(engine_json(engine));
    }
    return Json{{"variant", variant.name()},
                {"rules", fingerprint_of(rules_text(variant.rules()))},
                {"engines", engines},
                {"tournament", settings.kind == TournamentKind::Gauntlet ? "gauntlet" : "roundrobin"},
                {"games", settings.games},
                {"openings", book_json(settings.book)},
                {"adjudication", adjudication_json(settings.adjudication)},
                {"seed", settings.seed}}
        .dump(-1, ' ', false, Json::error_handler_t::replace);  // paths may have any bytes
}

std::string difference(const std::string& description, const std::string& other) {
    const Json a = Json::parse(description, nullptr, false);
    const Json b = Json::parse(other, nullptr, false);
    if (!a.is_object() || !b.is_object()) {
        return description == other ? "" : "everything";
    }
    std::string names;
    for (const auto& [name, value] : a.items()) {
        if (!b.contains(name) || b[name] != value) {
            names += (names.empty() ? "" : ", ") + name;
        }
    }
    return names;
}

}  // namespace tenfold::referee
