#include <algorithm>
#include <fmt/format.h>
#include <sstream>

#include "variant/placement.h"
#include "variant/spec_sections.h"
#include "variant/start_complaint.h"

namespace tenfold::sections {

namespace {

void check_royals(const Draft& draft) {
    const PieceSpec* first = nullptr;
    for (const PieceSpec& piece : draft.spec.pieces) {
        if (piece.royal && first != nullptr) {
            draft.report.error(piece.where,
                               fmt::format("a second royal piece, '{}', beside '{}'; there must be one",
                                           piece.letter, first->letter));
        } else if (piece.royal) {
            first = &piece;
        }
        if (!piece.royal && piece.movement.castling_distance > 0 && !draft.may_have_more()) {
            draft.report.error(
                piece.where,
                fmt::format("'O' in the movement of '{}': only the royal piece castles", piece.letter));
        }
    }
    if (first == nullptr && !draft.spec.pieces.empty() && !draft.may_have_more()) {
        draft.report.error(draft.spec.where, "no royal piece: one piece needs royal = true");
    }
}

/// The men of the start position; none, after a complaint, if they can't be placed.
std::vector<PlacedPiece> place_start(const Draft& draft) {
    if (draft.start.value.empty() || draft.spec.pieces.empty() || draft.may_have_more() ||
        draft.board_in_doubt) {
        return {};
    }
    Ruleset board;  // no more of the rules than reading the men needs
    board.spec.files = draft.spec.files;
    board.spec.ranks = draft.spec.ranks;
    board.pieces.resize(1);
    for (const PieceSpec& piece : draft.spec.pieces) {
        board.pieces.emplace_back().letter = piece.letter;
    }
    const std::string_view fen = draft.start.value;
    const auto placed = parse_placement(fen.substr(0, fen.find_first_of(" \t[")), board);
    if (!placed) {
        draft.report.add(
            start_complaint(draft.spec, draft.report.toml(), placed.error().column, placed.error().message));
        return {};
    }
    return placed.value();
}

struct Army {
    Color color;
    PieceType royal;
    std::vector<PlacedPiece> men;
};

Square king_of(const Army& army) {
    const auto king = std::find_if(army.men.begin(), army.men.end(),
                                   [&](const PlacedPiece& p) { return p.piece.type() == army.royal; });
    return king == army.men.end() ? Square::none() : king->square;
}

/// Castling by `O`: the partner is the outermost man on the king's rank on that side, pawns apart, and
/// lands on the inner side of the king's new square.
std::optional<CastlingWing> derive_wing(const Draft& draft, const Army& army, int direction, int distance) {
    const Square king = king_of(army);
    std::optional<int> partner;
    for (const PlacedPiece& p : army.men) {
        const PieceSpec& piece = draft.spec.pieces[static_cast<std::size_t>(p.piece.type().number() - 1)];
        const bool is_pawn = draft.spec.promotion.pieces.find(piece.letter) != std::string::npos;
        const int beside = (p.square.file() - king.file()) * direction;
        if (p.square.rank() == king.rank() && beside > 0 && !is_pawn &&
            (!partner || beside > (*partner - king.file()) * direction)) {
            partner = p.square.file();
        }
    }
    if (!partner) {
        return std::nullopt;
    }
    const int king_to = king.file() + direction * distance;
    return CastlingWing{king_to, *partner, king_to - direction};
}

void complain_of_castling(Draft& draft, std::string message,
                          Diagnostic::Severity severity = Diagnostic::Severity::Error) {
    const Location& where = draft.spec.start_where;
    draft.on_castling.push_back({where.source, where.line, where.column, std::move(message), severity});
}

std::optional<CastlingSpec> derive_for(Draft& draft, const Army& army, const PieceSpec& royal) {
    const Square king = king_of(army);
    if (king.is_none()) {
        return std::nullopt;
    }
    const int distance = royal.movement.castling_distance;
    CastlingSpec castling;
    castling.rank = army.color == Color::White ? king.rank() : draft.spec.ranks - 1 - king.rank();
    castling.king_from = king.file();
    castling.king_side = derive_wing(draft, army, 1, distance);
    castling.queen_side = derive_wing(draft, army, -1, distance);
    castling.where = royal.where;
    for (const auto& wing : {castling.king_side, castling.queen_side}) {
        if (wing && (wing->king_to - castling.king_from) * (wing->king_to - wing->rook_from) > 0) {
            complain_of_castling(
                draft, fmt::format("castling by O{} takes the king beyond its partner on the {}-file",
                                   distance, static_cast<char>('a' + wing->rook_from)));
            return std::nullopt;
        }
    }
    return castling;
}

bool same_wing(const std::optional<CastlingWing>& a, const std::optional<CastlingWing>& b) {
    return a.has_value() == b.has_value() &&
           (!a || (a->king_to == b->king_to && a->rook_from == b->rook_from && a->rook_to == b->rook_to));
}

bool same_castling(const CastlingSpec& a, const CastlingSpec& b) {
    return a.rank == b.rank && a.king_from == b.king_from && same_wing(a.king_side, b.king_side) &&
           same_wing(a.queen_side, b.queen_side);
}

Army army_of(const std::vector<PlacedPiece>& men, Color color, PieceType royal) {
    Army army{color, royal, {}};
    std::copy_if(men.begin(), men.end(), std::back_inserter(army.men),
                 [&](const PlacedPiece& p) { return p.piece.color() == color; });
    return army;
}

/// Does the FEN's third field give any right to castle?
bool gives_rights(const std::string& fen) {
    std::istringstream fields(fen);
    std::string castling;
    fields >> castling >> castling >> castling;
    return fields && castling != "-";
}

void derive_castling(Draft& draft, const std::vector<PlacedPiece>& men) {
    const auto royal = std::find_if(draft.spec.pieces.begin(), draft.spec.pieces.end(),
                                    [](const PieceSpec& p) { return p.movement.castling_distance > 0; });
    if (draft.castling_is_explicit || royal == draft.spec.pieces.end() || !royal->royal || men.empty()) {
        return;
    }
    const PieceType type(static_cast<int>(royal - draft.spec.pieces.begin()) + 1);
    const auto white = derive_for(draft, army_of(men, Color::White, type), *royal);
    const auto black = white ? derive_for(draft, army_of(men, Color::Black, type), *royal) : std::nullopt;
    if (!black) {
        return;
    }
    if (!same_castling(*white, *black)) {
        complain_of_castling(
            draft, fmt::format("castling by 'O' needs armies that face each other alike; {}",
                               gives_rights(draft.start.value) ? "describe it in a [castling] section"
                                                               : "castling = false does without"));
    } else if (white->king_side || white->queen_side) {
        draft.spec.castling = *white;
    } else {
        complain_of_castling(
            draft,
            fmt::format("the {} has nobody to castle with on its rank of the start position, "
                        "so that it never will",
                        royal->name),
            Diagnostic::Severity::Notice);
    }
}

}  // namespace

void complete(Draft& draft) {
    check_royals(draft);
    const std::vector<PlacedPiece> men = place_start(draft);
    derive_castling(draft, men);
    check_castling_is_told_apart(draft);
}

}  // namespace tenfold::sections
