#include "app/pgn_json.h"

#include <nlohmann/json.hpp>
#include <string_view>

#include "tenfold/game.h"
#include "tenfold/pgn.h"
#include "tenfold/san.h"

namespace tenfold::app {

namespace {

using Json = nlohmann::ordered_json;

void add_text(Json& object, const char* key, const std::string& text) {
    if (!text.empty()) {
        object[key] = text;
    }
}

/// As UCI has it: "cp" or "mate"; "stalemate" for one that isn't a draw.
void add_score(Json& object, Score score) {
    if (score.is_decisive()) {
        object["mate"] = score.mate_moves();
    } else if (score.is_stalemate()) {
        object["stalemate"] = score.stalemate_moves();
    } else {
        object["cp"] = score.raw();
    }
}

void add_report(Json& object, const MoveReport& report) {
    if (report.score) {
        add_score(object, *report.score);
    }
    if (report.depth) {
        object["depth"] = *report.depth;
    }
    if (report.time) {
        object["time_ms"] = report.time->count();
    }
}

Json line_json(const RecordedLine& line, Game game);

Json move_json(const RecordedMove& move, const Game& before) {
    Json object;
    object["uci"] = before.to_text(move.move);
    object["san"] = to_san(before, move.move);
    if (move.report) {
        add_report(object, *move.report);
    }
    add_text(object, "comment", move.comment);
    if (!move.glyphs.empty()) {
        object["glyphs"] = move.glyphs;
    }
    for (const RecordedLine& variation : move.variations) {
        object["variations"].push_back(line_json(variation, before));
    }
    return object;
}

Json line_json(const RecordedLine& line, Game game) {
    Json object;
    add_text(object, "comment", line.comment);
    object["moves"] = Json::array();
    for (const RecordedMove& move : line.moves) {
        object["moves"].push_back(move_json(move, game));
        game.play(move.move);
    }
    return object;
}

Json tags_json(const GameRecord& record) {
    Json tags = Json::object();
    add_text(tags, "Event", record.event);
    add_text(tags, "Site", record.site);
    add_text(tags, "Date", record.date);
    add_text(tags, "Round", record.round);
    add_text(tags, "White", record.white);
    add_text(tags, "Black", record.black);
    add_text(tags, "TimeControl", record.time_control);
    add_text(tags, "Termination", record.termination);
    for (const GameTag& tag : record.more_tags) {
        tags[tag.name] = tag.value;
    }
    return tags;
}

}  // namespace

std::string to_json(const GameRecord& record) {
    const Game start = start_of(record);
    Json object;
    object["variant"] = record.variant.name();
    object["tags"] = tags_json(record);
    object["start"] = start.fen();
    object.update(line_json(record.line, start));
    object["white_scores"] = record.white_scores ? Json(*record.white_scores) : Json();
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tenfold::app
