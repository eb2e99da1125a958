#include "tools/puzzles.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "core/number.h"
#include "core/quoted.h"
#include "tools/suite_lines.h"

#include "tenfold/san.h"

namespace tenfold {

namespace {

/// What a line says, unexamined.
struct PuzzleText {
    std::string variant;  ///< empty: not told
    std::string fen;
    std::string_view moves;
    std::string_view id;
};

/// A line of plain EPD begins with a board, whose ranks slashes divide; no variant's name has any.
bool is_plain_epd(std::string_view first_field) {
    return split_first_word(first_field).first.find('/') != std::string_view::npos;
}

/// Cuts the FEN off the front of a field: four words, and the two counters where they are.
std::string take_fen(std::string_view& field) {
    constexpr int kWords = 4;
    std::string fen;
    for (int i = 0; !field.empty(); ++i) {
        const SuiteWords words = split_first_word(field);
        if (i >= kWords && !parse_number<int>(words.first)) {
            break;
        }
        fen += (i == 0 ? "" : " ") + std::string(words.first);
        field = words.rest;
    }
    return fen;
}

std::string_view without_quotes(std::string_view text) {
    const bool quoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
    return quoted ? text.substr(1, text.size() - 2) : text;
}

void note_operation(std::string_view operation, PuzzleText& text) {
    const SuiteWords words = split_first_word(operation);
    if (words.first == "bm") {
        text.moves = words.rest;
    } else if (words.first == "id") {
        text.id = without_quotes(words.rest);
    }
}

Result<PuzzleText> split_puzzle(std::string_view line) {
    SuiteFields fields(line);
    PuzzleText text;
    std::string_view field = fields.take();
    if (is_plain_epd(field)) {
        text.fen = take_fen(field);
        note_operation(field, text);
    } else {
        text.variant = field;
        if (text.variant.empty()) {
            return fields.wrong("expected a variant's name or a position");
        }
        text.fen = fields.take();
        if (text.fen.empty()) {
            return fields.wrong("expected a FEN after the variant's name and ';'");
        }
    }
    while (!fields.done()) {
        note_operation(fields.take(), text);
    }
    if (text.moves.empty()) {
        fields.take();  // the end of the line, where it is missing
        return fields.wrong("expected 'bm' and the best move after the position");
    }
    return text;
}

/// As other parts say where something is wrong, so that file and line can go before it.
Diagnostic nested(const std::string& what, const Diagnostic& complaint) {
    Diagnostic d;
    d.message = what + to_string(complaint);
    d.severity = complaint.severity;
    return d;
}

Result<std::vector<Move>> parse_solutions(const Game& game, std::string_view moves) {
    std::vector<Move> solutions;
    while (!moves.empty()) {
        const SuiteWords words = split_first_word(moves);
        const Result<Move> move = parse_san(game, words.first);
        if (!move) {
            return nested("bm ", move.error());
        }
        solutions.push_back(move.value());
        moves = words.rest;
    }
    return solutions;
}

}  // namespace

Result<Puzzle> parse_puzzle(std::string_view line, const VariantLibrary& library, const Variant& usual) {
    const Result<PuzzleText> text = split_puzzle(line);
    if (!text) {
        return text.error();
    }
    const std::string& name = text.value().variant;
    const Result<Variant> variant = name.empty() ? Result<Variant>(usual) : library.find(name);
    if (!variant) {
        return nested("", variant.error());
    }
    Result<Game> game = Game::from_fen(variant.value(), text.value().fen);
    if (!game) {
        return nested("", game.error());
    }
    Result<std::vector<Move>> solutions = parse_solutions(game.value(), text.value().moves);
    if (!solutions) {
        return solutions.error();
    }
    return Puzzle{std::string(text.value().id), std::move(game).value(), std::move(solutions).value()};
}

std::vector<Puzzle> read_puzzles(std::istream& in, const std::string& source, const VariantLibrary& library,
                                 const Variant& usual, const std::function<void(const Diagnostic&)>& report) {
    std::vector<Puzzle> puzzles;
    for_each_suite_line(in, source, [&](std::string_view line, int number) {
        const auto tell = [&](Diagnostic d) {
            d.source = source;
            d.line = number;
            report(d);
        };
        Result<Puzzle> puzzle = parse_puzzle(line, library, usual);
        if (!puzzle) {
            tell(puzzle.error());
            return;
        }
        for (const Diagnostic& notice : puzzle.value().game.notices()) {
            tell(nested("", notice));
        }
        if (puzzle.value().id.empty()) {
            puzzle.value().id = fmt::format("{}:{}", source, number);
        }
        puzzles.push_back(std::move(puzzle).value());
    });
    return puzzles;
}

}  // namespace tenfold
