#include <algorithm>
#include <fmt/format.h>

#include "betza/parser.h"
#include "core/quoted.h"
#include "variant/spec_sections.h"

#include "tenfold/move.h"

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

/// The movement of a Betza text; where it has a fault, that is reported and nothing returned.
std::optional<betza::PieceMovement> parsed(const Text& text, Draft& draft) {
    auto movement = betza::parse(text.value);
    if (movement) {
        return std::move(movement.value());
    }
    const auto index = static_cast<std::size_t>(std::max(1, movement.error().column) - 1);
    draft.report.error_in(text, index, movement.error().message);
    return std::nullopt;
}

void read_movement(TableReader& section, Draft& draft, PieceSpec& piece, bool is_new) {
    const std::optional<Text> betza = section.line("betza");
    if (!betza) {
        if (is_new && section.node("betza") == nullptr && section.node("legs") == nullptr) {
            draft.report.error(section.where(),
                               fmt::format("piece '{}' has no movement: betza = \"...\"", piece.letter));
        }
        return;
    }
    piece.betza = betza->value;
    piece.where = betza->where;
    piece.value.reset();  // an inherited value was that of another movement
    if (auto movement = parsed(*betza, draft)) {
        piece.movement = *std::move(movement);
    }
}

/// A leg is a choice of leaps; anything else is reported.
betza::Leg leg_of(const betza::PieceMovement& movement, const Text& text, Draft& draft) {
    betza::Leg leg;
    bool fits = movement.castling_distance == 0 && movement.chains.empty();
    for (const betza::Movement& m : movement.movements) {
        const bool hurdle = m.path == betza::Path::Hurdle;
        fits = fits && (m.path == betza::Path::Leap || hurdle) && m.range == 1 && !m.initial && !m.en_passant;
        leg.push_back({m.files, m.ranks, hurdle, m.quiet, m.capture});
    }
    if (!fits) {
        draft.report.error(text.where,
                           fmt::format("{} is no leg: a leg is made of single leaps such as K, N or mW, "
                                       "and of jumps over a piece, jD and jA",
                                       quoted(text.value)));
    }
    return leg;
}

/// `legs = ["N", "N"]`: one Betza text a leg.
void read_legs(TableReader& section, Draft& draft, PieceSpec& piece) {
    if (section.node("legs") == nullptr) {
        return;
    }
    constexpr std::size_t kMaxLegs = Move::kMaxStops + 1;
    const std::vector<Text> texts = section.texts("legs").value_or(std::vector<Text>{});
    piece.legs.clear();
    piece.leg_texts.clear();
    piece.value.reset();
    for (const Text& text : texts) {
        if (const auto movement = parsed(text, draft)) {
            piece.legs.push_back(leg_of(*movement, text, draft));
            piece.leg_texts.push_back(text.value);
        }
    }
    if (texts.empty() && piece.betza.empty()) {
        draft.report.error(section.where(),
                           fmt::format("piece '{}' has no movement: betza = \"...\"", piece.letter));
    }
    if (texts.size() == 1 || texts.size() > kMaxLegs) {
        draft.report.error(texts.front().where,
                           fmt::format("{} legs; a movement in legs has 2 to {}", texts.size(), kMaxLegs));
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
    read_legs(section, draft, piece);
    for (const auto& [key, flag] : {std::pair("royal", &piece.royal), std::pair("immune", &piece.immune),
                                    std::pair("burns", &piece.burns)}) {
        if (const std::optional<bool> value = section.boolean(key)) {
            *flag = *value;
        }
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
