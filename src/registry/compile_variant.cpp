#include "registry/compile_variant.h"

#include <algorithm>
#include <fmt/format.h>

#include "movegen/status.h"
#include "movegen/substitutions.h"
#include "position/fen.h"
#include "position/pocket.h"
#include "variant/compiler.h"
#include "variant/piece_chains.h"
#include "variant/start_complaint.h"

namespace tenfold {

namespace {

using Severity = Diagnostic::Severity;

bool has_errors(const std::vector<Diagnostic>& diagnostics) {
    for (const Diagnostic& d : diagnostics) {
        if (d.severity == Severity::Error) {
            return true;
        }
    }
    return false;
}

constexpr std::string_view kRights = "KQkq";

/// Complains of what makes no sense in a game as a whole, its start position above all.
class GameCheck {
public:
    GameCheck(std::string_view toml, const Ruleset& rules, std::vector<Diagnostic>& diagnostics)
        : toml_(toml), rules_(rules), diagnostics_(diagnostics) {}

    /// `about_castling`: what is wrong with castling, if the start position is sound otherwise.
    void run(const std::vector<Diagnostic>& about_castling) {
        if (!check_prelude()) {
            return;
        }
        const std::string fen = has_errors(about_castling) ? without_rights() : rules_.spec.start_fen;
        auto start = parse_fen(fen, rules_);
        if (!start) {
            refuse(start.error());
            return;
        }
        // What is mended in a FEN of a user's is a mistake in a variant file.
        for (const Diagnostic& notice : start.value().notices) {
            refuse(notice);
        }
        if (start.value().position.state().prelude > 1) {
            refuse({"", 0, 0, "White makes the first ply of the prelude, and it is Black's turn"});
        }
        diagnostics_.insert(diagnostics_.end(), about_castling.begin(), about_castling.end());
        if (start.value().notices.empty() && !has_errors(about_castling)) {
            check_play(start.value().position);
        }
        check_promotion();
        check_en_passant();
        check_legs();
    }

private:
    /// What both players may bring in, as a FEN has it.
    std::string full_pocket() const {
        std::string letters;
        for (const Color c : kColors) {
            for (const PieceType type : rules_.prelude.set) {
                letters += rules_.letter_of(Piece(c, type));
            }
        }
        return fmt::format("[{}]", letters);
    }

    /// Before anything else: a start position may offer more substitutions than can be listed.
    bool check_prelude() {
        const Prelude& prelude = rules_.prelude;
        const Location& where = rules_.spec.prelude.where;
        if (prelude.plies.empty()) {
            return true;
        }
        if (substitutions::are_too_many(rules_)) {
            error(where, fmt::format("a ply of the prelude offers more than {} substitutions: give it fewer "
                                     "squares, pieces or a smaller 'max'",
                                     substitutions::kMost));
            return false;
        }
        if (rules_.spec.start_fen.find('[') == std::string::npos) {
            refuse(
                {"", 0, 0,
                 fmt::format("the pieces of the prelude are missing behind the board: {}", full_pocket())});
            return false;
        }
        for (const Color c : kColors) {
            for (int used = 0; used <= static_cast<int>(prelude.set.size()); ++used) {
                if (plies_after(prelude, c, used).size() > 1) {
                    error(where,
                          fmt::format(
                              "with {} pieces brought in and {} to move, nobody could say which ply of "
                              "the prelude it is: give the plies equal 'min' and 'max', above 0, and pieces "
                              "and squares enough",
                              used, to_string(c)));
                    return false;
                }
            }
        }
        return true;
    }

    void check_play(Position& start) {
        if (rules_.has_castling && start.state().castling == 0) {
            notice(
                rules_.spec.start_where,
                "the start position gives no right to castle (KQkq), so that no game from it has castling");
        }
        const GameStatus status = game_status(start);
        if (status.end == GameEnd::Checkmate || status.end == GameEnd::Stalemate) {
            refuse({"", 0, 0, "the side to move has no legal move"});
        } else if (status.over()) {
            notice(rules_.spec.start_where, "the start position is a finished game already");
        } else {
            check_presence(start);
        }
    }

    void check_promotion() {
        const auto never = [&](PieceType type) {
            return rules_.promotion_limit[static_cast<std::size_t>(type.number())] == 0;
        };
        if (!rules_.promotions.empty() &&
            std::all_of(rules_.promotions.begin(), rules_.promotions.end(), never)) {
            notice(rules_.spec.promotion.where, "every limit is 0, so that nothing can promote");
        }
    }

    void check_en_passant() {
        const auto is_double_step = [](const InitialRide& ride) { return ride.double_step_at != 0; };
        if (rules_.en_passant_pieces.is_empty() ||
            std::any_of(rules_.initial.begin(), rules_.initial.end(), is_double_step)) {
            return;
        }
        for (const PieceSpec& piece : rules_.spec.pieces) {
            if (rules_.en_passant_pieces.contains(Piece(Color::White, *rules_.type_of(piece.letter)))) {
                notice(piece.where, fmt::format("{}: nothing can be captured en passant ('e'), since no pawn "
                                                "makes a double step ('i')",
                                                piece.name));
            }
        }
    }

    /// A leg that only captures, by jumping, where jumps capture nothing.
    void check_legs() {
        const auto lands = [](const betza::LegMove& m) { return m.quiet || m.capture || m.passes; };
        const auto never_ends = [&](const betza::Leg& leg) {
            return std::none_of(leg.begin(), leg.end(), lands);
        };
        for (const PieceSpec& piece : rules_.spec.pieces) {
            for (const betza::Chain& chain : whole_movement(rules_.spec, piece).chains) {
                if (std::any_of(chain.begin(), chain.end(), never_ends)) {
                    notice(piece.where,
                           fmt::format("{}: it can never move in these legs, one of which only captures "
                                       "by jumping ('jump-capture' is false)",
                                       piece.name));
                }
            }
        }
    }

    [[nodiscard]] bool comes_on_board(const PieceSpec& piece, const Position& start) const {
        const PieceType type = *rules_.type_of(piece.letter);
        const auto names_it = [&](const std::string& letters) {
            return letters.find(piece.letter) != std::string::npos;
        };
        return start.count(Color::White, type) + start.count(Color::Black, type) > 0 ||
               names_it(rules_.spec.promotion.to) || names_it(rules_.spec.prelude.set);
    }

    /// Inherited pieces that are forgotten would still be explained as pieces of the game.
    void check_presence(const Position& start) {
        for (const PieceSpec& piece : rules_.spec.pieces) {
            if (!comes_on_board(piece, start)) {
                notice(piece.where,
                       fmt::format("{}: not in the start position, and nothing promotes to it{}", piece.name,
                                   piece.where.inherited
                                       ? fmt::format("; remove = \"{}\" takes it away", piece.letter)
                                       : ""));
            }
        }
    }

    [[nodiscard]] std::string without_rights() const {
        const std::string& fen = rules_.spec.start_fen;
        return fen.substr(0, fen.find(' ', fen.find(' ') + 1));
    }

    void refuse(const Diagnostic& about_fen) {
        diagnostics_.push_back(start_complaint(rules_.spec, toml_, about_fen.column,
                                               about_fen.message + why_no_right(about_fen.column)));
    }

    /// For a complaint about a right to castle: which castling it is that the game hasn't got.
    [[nodiscard]] std::string why_no_right(int column) const {
        const std::string& fen = rules_.spec.start_fen;
        const auto at = static_cast<std::size_t>(column - 1);
        const std::size_t slot = column > 0 && at < fen.size() ? kRights.find(fen[at]) : kRights.npos;
        if (!rules_.has_castling || slot == kRights.npos ||
            std::count(fen.begin(), fen.begin() + column, ' ') != 2 || rules_.castlings[slot]) {
            return "";
        }
        return fmt::format(" (the game has no castling on the {} side)",
                           slot % 2 == 0 ? "king's" : "queen's");
    }

    void error(const Location& where, std::string message) {
        diagnostics_.push_back({where.source, where.line, where.column, std::move(message), Severity::Error});
    }

    void notice(const Location& where, std::string message) {
        diagnostics_.push_back(
            {where.source, where.line, where.column, std::move(message), Severity::Notice});
    }

    std::string_view toml_;
    const Ruleset& rules_;
    std::vector<Diagnostic>& diagnostics_;
};

}  // namespace

CompiledVariant compile_variant(std::string_view toml, const std::string& source, const SpecLookup& lookup) {
    ParsedSpec parsed = parse_spec(toml, source, lookup);
    CompiledVariant result{parsed.spec.name, nullptr, std::move(parsed.diagnostics)};
    if (has_errors(result.diagnostics)) {
        return result;
    }
    auto compiled = compile_ruleset(parsed.spec);
    if (!compiled) {
        result.diagnostics.insert(result.diagnostics.end(), compiled.error().begin(), compiled.error().end());
        return result;
    }
    GameCheck(toml, *compiled.value(), result.diagnostics).run(parsed.on_castling);
    if (!has_errors(result.diagnostics)) {
        result.rules = std::move(compiled).value();
    }
    return result;
}

}  // namespace tenfold
