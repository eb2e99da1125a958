#include "support/brute_force_position.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <sstream>

namespace tenfold::brute_force {
namespace {

bool is_upper(char c) {
    return std::isupper(static_cast<unsigned char>(c)) != 0;
}
bool is_digit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

void read_board(Position& position, const std::string& text) {
    Spot s{0, position.rules->ranks - 1};
    int run = 0;
    for (const char c : text) {
        if (is_digit(c)) {
            run = 10 * run + (c - '0');
            continue;
        }
        s.file += run;
        run = 0;
        if (c == '/') {
            s = {0, s.rank - 1};
        } else {
            position.set(s, c);
            ++s.file;
        }
    }
}

/// White's letters of "[ESes]", in the order of the set.
std::string read_pocket(const GameRules& rules, const std::string& brackets) {
    std::string pocket;
    for (const char letter : rules.prelude->set) {
        const auto given = std::count(brackets.begin(), brackets.end(), letter);
        if (std::count(pocket.begin(), pocket.end(), letter) < given) {
            pocket += letter;
        }
    }
    return pocket;
}

std::string write_pocket(const std::string& pocket) {
    std::string text = "[" + pocket;
    for (const char letter : pocket) {
        text += coloured(letter, Side::Black);
    }
    return text + "]";
}

std::string write_rank(const Position& position, int rank) {
    std::string text;
    int run = 0;
    for (int file = 0; file < position.rules->files; ++file) {
        if (position.empty({file, rank})) {
            ++run;
            continue;
        }
        text += (run > 0 ? std::to_string(run) : "") + position.at({file, rank});
        run = 0;
    }
    return text + (run > 0 ? std::to_string(run) : "");
}

}  // namespace

bool Position::belongs(Spot s, Side to) const {
    return !empty(s) && is_upper(at(s)) == (to == Side::White);
}

std::vector<Spot> Position::men(Side of) const {
    std::vector<Spot> found;
    for (int rank = 0; rank < rules->ranks; ++rank) {
        for (int file = 0; file < rules->files; ++file) {
            if (belongs({file, rank}, of)) {
                found.push_back({file, rank});
            }
        }
    }
    return found;
}

char capital(char piece) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(piece)));
}

char coloured(char letter, Side side) {
    return side == Side::White ? letter : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

bool can_be_taken(const Position& position, Spot s, Side by) {
    return position.belongs(s, other(by)) &&
           position.rules->immune.find(capital(position.at(s))) == std::string::npos;
}

std::string to_text(Spot s) {
    return static_cast<char>('a' + s.file) + std::to_string(s.rank + 1);
}

Spot to_spot(const std::string& text) {
    return {text[0] - 'a', std::stoi(text.substr(1)) - 1};
}

bool is_pawn(const GameRules& rules, char piece) {
    return rules.pawns.contains(capital(piece));
}

bool can_take_en_passant(const Position& position, Spot target, Side side) {
    for (const int aside : {-1, 1}) {
        const Spot pawn{target.file + aside, target.rank - forward(side)};
        if (position.has(pawn) && position.at(pawn) == coloured('P', side)) {
            return true;
        }
    }
    return false;
}

Position empty_position(const GameRules& rules) {
    Position position;
    position.rules = &rules;
    for (auto& rank : position.board) {
        rank.fill(Position::kEmpty);
    }
    return position;
}

Position read_fen(const GameRules& rules, const std::string& fen) {
    Position position = empty_position(rules);
    std::istringstream in(fen);
    std::string board, side, castling, en_passant;
    in >> board >> side >> castling >> en_passant >> position.clock >> position.number;
    const std::size_t bracket = board.find('[');
    read_board(position, board.substr(0, bracket));
    if (bracket != std::string::npos) {
        position.pocket = read_pocket(rules, board.substr(bracket));
    }
    position.side = side == "w" ? Side::White : Side::Black;
    position.castling = castling == "-" ? "" : castling;
    if (en_passant != "-" && can_take_en_passant(position, to_spot(en_passant), position.side)) {
        position.en_passant = to_spot(en_passant);
    }
    return position;
}

std::string write_fen(const Position& position) {
    std::string text;
    for (int rank = position.rules->ranks - 1; rank >= 0; --rank) {
        text += write_rank(position, rank) + (rank > 0 ? "/" : "");
    }
    text += position.pocket ? write_pocket(*position.pocket) : "";
    return fmt::format("{} {} {} {} {} {}", text, position.side == Side::White ? 'w' : 'b',
                       position.castling.empty() ? "-" : position.castling,
                       position.en_passant ? to_text(*position.en_passant) : "-", position.clock,
                       position.number);
}

}  // namespace tenfold::brute_force
