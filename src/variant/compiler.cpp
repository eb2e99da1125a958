#include "variant/compiler.h"

#include <fmt/format.h>

#include "variant/compile_parts.h"
#include "variant/placement.h"

namespace tenfold {

using compile::Context;

namespace {

void compile_pieces(Context& context) {
    Ruleset& rules = context.rules;
    rules.pieces.emplace_back();
    for (const PieceSpec& piece : rules.spec.pieces) {
        PieceInfo info;
        info.letter = piece.letter;
        info.short_name = piece.short_name;
        info.name = piece.name;
        info.betza = piece.betza;
        info.royal = piece.royal;
        info.promotes = rules.spec.promotion.pieces.find(piece.letter) != std::string::npos;
        if (piece.royal) {
            rules.royal = PieceType(static_cast<int>(rules.pieces.size()));
        }
        rules.pieces.push_back(info);
    }
}

void compile_board(Context& context) {
    const VariantSpec& spec = context.rules.spec;
    for (int rank = 0; rank < spec.ranks; ++rank) {
        for (int file = 0; file < spec.files; ++file) {
            context.rules.board.insert(Square::at(file, rank));
        }
    }
}

void place_start(Context& context) {
    const std::string_view fen = context.rules.spec.start_fen;
    const auto placed = parse_placement(fen.substr(0, fen.find_first_of(" \t[")), context.rules);
    if (!placed) {
        context.complain(context.rules.spec.start_where, "start position: " + placed.error().message);
        return;
    }
    context.start = placed.value();
    for (const PlacedPiece& p : context.start) {
        context.rules.pieces[static_cast<std::size_t>(p.piece.type().number())].in_start = true;
    }
}

bool fits_the_types(Context& context) {
    const VariantSpec& spec = context.rules.spec;
    if (spec.pieces.size() > kMaxPieceTypes) {
        context.complain(spec.where, fmt::format("{} kinds of pieces; at most {} are possible",
                                                 spec.pieces.size(), kMaxPieceTypes));
    }
    if (spec.files < 1 || spec.files > kMaxFiles || spec.ranks < 1 || spec.ranks > kMaxRanks) {
        context.complain(spec.where, fmt::format("board of {}x{}; at most {}x{} is possible", spec.files,
                                                 spec.ranks, kMaxFiles, kMaxRanks));
    }
    return context.problems.empty();
}

}  // namespace

void compile::Context::complain(const Location& where, std::string message) {
    problems.push_back({where.source, where.line, where.column, std::move(message)});
}

Result<RulesetPtr, std::vector<Diagnostic>> compile_ruleset(const VariantSpec& spec) {
    auto rules = std::make_shared<Ruleset>();
    rules->spec = spec;
    Context context{*rules, {}, {}};
    if (!fits_the_types(context)) {
        return context.problems;
    }
    compile_pieces(context);
    compile_board(context);
    place_start(context);
    compile::movers(context);
    compile::specials(context);
    compile::attacks(context);
    compile::promotion(context);
    compile::initial_squares(context);
    compile::castling(context);
    compile::insufficient_material(context);
    compile::prelude(context);
    compile::sums_and_keys(context);
    if (!context.problems.empty()) {
        return context.problems;
    }
    return RulesetPtr(std::move(rules));
}

}  // namespace tenfold
