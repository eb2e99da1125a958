#include <fmt/format.h>
#include <ostream>
#include <sstream>

#include "pgn/move_text.h"
#include "pgn/pgn_tags.h"
#include "pgn/san.h"
#include "pgn/variant_tag.h"

#include "tenfold/pgn.h"

namespace tenfold {

namespace {

/// Between quotation marks, as PGN escapes them; what could end the line becomes a blank.
std::string tag_value(const std::string& value) {
    std::string text = "\"";
    for (const char c : value) {
        const bool is_control = static_cast<unsigned char>(c) < ' ';
        text += c == '"' || c == '\\' ? "\\" : "";
        text += is_control ? ' ' : c;
    }
    return text + '"';
}

class TagWriter {
public:
    explicit TagWriter(std::ostream& out) : out_(out) {}

    void write(std::string_view name, const std::string& value) const {
        out_ << '[' << name << ' ' << tag_value(value) << "]\n";
    }
    void write_known(std::string_view name, const std::string& value) const {
        if (!value.empty()) {
            write(name, value);
        }
    }

private:
    std::ostream& out_;
};

std::string known_or(const std::string& value, const char* unknown = "?") {
    return value.empty() ? unknown : value;
}

/// A score that no Result can express.
bool is_split_unevenly(const GameRecord& game) {
    return game.white_scores == 0.75 || game.white_scores == 0.25;
}

void write_tags(std::ostream& out, const GameRecord& game) {
    const TagWriter tags(out);
    tags.write(tag::kEvent, known_or(game.event));
    tags.write(tag::kSite, known_or(game.site));
    tags.write(tag::kDate, known_or(game.date, "????.??.??"));
    tags.write(tag::kRound, known_or(game.round));
    tags.write(tag::kWhite, known_or(game.white));
    tags.write(tag::kBlack, known_or(game.black));
    tags.write(tag::kResult, std::string(result_word(game.white_scores)));
    tags.write(tag::kVariant, variant_tag(game.variant));
    if (const std::string fen = start_of(game).fen(); fen != Game(game.variant).fen()) {
        tags.write(tag::kSetUp, "1");
        tags.write(tag::kFen, fen);
    }
    tags.write_known(tag::kTimeControl, game.time_control);
    const bool unnamed_stalemate = game.termination.empty() && is_split_unevenly(game);
    tags.write_known(tag::kTermination, unnamed_stalemate ? "stalemate" : game.termination);
    if (is_split_unevenly(game)) {
        tags.write(tag::kWhiteScore, fmt::format("{}", *game.white_scores));
        tags.write(tag::kBlackScore, fmt::format("{}", 1 - *game.white_scores));
    }
    for (const GameTag& other : game.more_tags) {
        tags.write(other.name, other.value);
    }
}

/// Writes lines of play, replaying them.
class LineWriter {
public:
    LineWriter(MoveText& text, Position position) : text_(text), position_(std::move(position)) {}

    /// Leaves the position as it was.
    void write(const RecordedLine& line) {
        text_.put_comment(line.comment);
        bool number_due = true;
        for (const RecordedMove& move : line.moves) {
            write_number(number_due);
            text_.put(to_san(move.move, position_));
            for (const int glyph : move.glyphs) {
                text_.put(fmt::format("${}", glyph));
            }
            const std::string comment = comment_of(move);
            text_.put_comment(comment);
            write_variations(move);
            position_.make(move.move);
            number_due = !comment.empty() || !move.variations.empty();
        }
        for (std::size_t i = 0; i < line.moves.size(); ++i) {
            position_.unmake();
        }
    }

private:
    void write_number(bool due) {
        const bool white = position_.side() == Color::White;
        if (white || due) {
            text_.put(fmt::format("{}{}", position_.move_number(), white ? "." : "..."));
        }
    }
    static std::string comment_of(const RecordedMove& move) {
        const std::string report = move.report ? to_string(*move.report) : "";
        return report + (report.empty() || move.comment.empty() ? "" : ", ") + move.comment;
    }
    void write_variations(const RecordedMove& move) {
        for (const RecordedLine& variation : move.variations) {
            if (!variation.moves.empty()) {
                text_.open();
                write(variation);
                text_.close();
            }
        }
    }

    MoveText& text_;
    Position position_;
};

}  // namespace

Game start_of(const GameRecord& game) {
    return game.start_fen ? Game::from_fen(game.variant, *game.start_fen).value() : Game(game.variant);
}

void write_pgn(std::ostream& out, const GameRecord& game) {
    write_tags(out, game);
    out << '\n';
    MoveText text(out);
    LineWriter(text, start_of(game).position()).write(game.line);
    text.put(result_word(game.white_scores));
    text.finish();
    out << '\n';
}

std::string to_pgn(const GameRecord& game) {
    std::ostringstream out;
    write_pgn(out, game);
    return out.str();
}

}  // namespace tenfold
