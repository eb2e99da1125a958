#include <algorithm>
#include <fmt/format.h>

#include "core/quoted.h"
#include "variant/spec_sections.h"

#include "tenfold/square.h"

namespace tenfold::sections {

namespace {

constexpr Bounds kLimits{0, 100};

/// The ranks that the file gives, or those inherited, each with a place to complain of.
std::vector<Number> ranks_or(TableReader& section, std::string_view key, std::vector<int>& inherited,
                             const Draft& draft) {
    if (auto given = section.integers(key, {1, kMaxRanks})) {
        // Ranks in excess must be repeated; one complaint of that is enough.
        given->resize(std::min(given->size(), std::size_t{kMaxRanks} + 1));
        inherited.clear();
        for (const Number& rank : *given) {
            inherited.push_back(rank.value);
        }
        return *given;
    }
    std::vector<Number> ranks(inherited.size());
    std::transform(inherited.begin(), inherited.end(), ranks.begin(), [&](int rank) {
        return Number{rank, draft.spec.promotion.where};
    });
    return ranks;
}

void check_zones(const Draft& draft, const std::vector<Number>& optional, const std::vector<Number>& forced) {
    for (const Number& rank : optional) {
        const auto same = [&](const Number& other) { return other.value == rank.value; };
        if (std::any_of(forced.begin(), forced.end(), same)) {
            draft.report.error(rank.where,
                               fmt::format("rank {} is both 'optional' and 'forced'", rank.value));
        }
    }
    const auto is_last = [&](const Number& rank) { return rank.value == draft.spec.ranks; };
    if (!std::any_of(forced.begin(), forced.end(), is_last) && !draft.without_parent &&
        !draft.board_in_doubt) {
        const Location& where = forced.empty() ? draft.spec.promotion.where : forced.front().where;
        draft.report.error(
            where,
            fmt::format("'forced' must have the last rank, {}: a pawn cannot stay there", draft.spec.ranks));
    }
}

void read_zones(TableReader& section, Draft& draft) {
    PromotionSpec& promotion = draft.spec.promotion;
    const std::vector<Number> optional = ranks_or(section, "optional", promotion.optional_ranks, draft);
    if (section.node("forced") == nullptr && promotion.forced_ranks.empty()) {
        promotion.forced_ranks = {draft.spec.ranks};
    }
    const std::vector<Number> forced = ranks_or(section, "forced", promotion.forced_ranks, draft);
    check_ranks(draft, "optional", optional);
    check_ranks(draft, "forced", forced);
    check_zones(draft, optional, forced);
}

void check_targets(const Draft& draft, const Text& to) {
    check_letters(draft, to);
    for (std::size_t i = 0; i < to.value.size(); ++i) {
        const char letter = to.value[i];
        const PieceSpec* piece = draft.piece(letter);
        if (piece != nullptr && piece->royal) {
            draft.report.error_in(to, i, fmt::format("promotion to the royal piece '{}'", letter));
        } else if (draft.spec.promotion.pieces.find(letter) != std::string::npos) {
            draft.report.error_in(to, i, fmt::format("promotion to '{}', which promotes itself", letter));
        }
    }
}

void check_pawns(const Draft& draft, const Text& pawns) {
    check_letters(draft, pawns);
    for (std::size_t i = 0; i < pawns.value.size(); ++i) {
        const PieceSpec* piece = draft.piece(pawns.value[i]);
        if (piece != nullptr && piece->royal) {
            draft.report.error_in(pawns, i,
                                  fmt::format("the royal piece '{}' cannot promote", piece->letter));
        }
    }
}

/// `targets_known`: what pawns may become could be read.
void read_limit_table(TableReader limits, Draft& draft, bool targets_known) {
    PromotionSpec& promotion = draft.spec.promotion;
    for (const Text& key : limits.keys()) {
        const std::optional<Number> limit = limits.integer(key.value, kLimits);
        if (key.value.size() != 1 || !draft.may_be_piece(key.value[0])) {
            draft.report.error(key.where, fmt::format("{} is no piece of this game", quoted(key.value)));
        } else if (promotion.to.find(key.value[0]) != std::string::npos) {
            promotion.limits[key.value[0]] = limit.value_or(Number{}).value;
        } else if (targets_known) {
            draft.report.error(key.where,
                               fmt::format("no promotion to {}, so it needs no limit", quoted(key.value)));
        }
    }
}

void read_limit(TableReader& section, Draft& draft, bool targets_known) {
    constexpr std::string_view kExpected = "\"none\", \"start\" or a table such as { Q = 1, R = 2 }";
    const toml::node* limit = section.node("limit");
    if (limit == nullptr) {
        return;
    }
    PromotionSpec& promotion = draft.spec.promotion;
    promotion.limits.clear();
    promotion.limit_by_start = false;
    if (limit->is_table()) {
        read_limit_table(section.section("limit"), draft, targets_known);
    } else if (!limit->is_string()) {
        section.wrong_type("limit", *limit, kExpected);
    } else if (const std::string& word = limit->as_string()->get(); word == "start") {
        promotion.limit_by_start = true;
    } else if (word != "none") {
        draft.report.error(section.place(limit->source()),
                           fmt::format("'limit' must be {}, not {}", kExpected, quoted(word)));
    }
}

/// `pieces = ""`: nothing promotes, whatever was inherited.
void drop_promotion(TableReader& section, Draft& draft) {
    draft.spec.promotion = {};
    for (const std::string_view key : {"to", "optional", "forced", "limit"}) {
        if (const toml::node* node = section.node(key)) {
            draft.report.error(
                section.place(node->source()),
                fmt::format("'pieces' is empty: nothing promotes, so that '{}' means nothing", key));
        }
    }
}

}  // namespace

void check_ranks(const Draft& draft, std::string_view key, const std::vector<Number>& ranks) {
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const auto same = [&](const Number& other) { return other.value == ranks[i].value; };
        if (ranks[i].value > draft.spec.ranks && !draft.board_in_doubt) {
            draft.report.error(ranks[i].where, fmt::format("'{}': rank {} is outside the board of {} ranks",
                                                           key, ranks[i].value, draft.spec.ranks));
        } else if (std::any_of(ranks.begin(), ranks.begin() + static_cast<std::ptrdiff_t>(i), same)) {
            draft.report.error(ranks[i].where,
                               fmt::format("'{}': rank {} stands here twice", key, ranks[i].value));
        }
    }
}

void read_promotion(TableReader section, Draft& draft) {
    PromotionSpec& promotion = draft.spec.promotion;
    if (section.present()) {
        promotion.where = section.where();
    }
    const bool targets_known =
        !draft.without_parent && (section.node("to") == nullptr || section.node("to")->is_string());
    const std::optional<Text> given = section.letters("pieces");
    const Text pawns = given.value_or(Text{promotion.pieces, promotion.where});
    const Text to = section.letters("to").value_or(Text{promotion.to, promotion.where});
    promotion.pieces = pawns.value;
    promotion.to = to.value;
    if (given && given->value.empty()) {
        drop_promotion(section, draft);
        section.finish();
        return;
    }
    check_pawns(draft, pawns);
    check_targets(draft, to);
    read_limit(section, draft, targets_known);
    if (!promotion.pieces.empty()) {
        read_zones(section, draft);
        if (promotion.to.empty() && targets_known) {
            draft.report.error(promotion.where, "'to' is missing or empty: promotion to what?");
        }
    } else if (section.present() && section.node("pieces") == nullptr && !draft.without_parent) {
        draft.report.error(section.where(), "'pieces' is missing: which pieces promote?");
    }
    section.node("optional");
    section.node("forced");
    section.finish();
}

}  // namespace tenfold::sections
