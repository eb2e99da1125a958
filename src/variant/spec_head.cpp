#include <algorithm>
#include <fmt/format.h>
#include <tuple>

#include "core/characters.h"
#include "core/quoted.h"
#include "variant/spec_sections.h"

#include "tenfold/square.h"

namespace tenfold::sections {

namespace {

constexpr std::size_t kLongestName = 40;
constexpr std::size_t kLongestTitle = 100;
constexpr std::size_t kLongestDescription = 1000;

bool fits_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

void read_name(TableReader& root, Draft& draft) {
    draft.spec.where = root.where();  // until there is a better place
    const std::optional<Text> name = root.line("name");
    if (!name) {
        if (root.node("name") == nullptr) {
            draft.report.error(root.where(), "the name is missing: name = \"my-game\"");
        }
        return;
    }
    const auto bad = std::find_if_not(name->value.begin(), name->value.end(), fits_name);
    if (bad != name->value.end()) {
        draft.report.error_in(*name, static_cast<std::size_t>(bad - name->value.begin()),
                              "a name is made of lower-case letters a-z, digits, '-' and '_'");
    } else if (name->value.empty() || name->value.size() > kLongestName) {
        draft.report.error(name->where, fmt::format("a name has 1 to {} characters", kLongestName));
    }
    draft.spec.name = name->value;
    draft.spec.where = name->where;
}

/// What is inherited has no text in this file: its place is that of the parent's name.
void relocate(VariantSpec& spec, const Text& parent) {
    Location where = parent.where;
    where.inherited = true;
    for (PieceSpec& piece : spec.pieces) {
        piece.where = where;
    }
    spec.promotion.where = where;
    spec.start_where = where;
    spec.prelude.where = where;
    for (PreludePlySpec& ply : spec.prelude.plies) {
        ply.where = where;
        for (PreludeZoneSpec& zone : ply.zones) {
            zone.where = where;
        }
    }
    if (spec.castling) {
        spec.castling->where = where;
    }
    if (spec.start_from.empty()) {
        spec.start_from = parent.value;
    }
}

bool castles_by_movement(const VariantSpec& spec) {
    return std::any_of(spec.pieces.begin(), spec.pieces.end(),
                       [](const PieceSpec& p) { return p.movement.castling_distance > 0; });
}

void inherit(TableReader& root, Draft& draft, const SpecLookup& lookup) {
    const std::optional<Text> parent = root.line("inherits");
    if (!parent) {
        draft.without_parent = root.node("inherits") != nullptr;
        return;
    }
    draft.parent = parent->value;
    const auto found = lookup(parent->value);
    if (!found) {
        draft.without_parent = true;
        draft.report.error_in(*parent, 0, fmt::format("cannot inherit: {}", found.error()));
        return;
    }
    draft.spec = *found.value();
    draft.spec.name.clear();
    draft.spec.title.clear();
    draft.spec.description.clear();
    relocate(draft.spec, *parent);
    draft.start = {draft.spec.start_fen, draft.spec.start_where};
    if (castles_by_movement(draft.spec)) {
        draft.spec.castling.reset();  // derived from the parent's start position; here from ours
    }
}

}  // namespace

PieceSpec* Draft::piece(char letter) {
    const auto found = std::find_if(spec.pieces.begin(), spec.pieces.end(),
                                    [&](const PieceSpec& p) { return p.letter == letter; });
    return found == spec.pieces.end() ? nullptr : &*found;
}

const PieceSpec* Draft::piece(char letter) const {
    const auto found = std::find_if(spec.pieces.begin(), spec.pieces.end(),
                                    [&](const PieceSpec& p) { return p.letter == letter; });
    return found == spec.pieces.end() ? nullptr : &*found;
}

bool Draft::may_be_piece(char letter) const {
    return piece(letter) != nullptr || (may_have_more() && letter >= 'A' && letter <= 'Z');
}

void check_letters(const Draft& draft, const Text& letters) {
    for (std::size_t i = 0; i < letters.value.size(); ++i) {
        const char letter = letters.value[i];
        if (!draft.may_be_piece(letter)) {
            draft.report.error_in(
                letters, i,
                fmt::format("{} is no piece of this game",
                            quoted(first_character(std::string_view(letters.value).substr(i)))));
        } else if (letters.value.find(letter) < i) {
            draft.report.error_in(letters, i, fmt::format("'{}' stands here twice", letter));
        }
    }
}

void read_head(TableReader& root, Draft& draft, const SpecLookup& lookup) {
    inherit(root, draft, lookup);
    read_name(root, draft);
    const std::optional<Text> title = root.title("title", kLongestTitle);
    draft.spec.title = title ? title->value : draft.spec.name;
    if (const std::optional<Text> description = root.line("description")) {
        draft.spec.description = description->value;
        if (description->value.size() > kLongestDescription) {
            draft.report.error(description->where,
                               fmt::format("the description has {} bytes; a sentence or two have at most {}",
                                           description->value.size(), kLongestDescription));
        }
    }
    draft.spec.pass = root.boolean("pass").value_or(draft.spec.pass);
    draft.spec.jump_capture = root.boolean("jump-capture").value_or(draft.spec.jump_capture);
}

void read_board(TableReader section, Draft& draft) {
    constexpr int kFewest = 3;
    VariantSpec& spec = draft.spec;
    const int old_ranks = spec.ranks;
    for (const auto& [key, size, most] :
         {std::tuple("files", &spec.files, kMaxFiles), std::tuple("ranks", &spec.ranks, kMaxRanks)}) {
        const auto given = section.integer(key, {kFewest, most});
        const bool faulty = !given && section.node(key) != nullptr;
        draft.board_in_doubt = draft.board_in_doubt || faulty;
        *size = given ? given->value : faulty ? most : *size;
    }
    if (spec.promotion.forced_ranks == std::vector<int>{old_ranks}) {
        spec.promotion.forced_ranks = {spec.ranks};  // "the last rank" is what was inherited
    }
    if (const auto start = section.line("start")) {
        draft.start = *start;
        spec.start_fen = start->value;
        spec.start_where = start->where;
        spec.start_from.clear();
    } else if (section.node("start") == nullptr && spec.start_fen.empty() && !draft.without_parent) {
        draft.report.error(section.present() ? section.where() : spec.where,
                           "the start position is missing: [board] start = \"FEN\"");
    }
    section.finish();
}

}  // namespace tenfold::sections
