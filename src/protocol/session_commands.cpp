#include <array>
#include <fmt/format.h>
#include <utility>

#include "protocol/session.h"

namespace tenfold {

std::span<const Session::Command> Session::commands() {
    using enum WhileBusy;
    static constexpr std::array kCommands{
        Command{"uci", &Session::uci, AtOnce, "name the engine and its options"},
        Command{"isready", &Session::is_ready, AtOnce, "answer 'readyok'"},
        Command{"setoption", &Session::set_option, AfterSearch, "name NAME [value VALUE]: set an option"},
        Command{"ucinewgame", &Session::new_game, AfterSearch, "forget earlier searches"},
        Command{"position", &Session::position, AfterSearch,
                "startpos | fen FEN [moves M1 M2 ...]: set up a position"},
        Command{"go", &Session::go, EndsSearch,
                "[depth|nodes|movetime|mate|wtime|btime|winc|binc|movestogo N] [infinite] [ponder] "
                "[searchmoves M1 ...]: search; perft N: count moves"},
        Command{"stop", &Session::stop, AtOnce, "end the search, count or benchmark"},
        Command{"ponderhit", &Session::ponder_hit, AtOnce, "the expected move was played"},
        Command{"quit", &Session::quit, BesideSearch, "end the program"},
        Command{"debug", &Session::ignore, AtOnce, "accepted, without effect"},
        Command{"register", &Session::ignore, AtOnce, "accepted, without effect"},
        Command{"d", &Session::show_board, BesideSearch, "draw the board"},
        Command{"fen", &Session::show_fen, BesideSearch, "print the position's FEN"},
        Command{"legalmoves", &Session::show_moves, BesideSearch, "list the legal moves, sorted"},
        Command{"result", &Session::show_result, BesideSearch, "say how the game stands"},
        Command{"makemove", &Session::make_moves, AfterSearch, "M1 M2 ...: play moves in the position"},
        Command{"eval", &Session::show_evaluation, BesideSearch, "print the static evaluation"},
        Command{"flip", &Session::flip, AfterSearch, "exchange the two sides"},
        Command{"bench", &Session::bench, EndsSearch,
                "[VARIANT] [threads N] [depth N]: search fixed positions; N nodes M nps"},
        Command{"help", &Session::help, AtOnce, "list the commands"},
    };
    return kCommands;
}

void Session::uci(Words) {
    std::vector<std::string> lines{"id name " + engine_name_, "id author the Tenfold authors"};
    for (std::string& declaration : options_.declarations()) {
        lines.push_back(std::move(declaration));
    }
    lines.emplace_back("uciok");
    writer_.block(lines);
    for (const Diagnostic& diagnostic : std::exchange(loading_, {})) {
        tell(diagnostic);
    }
}

void Session::is_ready(Words) {
    // Taking the memory may need a while, so it is done here, where a GUI expects to wait.
    if (runner_.state() == TaskRunner::State::Idle) {
        prepare_engine();
    }
    writer_.line("readyok");
}

void Session::prepare_engine() {
    Engine& engine = runner_.engine();
    engine.prepare(variant_);
    if (engine.hash_mb() < hash_mb_) {
        hash_mb_ = engine.hash_mb();  // once is enough
        writer_.info(fmt::format("Hash: only {} MB available", hash_mb_));
    }
    if (engine.threads() < threads_) {
        threads_ = engine.threads();
        writer_.info(fmt::format("Threads: only {} available", threads_));
    }
}

void Session::new_game(Words) {
    runner_.engine().clear();
}

void Session::set_option(Words arguments) {
    const Result<OptionRequest, std::string> request = parse_setoption(arguments);
    const std::string complaint = request.ok() ? options_.set(request.value()) : request.error();
    if (!complaint.empty()) {
        writer_.info(complaint);
    }
}

void Session::stop(Words) {
    runner_.stop();
}

void Session::ponder_hit(Words) {
    runner_.ponder_hit();
}

void Session::quit(Words) {
    over_ = true;
    input_ended_ = true;
}

void Session::help(Words) {
    for (const Command& command : commands()) {
        writer_.info(fmt::format("{:<10} {}", command.name, command.help));
    }
}

}  // namespace tenfold
