#include "differential/other_engines.h"

#include <sstream>
#include <stdexcept>

namespace tenfold::test {

std::optional<std::string> installed_game(const std::string& program) {
    const std::string debian = "/usr/games/" + program;
    if (can_run(debian)) {
        return debian;
    }
    return can_run(program) ? std::optional(program) : std::nullopt;
}

FairyStockfish::FairyStockfish(const std::string& program) : process_({program}) {
    process_.send("uci");
    const auto answer = process_.read_until("uciok");
    if (!answer) {
        throw std::runtime_error(program + " doesn't answer");
    }
    for (const std::string& line : *answer) {
        if (line.rfind("option name UCI_Variant ", 0) == 0) {
            std::istringstream words(line);
            for (std::string word; words >> word;) {
                if (word == "var" && words >> word) {
                    variants_.push_back(word);
                }
            }
        }
    }
}

void FairyStockfish::set_variant(const std::string& name) {
    process_.send("setoption name UCI_Variant value " + name);
}

void FairyStockfish::load_variants(const std::string& path) {
    process_.send("setoption name VariantPath value " + path);
}

Divide FairyStockfish::divide(const std::string& fen, int depth) {
    process_.send("position fen " + fen);
    process_.send("go perft " + std::to_string(depth));
    const auto lines = process_.read_until("Nodes searched");
    if (!lines) {
        throw std::runtime_error("Fairy-Stockfish doesn't answer to " + fen);
    }
    Divide divide;
    for (const std::string& line : *lines) {
        const std::size_t colon = line.find(": ");
        const bool is_move = colon != std::string::npos && line.find(' ') == colon + 1;
        if (is_move) {
            divide[line.substr(0, colon)] = std::stoull(line.substr(colon + 2));
        }
    }
    return divide;
}

SjaakII::SjaakII(const std::string& program)
    : process_({program, "-no_user_variants", "-variant", "opulent"}) {}

std::uint64_t SjaakII::perft(const std::string& fen, int depth) {
    process_.send("setboard " + fen);
    process_.send("perft " + std::to_string(depth));
    // Between drawings of the board: " 2       2500  0.00   8333333.33nps".
    while (const auto line = process_.read_line()) {
        std::istringstream words(*line);
        int counted = 0;
        std::uint64_t nodes = 0;
        if (line->find("nps") != std::string::npos && words >> counted >> nodes && counted == depth) {
            return nodes;
        }
    }
    throw std::runtime_error("Sjaak II doesn't answer to " + fen);
}

}  // namespace tenfold::test
