#include "referee/paper.h"

#include <algorithm>
#include <fmt/format.h>

namespace tenfold::referee {

namespace {

Score score_of(const EngineScore& score) {
    if (!score.is_mate) {
        return Score(std::clamp(score.value, -Score::kMaxEval, Score::kMaxEval));
    }
    const int moves = std::clamp(score.value, -Score::kMaxPly / 2, Score::kMaxPly / 2);
    return moves > 0 ? Score::mate_in(2 * moves - 1) : Score::mated_in(-2 * moves);
}

MoveReport report_of(const Thought& thought) {
    MoveReport report;
    if (thought.score) {
        report.score = score_of(*thought.score);
        report.depth = thought.depth;
    }
    report.time = std::chrono::round<Millis>(thought.time);
    return report;
}

/// As PGN's standard wants it: seconds, "40/9000" for moves in a session.
std::string time_control_tag(const Limits& limits) {
    if (!limits.clock) {
        return "-";
    }
    const TimeControl& clock = *limits.clock;
    return fmt::format("{}{}{}", clock.moves > 0 ? fmt::format("{}/", clock.moves) : "",
                       seconds_text(clock.base),
                       clock.increment > Millis(0) ? "+" + seconds_text(clock.increment) : "");
}

void add_time_control(GameRecord& record, const Limits& white, const Limits& black) {
    record.time_control = time_control_tag(white);
    if (time_control_tag(black) != record.time_control) {
        record.more_tags.push_back({"WhiteTimeControl", record.time_control});
        record.more_tags.push_back({"BlackTimeControl", time_control_tag(black)});
        record.time_control = "?";
    }
}

/// Stalemates that are no draws are told from other wins; what an engine did wrong is a tag's word.
std::string termination(const PlayedGame& game) {
    const bool has_quarters = game.white_points.quarters() % 2 == 1;
    if (has_quarters) {
        return "stalemate";
    }
    switch (game.ending) {
        case Ending::Disconnect:
            return "abandoned";
        case Ending::Stall:
            return "stalled connection";
        case Ending::Rules:
        case Ending::Adjudication:
        case Ending::Resignation:
        case Ending::TimeForfeit:
        case Ending::IllegalMove:
        case Ending::FalseClaim:
        case Ending::Refusal:
        case Ending::Interrupted:
            break;
    }
    return std::string(to_string(game.ending));
}

}  // namespace

GameRecord on_paper(const RecordedGame& recorded, const GamePlan& plan, const MatchSettings& settings,
                    const Variant& variant) {
    const PlayedGame& game = recorded.game;
    const EngineSettings& white = settings.engines[plan.white];
    const EngineSettings& black = settings.engines[plan.black];
    GameRecord record(variant);
    record.event = settings.event;
    record.site = settings.site;
    record.date = recorded.date;
    record.round = fmt::format("{}", plan.round);
    record.white = white.name;
    record.black = black.name;
    record.more_tags = {{"GameNumber", fmt::format("{}", plan.number)}, {"Reason", game.reason}};
    add_time_control(record, white.limits, black.limits);
    if (!game.opening.fen.empty()) {
        record.start_fen = game.opening.fen;
    }
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        RecordedMove move{game.moves[i].move, {}, "", {}, {}};
        if (i < game.opening.moves.size()) {
            move.comment = "book";
        } else {
            move.report = report_of(game.moves[i].thought);
        }
        record.line.moves.push_back(std::move(move));
    }
    record.white_scores = game.white_points.value();
    record.termination = termination(game);
    return record;
}

}  // namespace tenfold::referee
