#include <algorithm>
#include <fmt/format.h>

#include "betza/parser.h"
#include "core/quoted.h"
#include "variant/spec_sections.h"

#include "tenfold/move.h"

namespace tenfold::sections {

namespace {

constexpr std::size_t kLongestPieceName = 40;

bool is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// A name that this file gives, for a look at all of them when the last one has been read: a file may
/// exchange names of two pieces.
struct GivenName {
    char letter;
    Text text;
    std::string PieceSpec::*name;
};
using GivenNames = std::vector<GivenName>;

void check_names_differ(const Draft& draft, const GivenNames& names) {
    for (auto given = names.begin(); given != names.end(); ++given) {
        const auto is_later = [&](const PieceSpec& piece) {
            return std::any_of(given, names.end(), [&](const GivenName& later) {
                return later.letter == piece.letter && later.name == given->name;
            });
        };
        for (const PieceSpec& other : draft.spec.pieces) {
            if (other.*given->name == given->text.value && other.letter != given->letter &&
                !is_later(other)) {
                draft.report.error(given->text.where,
                                   fmt::format("piece '{}' has the {} {} already", other.letter,
                                               given->name == &PieceSpec::name ? "name" : "short name",
                                               quoted(given->text.value)));
            }
        }
    }
}

/// A piece that is gone takes its mention in inherited rules with it.
void forget(VariantSpec& spec, char letter) {
    std::erase_if(spec.pieces, [&](const PieceSpec& p) { return p.letter == letter; });
    std::erase(spec.promotion.pieces, letter);
    if (spec.promotion.pieces.empty()) {
        spec.promotion = {};
    }
    std::erase(spec.promotion.to, letter);
    std::erase(spec.prelude.set, letter);
    for (PreludePlySpec& ply : spec.prelude.plies) {
        for (PreludeZoneSpec& zone : ply.zones) {
            std::erase(zone.by, letter);
        }
    }
    spec.promotion.limits.erase(letter);
    std::erase_if(spec.results.insufficient_material,
                  [&](const std::string& men) { return men.find(letter) != std::string::npos; });
}

/// Will the piece have legs, by this file or by an inherited one?
bool will_have_legs(TableReader& section, const PieceSpec& piece) {
    const toml::node* given = section.node("legs");
    return given == nullptr ? !piece.legs.empty() : given->is_array() && !given->as_array()->empty();
}

void read_movement(TableReader& section, Draft& draft, PieceSpec& piece, bool is_new) {
    const std::optional<Text> betza = section.line("betza");
    if (!betza) {
        if (is_new && section.node("betza") == nullptr && section.node("legs") == nullptr &&
            !draft.without_parent) {
            draft.report.error(
                section.where(),
                fmt::format("piece '{}' has no movement: betza = \"...\" or legs = [...]", piece.letter));
        }
        return;
    }
    piece.betza = betza->value;
    piece.where = betza->where;
    piece.forget_worth();  // an inherited one was that of another movement
    if (betza->value.empty() && will_have_legs(section, piece)) {
        piece.movement = {};  // it moves in legs only
    } else if (auto movement = parsed_betza(*betza, draft)) {
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
    if (piece.where.inherited) {
        piece.where = section.place(section.node("legs")->source());
    }
    piece.legs.clear();
    piece.leg_texts.clear();
    piece.forget_worth();
    for (const Text& text : texts) {
        if (const auto movement = parsed_betza(text, draft)) {
            piece.legs.push_back(leg_of(*movement, text, draft));
            piece.leg_texts.push_back(text.value);
        }
    }
    const toml::array* given = section.node("legs")->as_array();
    if (given != nullptr && given->empty() && piece.betza.empty() && section.node("betza") == nullptr) {
        draft.report.error(
            section.where(),
            fmt::format("piece '{}' has no movement: betza = \"...\" or legs = [...]", piece.letter));
    }
    if (given != nullptr && (given->size() == 1 || given->size() > kMaxLegs)) {
        draft.report.error(section.place(given->front().source()),
                           fmt::format("{} leg{}; a movement in legs has 2 to {}", given->size(),
                                       given->size() == 1 ? "" : "s", kMaxLegs));
    }
}

void read_name(TableReader& section, Draft& draft, PieceSpec& piece, bool is_new, GivenNames& names) {
    const std::optional<Text> name = section.title("name", kLongestPieceName);
    if (name) {
        piece.name = name->value;
        names.push_back({piece.letter, *name, &PieceSpec::name});
    } else if (is_new && section.node("name") == nullptr && !draft.without_parent) {
        draft.report.error(section.where(),
                           fmt::format("piece '{}' has no name: name = \"...\"", piece.letter));
    }
}

void read_short_name(TableReader& section, Draft& draft, PieceSpec& piece, GivenNames& names) {
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
    names.push_back({piece.letter, *name, &PieceSpec::short_name});
}

void read_piece(TableReader section, Draft& draft, char letter, GivenNames& names) {
    const bool is_new = draft.piece(letter) == nullptr;
    PieceSpec piece = is_new ? PieceSpec{} : *draft.piece(letter);
    if (is_new) {
        piece.letter = letter;
        piece.short_name = letter;
        piece.where = section.where();
    }
    read_name(section, draft, piece, is_new, names);
    read_short_name(section, draft, piece, names);
    read_movement(section, draft, piece, is_new);
    read_legs(section, draft, piece);
    read_rank_moves(section.section("on-ranks"), draft, piece);
    for (const auto& [key, flag] : {std::pair("royal", &piece.royal), std::pair("immune", &piece.immune),
                                    std::pair("burns", &piece.burns)}) {
        if (const std::optional<bool> value = section.boolean(key)) {
            *flag = *value;
        } else if (section.node(key) != nullptr) {
            draft.pieces_in_doubt = true;  // it may be the royal one
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

std::optional<betza::PieceMovement> parsed_betza(const Text& text, Draft& draft) {
    auto movement = betza::parse(text.value);
    if (movement) {
        return std::move(movement.value());
    }
    const auto index = static_cast<std::size_t>(std::max(1, movement.error().column) - 1);
    draft.report.error_in(text, index, movement.error().message);
    return std::nullopt;
}

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
    GivenNames names;
    for (const Text& key : section.keys()) {
        if (key.value.size() != 1 || key.value[0] < 'A' || key.value[0] > 'Z') {
            draft.pieces_in_doubt = true;
            draft.report.error(
                key.where, fmt::format("a piece's letter is one capital A to Z, not {}", quoted(key.value)));
        } else if (const TableReader piece = section.section(key.value); piece.present()) {
            read_piece(piece, draft, key.value[0], names);
        } else {
            draft.pieces_in_doubt = true;
        }
    }
    check_names_differ(draft, names);
    if (draft.spec.pieces.empty() && !draft.may_have_more()) {
        draft.report.error(draft.spec.where, "the game has no pieces: [pieces.K] ...");
    }
}

}  // namespace tenfold::sections
