#include "pgn/game_builder.h"

#include <algorithm>
#include <fmt/format.h>
#include <sstream>
#include <utility>

#include "core/number.h"
#include "core/quoted.h"
#include "game/status_text.h"
#include "movegen/movegen.h"
#include "movegen/status.h"
#include "pgn/report_text.h"
#include "pgn/san.h"

namespace tenfold {

namespace {

// Far more than any game has, so that no file can fill the memory or take forever.
constexpr int kMostMoves = 10'000;
constexpr std::size_t kDeepestVariation = 50;
constexpr std::size_t kMostComplaints = 20;

std::string with_single_blanks(const std::string& text) {
    std::istringstream in(text);
    std::string result;
    for (std::string word; in >> word;) {
        result += (result.empty() ? "" : " ") + word;
    }
    return result;
}

void append(std::string& comment, std::string_view more) {
    comment += comment.empty() || more.empty() ? "" : " ";
    comment += more;
}

/// "12. ", "12... "
std::string number_of_next_move(const Position& position) {
    return fmt::format("{}{} ", position.move_number(), position.side() == Color::White ? "." : "...");
}

/// Where no move is legal any more, it isn't this move's fault.
std::string reason_of(const Diagnostic& refusal, Position& position) {
    return has_legal_move(position) ? refusal.message
                                    : "the game is over: " + end_text(game_status(position));
}

}  // namespace

GameBuilder::GameBuilder(const Context& context, int number) : context_(context) {
    game_.number = number;
    game_.record.emplace(context.usual_variant);
}

bool GameBuilder::add(const PgnToken& token) {
    last_line_ = token.line;
    if (!begun_ && token.kind != PgnToken::Kind::Comment) {
        begun_ = true;
        game_.line = token.line;
    }
    switch (token.kind) {
        case PgnToken::Kind::Tag:
            add_tag(token);
            break;
        case PgnToken::Kind::Word:
            return add_word(token);
        case PgnToken::Kind::Comment:
            add_comment(with_single_blanks(token.text));
            break;
        case PgnToken::Kind::Glyph:
            add_glyph(parse_number<int>(token.text));
            break;
        case PgnToken::Kind::Open:
            open_variation(token);
            break;
        case PgnToken::Kind::Close:
            close_variation(token);
            break;
        case PgnToken::Kind::Trouble:
            complain(token.line, token.text);
            break;
        case PgnToken::Kind::End:
            break;
    }
    return false;
}

void GameBuilder::add_tag(const PgnToken& token) {
    if (const std::optional<std::string> complaint = tags_.add(token.text, token.value)) {
        complain(token.line, *complaint);
    }
}

bool GameBuilder::add_word(const PgnToken& token) {
    const PgnWord word = take_apart(token.text);
    if (const std::optional<PgnResult> result = parse_result(token.text)) {
        const bool of_variation = levels_.size() > 1 || ignored_depth_ > 0;
        last_word_ = of_variation ? last_word_ : result;
        return !of_variation;
    }
    if (!word.move.empty()) {
        add_move(token, word.move);
    }
    add_glyph(word.glyph);
    return false;
}

void GameBuilder::add_move(const PgnToken& token, std::string_view text) {
    start_moves();
    Level& level = levels_.back();
    if (ignored_depth_ > 0 || level.lost) {
        return;
    }
    const Result<Move> move = parse_san(text, level.position);
    if (!move || ++moves_ > kMostMoves) {
        level.lost = true;
        complain(token.line, move ? fmt::format("more than {} moves", kMostMoves)
                                  : fmt::format("{}{}: {}{}", number_of_next_move(level.position),
                                                move.error().source, reason_of(move.error(), level.position),
                                                levels_.size() > 1 ? " (in a variation)" : ""));
        return;
    }
    level.position.make(move.value());
    level.line->moves.push_back({move.value(), {}, {}, {}, {}});
}

void GameBuilder::add_glyph(std::optional<int> glyph) {
    constexpr int kLastGlyph = 255;
    const bool has_move = in_moves() && !levels_.back().line->moves.empty();
    if (glyph && *glyph > 0 && *glyph <= kLastGlyph && has_move && ignored_depth_ == 0 &&
        !levels_.back().lost) {
        levels_.back().line->moves.back().glyphs.push_back(*glyph);
    }
}

void GameBuilder::add_comment(const std::string& text) {
    if (!in_moves()) {
        append(comment_, text);
        return;
    }
    const Level& level = levels_.back();
    if (ignored_depth_ > 0 || level.lost) {
        return;
    }
    if (level.line->moves.empty()) {
        append(level.line->comment, text);
        return;
    }
    RecordedMove& move = level.line->moves.back();
    std::string_view rest = text;
    if (!move.report && move.comment.empty()) {
        move.report = take_report(rest);
    }
    append(move.comment, rest);
}

std::string GameBuilder::why_no_variation() {
    if (levels_.back().line->moves.empty()) {
        return "a variation without a move before it";
    }
    if (levels_.size() > kDeepestVariation) {
        return fmt::format("variations nested more than {} deep", kDeepestVariation);
    }
    return ++moves_ > kMostMoves ? fmt::format("more than {} moves", kMostMoves) : "";
}

void GameBuilder::open_variation(const PgnToken& token) {
    start_moves();
    Level& level = levels_.back();
    if (ignored_depth_ > 0 || level.lost) {
        ++ignored_depth_;
        return;
    }
    if (const std::string reason = why_no_variation(); !reason.empty()) {
        complain(token.line, reason);
        ++ignored_depth_;
        return;
    }
    Position before = level.position;
    before.unmake();
    RecordedLine& line = level.line->moves.back().variations.emplace_back();
    levels_.push_back({std::move(before), &line});
}

void GameBuilder::close_variation(const PgnToken& token) {
    if (ignored_depth_ > 0) {
        --ignored_depth_;
    } else if (levels_.size() > 1) {
        const bool is_empty = levels_.back().line->moves.empty();
        levels_.pop_back();
        if (is_empty) {
            levels_.back().line->moves.back().variations.pop_back();
        }
    } else {
        complain(token.line, "a ')' without a '(' before it");
    }
}

PgnGame GameBuilder::finish() {
    start_moves();
    if (levels_.size() > 1 || ignored_depth_ > 0) {
        complain(last_line_, "a variation has no ')'");
    }
    tags_.describe(record());
    settle_result();
    const bool wrong = std::any_of(game_.complaints.begin(), game_.complaints.end(),
                                   [](const auto& d) { return d.severity == Diagnostic::Severity::Error; });
    levels_.clear();
    if (wrong) {
        game_.record.reset();
    }
    return std::move(game_);
}

void GameBuilder::complain(int line, const std::string& message, Diagnostic::Severity severity) {
    if (game_.complaints.size() == kMostComplaints) {
        return;
    }
    const std::string players = quoted(tags_.players());
    const std::string who =
        players.size() > 2 ? fmt::format(" ({})", players.substr(1, players.size() - 2)) : "";
    game_.complaints.push_back({.source = context_.source,
                                .line = line,
                                .message = fmt::format("game {}{}: {}", game_.number, who, message),
                                .severity = severity});
}

}  // namespace tenfold
