#include "referee/opening_book.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <exception>
#include <fmt/format.h>
#include <fstream>
#include <utility>

#include "core/file_kind.h"
#include "core/number.h"
#include "core/quoted.h"
#include "core/random.h"
#include "core/read_line.h"
#include "protocol/words.h"

#include "tenfold/pgn.h"

namespace tenfold::referee {

namespace {

/// The position of a line of EPD or FEN: four fields, and the two counters if there are any.
std::string fen_of(std::string_view line) {
    constexpr int kFields = 4;
    Words words(line);
    std::string fen;
    for (int i = 0; i < kFields && !words.at_end(); ++i) {
        fen += (i > 0 ? " " : "") + std::string(words.next());
    }
    const std::string_view clock = words.next();
    if (const std::string_view number = words.next(); parse_number<int>(clock) && parse_number<int>(number)) {
        fen += fmt::format(" {} {}", clock, number);
    }
    return fen;
}

Diagnostic unreadable(const std::string& file, const std::string& reason) {
    return {file, 0, 0, fmt::format("cannot be read: {}", reason)};
}

}  // namespace

Result<OpeningBook> OpeningBook::open(const BookSettings& settings, const VariantLibrary& library,
                                      const Variant& variant, std::uint64_t seed) {
    OpeningBook book(variant, settings.file);
    if (settings.file.empty()) {
        book.entries_.push_back({variant.start_fen(), 0, {}});
        return book;
    }
    if (const std::optional<Diagnostic> complaint = book.read(settings, library)) {
        return *complaint;
    }
    if (book.entries_.empty()) {
        return Diagnostic{settings.file, 0, 0, "has no openings"};
    }
    book.put_in_order(settings, seed);
    return book;
}

std::optional<Diagnostic> OpeningBook::read(const BookSettings& settings, const VariantLibrary& library) {
    if (const std::string unfit = unfit_as_file(source_); !unfit.empty()) {
        return unreadable(source_, "it " + unfit);
    }
    std::ifstream file(source_);
    if (!file) {
        return unreadable(source_, std::strerror(errno));
    }
    try {
        if (settings.format == BookFormat::Pgn) {
            return read_games(file, library, settings.plies);
        }
        read_lines(file);
    } catch (const std::exception& e) {
        return unreadable(source_, e.what());
    }
    return std::nullopt;
}

void OpeningBook::read_lines(std::istream& file) {
    constexpr std::size_t kLongest = 10'000;
    for (int line = 1; std::optional<std::string> text = read_line(file, kLongest); ++line) {
        if (line == 1 && text->starts_with(kByteOrderMark)) {
            text->erase(0, kByteOrderMark.size());
        }
        if (const std::string_view first = Words(*text).peek(); !first.empty() && first[0] != '#') {
            entries_.push_back({std::move(*text), line, {}});
        }
    }
}

std::optional<Diagnostic> OpeningBook::read_games(std::istream& file, const VariantLibrary& library,
                                                  std::optional<int> plies) {
    PgnReader reader(file, source_, library, variant_);
    while (const std::optional<PgnGame> game = reader.next()) {
        if (!game->record) {
            return game->complaints.front();
        }
        const GameRecord& record = *game->record;
        if (record.variant.name() != variant_.name()) {
            return Diagnostic{
                source_, game->line, 0,
                fmt::format("a game of {} in a match of {}", record.variant.name(), variant_.name())};
        }
        Entry entry{record.start_fen.value_or(variant_.start_fen()), game->line, {}};
        for (const RecordedMove& move : record.line.moves) {
            if (plies && entry.moves.size() >= static_cast<std::size_t>(*plies)) {
                break;
            }
            entry.moves.push_back(move.move);
        }
        entries_.push_back(std::move(entry));
    }
    return std::nullopt;
}

void OpeningBook::put_in_order(const BookSettings& settings, std::uint64_t seed) {
    if (settings.random_order) {
        Random dice(seed);
        for (std::size_t i = entries_.size(); i > 1; --i) {  // Fisher and Yates
            std::swap(entries_[i - 1], entries_[dice.below(i)]);
        }
    }
    const std::size_t shift = (settings.start - 1) % entries_.size();
    std::rotate(entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(shift), entries_.end());
}

Result<Opening> OpeningBook::opening(std::size_t index) const {
    const Entry& entry = entries_[index % entries_.size()];
    Result<Game> game = Game::from_fen(variant_, fen_of(entry.text));
    if (!game) {
        Diagnostic complaint = game.error();
        complaint.message = fmt::format("{}: {}", complaint.source, complaint.message);
        complaint.source = source_;
        complaint.line = entry.line;
        return complaint;
    }
    const std::string fen = game.value().fen();
    for (const Move move : entry.moves) {
        game.value().play(move);
    }
    if (game.value().status().over()) {
        return Diagnostic{source_, entry.line, 0, "the game is over in this position"};
    }
    return Opening{fen == Game(variant_).fen() ? "" : fen, entry.moves};
}

}  // namespace tenfold::referee
