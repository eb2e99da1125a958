#include <algorithm>
#include <fmt/format.h>

#include "core/characters.h"
#include "core/quoted.h"
#include "variant/spec_sections.h"

namespace tenfold::sections {

namespace {

constexpr Bounds kReplaced{0, Move::kMaxChoices};
// All that the plies of a prelude could bring in.
constexpr std::size_t kLargestSet = Move::kMaxChoices * Move::kMaxPreludePlies;

/// Each letter must be a piece that may be brought in.
void check_set(const Draft& draft, const Text& set) {
    for (std::size_t i = 0; i < set.value.size(); ++i) {
        const PieceSpec* piece = draft.piece(set.value[i]);
        if (!draft.may_be_piece(set.value[i])) {
            draft.report.error_in(
                set, i,
                fmt::format("{} is no piece of this game",
                            quoted(first_character(std::string_view(set.value).substr(i)))));
        } else if (piece != nullptr && piece->royal) {
            draft.report.error_in(set, i, "the royal piece cannot be brought in");
        }
    }
    std::string kinds = set.value;
    std::sort(kinds.begin(), kinds.end());
    const auto count = std::unique(kinds.begin(), kinds.end()) - kinds.begin();
    if (count > Move::kMaxChoice) {
        draft.report.error(set.where, fmt::format("{} kinds of pieces to bring in; there may be {}", count,
                                                  Move::kMaxChoice));
    }
    if (set.value.size() > kLargestSet) {
        draft.report.error(
            set.where, fmt::format("{} pieces to bring in; there may be {}", set.value.size(), kLargestSet));
    }
}

/// What inherited plies bring in of a set that is no longer theirs.
void forget_what_is_not_in_set(PreludeSpec& prelude) {
    for (PreludePlySpec& ply : prelude.plies) {
        for (PreludeZoneSpec& zone : ply.zones) {
            std::erase_if(zone.by,
                          [&](char letter) { return prelude.set.find(letter) == std::string::npos; });
        }
    }
}

std::vector<Square> read_squares(TableReader& reader, Draft& draft) {
    std::vector<Square> squares;
    const auto texts = reader.texts("squares");
    if (!texts) {
        if (reader.node("squares") == nullptr) {
            draft.report.error(reader.where(), "'squares' is missing: squares = [\"f1\", \"g1\"]");
        }
        return squares;
    }
    for (const Text& text : *texts) {
        std::string_view rest = text.value;
        const std::optional<Square> square = take_square(rest);
        if (!square || !rest.empty()) {
            draft.report.error(text.where, fmt::format("{} is no square", quoted(text.value)));
        } else if (!draft.board_in_doubt &&
                   (square->file() >= draft.spec.files || square->rank() >= draft.spec.ranks)) {
            draft.report.error(text.where, fmt::format("{} is not on the board", text.value));
        } else {
            squares.push_back(*square);
        }
    }
    return squares;
}

void read_by(TableReader& reader, Draft& draft, const PreludeSpec& prelude, PreludeZoneSpec& zone) {
    const auto by = reader.letters("by");
    if (!by) {
        if (reader.node("by") == nullptr) {
            draft.report.error(reader.where(), "'by' is missing: by = \"ES\"");
        }
        return;
    }
    zone.by = by->value;
    for (std::size_t i = 0; i < by->value.size(); ++i) {
        const bool is_known = prelude.set.empty() || prelude.set.find(by->value[i]) != std::string::npos;
        if (!is_known) {  // without a set, that is what to complain of
            draft.report.error_in(*by, i,
                                  fmt::format("{} is not in the set {}",
                                              quoted(first_character(std::string_view(by->value).substr(i))),
                                              quoted(prelude.set)));
        } else if (by->value.find(by->value[i]) < i) {
            draft.report.error_in(*by, i, fmt::format("'{}' stands here twice", by->value[i]));
        }
    }
}

void check_squares_differ(const Draft& draft, const PreludePlySpec& ply) {
    std::vector<Square> all;
    for (const PreludeZoneSpec& zone : ply.zones) {
        for (const Square s : zone.squares) {
            if (std::find(all.begin(), all.end(), s) != all.end()) {
                draft.report.error(zone.where, fmt::format("{} stands in this ply twice", to_string(s)));
            }
            all.push_back(s);
        }
    }
    if (all.size() > Move::kMaxChoices) {
        draft.report.error(ply.where,
                           fmt::format("{} squares; a ply may have {}", all.size(), Move::kMaxChoices));
    }
}

PreludePlySpec read_ply(TableReader& reader, Draft& draft, const PreludeSpec& prelude) {
    PreludePlySpec ply;
    ply.where = reader.where();
    const auto zones = reader.sections("replace");
    if (!zones || zones->empty()) {
        draft.report.error(reader.where(),
                           "'replace' is missing: replace = [{ squares = [...], by = \"...\" }]");
    } else {
        for (TableReader zone : *zones) {
            PreludeZoneSpec& read = ply.zones.emplace_back();
            read.where = zone.where();
            read.squares = read_squares(zone, draft);
            read_by(zone, draft, prelude, read);
            zone.finish();
        }
        check_squares_differ(draft, ply);
    }
    const auto least = reader.integer("min", kReplaced);
    const auto most = reader.integer("max", kReplaced);
    ply.least = least ? least->value : ply.least;
    ply.most = most ? most->value : ply.most;
    if (ply.least > ply.most) {
        draft.report.error(least ? least->where : most->where,
                           fmt::format("'min' is {} and 'max' {}", ply.least, ply.most));
    }
    ply.may_exchange = reader.boolean("exchange").value_or(ply.may_exchange);
    reader.finish();
    return ply;
}

void read_plies(TableReader& section, Draft& draft, PreludeSpec& prelude) {
    const auto plies = section.sections("plies");
    if (!plies) {
        if (section.node("plies") == nullptr && prelude.plies.empty()) {
            draft.report.error(section.where(), "'plies' is missing: [[prelude.plies]] replace = ...");
        }
        return;
    }
    prelude.plies.clear();
    for (TableReader ply : *plies) {
        prelude.plies.push_back(read_ply(ply, draft, prelude));
    }
    if (plies->size() % 2 != 0 || plies->size() > Move::kMaxPreludePlies) {
        draft.report.error(
            section.where(),
            fmt::format("{} plies; a prelude has an even number of them, so that White makes the "
                        "first move after it, and {} at most",
                        plies->size(), Move::kMaxPreludePlies));
    }
}

/// `plies = []`: this game does without the prelude that it inherits.
bool is_taken_away(TableReader& section) {
    const toml::node* plies = section.node("plies");
    return plies != nullptr && plies->is_array() && plies->as_array()->empty();
}

}  // namespace

void read_prelude(TableReader section, Draft& draft) {
    if (!section.present()) {
        return;
    }
    PreludeSpec& prelude = draft.spec.prelude;
    prelude.where = section.where();
    if (const auto set = section.line("set")) {
        prelude.set = set->value;
        check_set(draft, *set);
        forget_what_is_not_in_set(prelude);
    } else if (section.node("set") == nullptr && prelude.set.empty() && !is_taken_away(section)) {
        draft.report.error(section.where(), "'set' is missing: which pieces may be brought in?");
    }
    prelude.mirror = section.boolean("mirror").value_or(prelude.mirror);
    prelude.agreed = section.boolean("agreed").value_or(prelude.agreed);
    read_plies(section, draft, prelude);
    if (prelude.agreed && prelude.plies.size() > 2) {
        draft.report.error(
            section.where(),
            "'agreed': with several plies a side, the number of new pieces tells which ply it is, "
            "so that it cannot be left to agreement");
    }
    section.finish();
}

}  // namespace tenfold::sections
