#include "support/brute_force.h"

#include <algorithm>

#include "support/brute_force_legs.h"
#include "support/brute_force_prelude.h"

namespace tenfold::brute_force {
namespace {

/// The first four fields of a FEN: what has to be the same for a repetition.
std::string without_counters(const std::string& fen) {
    return fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
}

/// Capital letters of a side's men but the king, sorted.
std::string company(const Position& position, Side side) {
    std::string letters;
    for (const Spot s : position.men(side)) {
        const char c = position.at(s);
        if (c != coloured('K', side)) {
            letters += capital(c);
        }
    }
    std::sort(letters.begin(), letters.end());
    return letters;
}

bool takes_last_man(const Position& position, const Move& move) {
    return company(after(position, move), other(position.side)).empty();
}

}  // namespace

Game::Game(const GameRules& rules, const std::string& fen) : position_(read_fen(rules, fen)) {
    arrive();
}

void Game::arrive() {
    legal_ = legal_moves(position_);
    ++seen_[without_counters(fen())];
}

std::vector<std::string> Game::moves() const {
    std::vector<std::string> texts;
    for (const Move& move : legal_) {
        texts.push_back(move.text());
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::map<std::string, std::string> Game::results(const std::set<std::string>& wanted) const {
    std::map<std::string, std::string> fens;
    for (const Move& move : legal_) {
        std::string text = move.text();
        if (wanted.contains(text)) {
            fens.emplace(std::move(text), write_fen(after(position_, move)));
        }
    }
    return fens;
}

std::map<std::string, std::string> Game::spellings() const {
    std::map<std::string, std::string> texts;
    for (const Move& move : legal_) {
        texts.emplace(move.text(), move.text());
    }
    if (position_.pocket) {
        for (const Move& move : legal_) {
            for (const std::string& text : spellings_of_substitution(move)) {
                texts.emplace(text, move.text());
            }
        }
        return texts;
    }
    for (const Spot from : position_.men(position_.side)) {
        for_each_walk(position_, from, [&](const Walk& walk) {
            const Move move = walk.move();
            const auto legal = std::find_if(legal_.begin(), legal_.end(),
                                            [&](const Move& m) { return m.has_outcome_of(move); });
            if (legal != legal_.end()) {
                texts.emplace(walk.text(), legal->text());
            }
        });
    }
    return texts;
}

void Game::play(const std::string& move) {
    const auto chosen =
        std::find_if(legal_.begin(), legal_.end(), [&](const Move& m) { return m.text() == move; });
    position_ = after(position_, *chosen);
    arrive();
}

std::set<std::string> Game::ends() const {
    if (legal_.empty()) {
        return {in_check() ? "checkmate" : "stalemate"};
    }
    std::set<std::string> reasons;
    if (seen_.at(without_counters(fen())) >= 3) {
        reasons.insert("repetition");
    }
    if (position_.clock >= 100) {
        reasons.insert("move rule");
    }
    if (drawn_by_material()) {
        reasons.insert("insufficient material");
    }
    if (drawn_by_bare_king()) {
        reasons.insert("bare king");
    }
    return reasons;
}

double Game::white_scores() const {
    const auto reasons = ends();
    const bool white = position_.side == Side::White;
    if (reasons.contains("checkmate")) {
        return white ? 0 : 1;
    }
    if (reasons.contains("stalemate")) {
        return white ? position_.rules->stalemated_gets : 1 - position_.rules->stalemated_gets;
    }
    return 0.5;
}

/// A bare king draws at once, unless it is to move and can take the enemy's last man.
bool Game::drawn_by_bare_king() const {
    if (!position_.rules->bare_king_draws) {
        return false;
    }
    if (company(position_, other(position_.side)).empty()) {
        return true;
    }
    if (!company(position_, position_.side).empty()) {
        return false;
    }
    return std::none_of(legal_.begin(), legal_.end(),
                        [&](const Move& m) { return takes_last_man(position_, m); });
}

bool Game::drawn_by_material() const {
    const std::string white = company(position_, Side::White), black = company(position_, Side::Black);
    if (!white.empty() && !black.empty()) {
        return false;
    }
    const auto& helpless = position_.rules->helpless_men;
    return std::find(helpless.begin(), helpless.end(), white + black) != helpless.end();
}

}  // namespace tenfold::brute_force
