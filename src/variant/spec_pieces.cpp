#include <algorithm>
#include <fmt/format.h>

#include "betza/parser.h"
#include "core/quoted.h"
#include "variant/spec_sections.h"

namespace tenfold::sections {

namespace {

bool is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// A piece that is gone takes its mention in inherited rules with it.
void forget(VariantSpec& spec, char letter) {
    std::erase_if(spec.pieces, [&](const PieceSpec& p) { return p.letter == letter; });
    std::erase(spec.promotion.pieces, letter);
    std::erase(spec.promotion.to, letter);
    spec.promotion.limits.erase(letter);
    std::erase_if(spec.results.insufficient_material,
                  [&](const std::string& men) { return men.find(letter) != std::string::npos; });
}

void read_movement(TableReader& section, Draft& draft, PieceSpec& piece, bool is_new) {
    const std::optional<Text> betza = section.line("betza");
    if (!betza) {
        if (is_new && section.node("betza") == nullptr) {
            draft.report.error(section.where(),
                               fmt::format("piece '{}' has no movement: betza = \"...\"", piece.letter));
        }
        return;
    }
    piece.betza = betza->value;
    piece.where = betza->where;
    piece.value.reset();  // an inherited value was that of another movement
    const auto movement = betza::parse(betza->value);
    if (movement) {
        piece.movement = movement.value();
    } else {
        const auto index = static_cast<std::size_t>(std::max(1, movement.error().column) - 1);
        draft.report.error_in(*betza, index, movement.error().message);
    }
}

void read_short_name(TableReader& section, Draft& draft, PieceSpec& piece) {
    constexpr std::size_t kLongest = 3;
    const std::optional<Text> name = section.line("short");
    if (!name) {
        return;
    }
    piece.short_name = name->value;
    if (name->value.empty() || name->value.size() > kLongest ||
        !std::all_of(name->value.begin(), name->value.end(), is_letter)) {
        draft.report.error(name->where, fmt::format("a short name has 1 to {} letters", kLongest));
    }
    for (const PieceSpec& other : draft.spec.pieces) {
        if (other.letter != piece.letter && other.short_name == name->value) {
            draft.report.error(name->where, fmt::format("piece '{}' has the short name {} already",
                                                        other.letter, quoted(name->value)));
        }
    }
}

void read_piece(TableReader section, Draft& draft, char letter) {
    const bool is_new = draft.piece(letter) == nullptr;
    PieceSpec piece = is_new ? PieceSpec{} : *draft.piece(letter);
    if (is_new) {
        piece.letter = letter;
        piece.short_name = letter;
        piece.where = section.where();
    }
    const std::optional<Text> name = section.line("name");
    if (name) {
        piece.name = name->value;
    }
    if (name ? name->value.empty() : is_new && section.node("name") == nullptr) {
        draft.report.error(name ? name->where : section.where(),
                           fmt::format("piece '{}' has no name: name = \"...\"", letter));
    }
    read_short_name(section, draft, piece);
    read_movement(section, draft, piece, is_new);
    if (const std::optional<bool> royal = section.boolean("royal")) {
        piece.royal = *royal;
    }
    section.finish();
    if (is_new) {
        draft.spec.pieces.push_back(std::move(piece));
    } else {
        *draft.piece(letter) = std::move(piece);
    }
}

}  // namespace

void read_removed(TableReader& root, Draft& draft) {
    const std::optional<Text> removed = root.letters("remove");
    if (!removed) {
        return;
    }
    if (draft.parent.empty()) {
        draft.report.error(removed->where, "nothing to remove: the file inherits from no other");
        return;
    }
    check_letters(draft, *removed);
    for (const char letter : removed->value) {
        forget(draft.spec, letter);
    }
}

void read_pieces(TableReader section, Draft& draft) {
    for (const Text& key : section.keys()) {
        if (key.value.size() != 1 || key.value[0] < 'A' || key.value[0] > 'Z') {
            draft.report.error(
                key.where, fmt::format("a piece's letter is one capital A to Z, not {}", quoted(key.value)));
        } else if (const TableReader piece = section.section(key.value); piece.present()) {
            read_piece(piece, draft, key.value[0]);
        }
    }
    if (draft.spec.pieces.empty() && !draft.without_parent) {
        draft.report.error(draft.spec.where, "the game has no pieces: [pieces.K] ...");
    }
}

void read_evaluation(TableReader section, Draft& draft) {
    constexpr Bounds kCentipawns{1, 3000};
    TableReader values = section.section("values");
    for (const Text& key : values.keys()) {
        PieceSpec* piece = key.value.size() == 1 ? draft.piece(key.value[0]) : nullptr;
        if (piece == nullptr) {
            if (key.value.size() != 1 || !draft.may_be_piece(key.value[0])) {
                draft.report.error(key.where, fmt::format("{} is no piece of this game", quoted(key.value)));
            }
        } else if (piece->royal) {
            draft.report.error(key.where, fmt::format("the royal piece '{}' has no value", piece->letter));
        } else if (const auto value = values.integer(key.value, kCentipawns)) {
            piece->value = value->value;
        }
    }
    section.finish();
}

}  // namespace tenfold::sections
