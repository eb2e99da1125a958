#include "protocol/info_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

#include "movegen/notation.h"

namespace tenfold {

namespace {

std::string_view bound_text(Bound bound) {
    switch (bound) {
        case Bound::Lower:
            return " lowerbound";
        case Bound::Upper:
            return " upperbound";
        case Bound::Exact:
            break;
    }
    return "";
}

std::uint64_t nodes_per_second(const SearchInfo& info) {
    const auto elapsed = std::max<Milliseconds::rep>(info.time.count(), 1);
    return info.nodes * 1000 / static_cast<std::uint64_t>(elapsed);
}

}  // namespace

std::string score_text(Score score) {
    return score.is_decisive() ? fmt::format("mate {}", score.mate_moves())
                               : fmt::format("cp {}", score.raw());
}

std::string final_score_text(const GameStatus& status, Color side) {
    if (status.end == GameEnd::Checkmate) {
        return score_text(Score::mated_in(0));
    }
    const double points = side == Color::White ? status.white_scores : 1 - status.white_scores;
    if (points == 0.5) {
        return score_text(Score::zero());
    }
    if (points == 0 || points == 1) {  // by a rule; nobody is mated
        return score_text(points == 1 ? Score(Score::kMaxEval) : Score(-Score::kMaxEval));
    }
    return score_text(points > 0.5 ? Score::stalemate_in(0) : Score::stalemated_in(0));
}

std::string stalemate_line(const SearchInfo& info) {
    if (!info.score.is_stalemate() || info.bound != Bound::Exact) {
        return "";
    }
    const int moves = info.score.stalemate_moves();
    return moves > 0 ? fmt::format("info string stalemate in {}: scores 3/4", moves)
                     : fmt::format("info string stalemated in {}: scores 1/4", -moves);
}

std::string info_line(const SearchInfo& info, const Ruleset& rules, bool show_wdl) {
    std::string line =
        fmt::format("info depth {} seldepth {} multipv {} score {}{}", info.depth, info.selective_depth,
                    info.multi_pv, score_text(info.score), bound_text(info.bound));
    const auto out = std::back_inserter(line);
    if (show_wdl) {
        fmt::format_to(out, " wdl {}", fmt::join(info.wdl, " "));
    }
    fmt::format_to(out, " nodes {} nps {} hashfull {} time {}", info.nodes, nodes_per_second(info),
                   info.hash_full, info.time.count());
    line += info.line.empty() ? "" : " pv";
    for (const Move move : info.line) {
        fmt::format_to(out, " {}", to_text(move, rules));
    }
    return line;
}

std::string current_move_line(int depth, Move move, int number, const Ruleset& rules) {
    return fmt::format("info depth {} currmove {} currmovenumber {}", depth, to_text(move, rules), number);
}

std::string best_move_line(const SearchResult& result, const Ruleset& rules) {
    if (result.best.is_none()) {
        return std::string(kNoBestMove);
    }
    const std::string line = "bestmove " + to_text(result.best, rules);
    return result.ponder.is_none() ? line : line + " ponder " + to_text(result.ponder, rules);
}

std::string variant_text(const Variant& variant) {
    // GUIs take the rules that they don't know from the template; Tenfold has pockets in no game yet.
    return fmt::format("variant {} files {} ranks {} pocket 0 template fairy startpos {}", variant.name(),
                       variant.files(), variant.ranks(), variant.start_fen());
}

}  // namespace tenfold
