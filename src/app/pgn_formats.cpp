#include "app/pgn_formats.h"

#include <fmt/format.h>

#include "app/command.h"
#include "app/pgn_json.h"
#include "core/quoted.h"

#include "tenfold/game.h"
#include "tenfold/pgn.h"

namespace tenfold::app {

namespace {

/// UCI's position command; where the variant changes, the option that says so before it.
class UciPrinter {
public:
    std::string operator()(const GameRecord& record) {
        std::string text;
        if (record.variant.name() != variant_) {
            variant_ = record.variant.name();
            text = fmt::format("setoption name UCI_Variant value {}\n", variant_);
        }
        const Game start = start_of(record);
        text += record.start_fen ? "position fen " + start.fen() : "position startpos";
        text += record.line.moves.empty() ? "" : " moves";
        for (const RecordedMove& move : record.line.moves) {
            text += ' ' + start.to_text(move.move);
        }
        return text + '\n';
    }

private:
    std::string variant_;
};

/// Every position of a game, an empty line between games.
class FenPrinter {
public:
    std::string operator()(const GameRecord& record) {
        Game game = start_of(record);
        std::string text = (first_ ? "" : "\n") + game.fen() + '\n';
        for (const RecordedMove& move : record.line.moves) {
            game.play(move.move);
            text += game.fen() + '\n';
        }
        first_ = false;
        return text;
    }

private:
    bool first_ = true;
};

}  // namespace

GamePrinter game_printer(const std::string& format) {
    if (format == "san") {
        return to_pgn;
    }
    if (format == "uci") {
        return UciPrinter();
    }
    if (format == "fen") {
        return FenPrinter();
    }
    if (format == "json") {
        return [](const GameRecord& record) { return to_json(record) + '\n'; };
    }
    throw BadInput(fmt::format("--to: expected san, uci, fen or json, not {}", tenfold::quoted(format)));
}

}  // namespace tenfold::app
