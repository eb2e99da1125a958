#include <fmt/format.h>
#include <utility>

#include "core/quoted.h"
#include "game/status_text.h"
#include "movegen/movegen.h"
#include "movegen/status.h"
#include "pgn/game_builder.h"
#include "pgn/pgn_tags.h"

namespace tenfold {

namespace {

bool is_quarter(std::optional<double> points) {
    return points == 0.25 || points == 0.75;
}

}  // namespace

void GameBuilder::start_moves() {
    if (in_moves()) {
        return;
    }
    const std::size_t complaints = game_.complaints.size();
    const Game start = starting_game();
    const bool lost = game_.complaints.size() > complaints && !game_.record->start_fen;
    record().line.comment = std::move(comment_);
    levels_.push_back({start.position(), &record().line, lost});
}

Variant GameBuilder::variant_of_tags() {
    const std::optional<std::string> name = tags_.value(tag::kVariant);
    if (!name) {
        return context_.usual_variant;
    }
    Result<Variant> variant = context_.variants.find(*name);
    if (!variant) {
        complain(game_.line, variant.error().message);
        return context_.usual_variant;
    }
    return std::move(variant).value();
}

Game GameBuilder::starting_game() {
    const std::size_t complaints = game_.complaints.size();
    const Variant variant = variant_of_tags();
    record().variant = variant;
    const std::optional<std::string> fen = tags_.value(tag::kFen);
    if (fen && game_.complaints.size() == complaints) {
        return game_from_fen(variant, *fen);
    }
    if (!fen && tags_.value(tag::kSetUp) == "1") {
        complain(game_.line, "the tag SetUp says that there is a FEN, but there is none");
    }
    return Game(variant);
}

Game GameBuilder::game_from_fen(const Variant& variant, const std::string& fen) {
    Result<Game> game = Game::from_fen(variant, fen);
    if (!game) {
        complain(game_.line, to_string(game.error()));
        return Game(variant);
    }
    for (const Diagnostic& notice : game.value().notices()) {
        complain(game_.line, to_string(notice), Diagnostic::Severity::Notice);
    }
    record().start_fen = fen;
    return std::move(game).value();
}

std::optional<PgnResult> GameBuilder::claimed_result() {
    const std::optional<std::string> text = tags_.value(tag::kResult);
    const std::optional<PgnResult> of_tag = text ? parse_result(*text) : std::nullopt;
    if (text && !of_tag) {
        complain(game_.line, fmt::format("Result {}: expected 1-0, 0-1, 1/2-1/2 or *", quoted(*text)));
    }
    if (!of_tag || !last_word_) {
        return of_tag ? of_tag : last_word_;
    }
    const std::string_view tag_word = result_word(of_tag->white_scores);
    const std::string_view last_word = result_word(last_word_->white_scores);
    if (tag_word != last_word) {
        complain(last_line_,
                 fmt::format("its tag Result says {}, its moves end with {}", tag_word, last_word));
    }
    return of_tag;
}

void GameBuilder::settle_result() {
    const std::optional<PgnResult> claimed = claimed_result();
    const TagReader::Scores scores = tags_.scores();
    if (scores.complaint) {
        complain(game_.line, *scores.complaint);
        return;
    }
    record().white_scores = scores.white ? scores.white : claimed ? claimed->white_scores : std::nullopt;
    if (scores.white && claimed && result_word(scores.white) != result_word(claimed->white_scores)) {
        complain(game_.line, fmt::format("White scores {}, but the result is {}", points_text(*scores.white),
                                         result_word(claimed->white_scores)));
    }
    if (!levels_.front().lost) {
        check_against_end(claimed || scores.white, scores.white || is_quarter(record().white_scores));
    }
}

void GameBuilder::check_against_end(bool said, bool exactly) {
    Position& position = levels_.front().position;
    const std::optional<double> white_scores = record().white_scores;
    if (has_legal_move(position)) {
        if (is_quarter(white_scores)) {
            complain(last_line_, fmt::format("White scores {}, but the game doesn't end with a stalemate",
                                             points_text(*white_scores)));
        }
        return;
    }
    const GameStatus status = game_status(position);
    const bool agrees = exactly ? white_scores == status.white_scores
                                : result_word(white_scores) == result_word(status.white_scores);
    if (said && !agrees) {
        const std::string result = exactly ? fmt::format("{} for White", points_text(*white_scores))
                                           : std::string(result_word(white_scores));
        complain(last_line_,
                 fmt::format("the game ends with {}, but its result is {}", end_text(status), result));
    }
    record().white_scores = status.white_scores;
}

}  // namespace tenfold
