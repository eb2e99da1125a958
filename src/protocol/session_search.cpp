#include <utility>

#include "protocol/bench_command.h"
#include "protocol/go_command.h"
#include "protocol/info_text.h"
#include "protocol/perft_report.h"
#include "protocol/position_command.h"
#include "protocol/session.h"
#include "tools/bench.h"

namespace tenfold {

void Session::position(Words arguments) {
    accept(set_up_game(variant_, arguments));
}

void Session::accept(Result<Game, std::string> game) {
    if (!game.ok()) {
        game_.reset();
        writer_.info(game.error());
        return;
    }
    game_ = std::move(game).value();
    for (const Diagnostic& notice : game_->notices()) {
        writer_.info("notice: " + to_string(notice));
    }
}

bool Session::has_position() {
    if (!game_) {
        writer_.info("error: there is no position, since the last one was rejected");
    }
    return game_.has_value();
}

void Session::go(Words arguments) {
    GoCommand command = parse_go(arguments);
    if (command.perft) {
        tell(command.complaints);
        count_moves(*command.perft);
    } else if (has_position()) {
        search(command);
    } else {
        answer_without_move(command.limits);
    }
}

void Session::search(GoCommand& command) {
    const SearchLimits limits = limits_for(command, *game_);
    tell(command.complaints);
    if (game_->legal_moves().empty()) {
        writer_.line("info depth 0 score " + final_score_text(game_->status(), game_->side_to_move()));
        answer_without_move(limits);
        return;
    }
    prepare_engine();
    runner_.search(*game_, limits, style_);
}

void Session::tell(const std::vector<std::string>& complaints) {
    for (const std::string& complaint : complaints) {
        writer_.info(complaint);
    }
}

void Session::answer_without_move(const SearchLimits& limits) {
    if (limits.infinite || limits.ponder) {
        runner_.hold();
    } else {
        writer_.line(kNoBestMove);
    }
}

void Session::count_moves(int depth) {
    if (depth < 0 || !has_position()) {
        writer_.line(nodes_searched_line(0));
        return;
    }
    runner_.work([this, game = *game_, depth](const std::stop_token& stop) {
        report_perft(game, depth, writer_, stop);
    });
}

void Session::bench(Words arguments) {
    BenchCommand command = parse_bench(arguments, library_);
    tell(command.complaints);
    runner_.work([this, order = std::move(command.order)](const std::stop_token& stop) {
        run_bench(
            order, [this](std::string_view text) { writer_.line(text); }, stop);
        if (stop.stop_requested()) {
            writer_.info("bench stopped");
        }
    });
}

}  // namespace tenfold
