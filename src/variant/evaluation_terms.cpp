#include "variant/evaluation_terms.h"

namespace tenfold {
namespace {

struct TermInfo {
    std::string_view name;
    Weight usual;
};

// In the order of Term.
constexpr std::array<TermInfo, kTerms> kInfos{{
    {"tempo", {12, 12}},
    {"doubled", {-8, -18}},
    {"isolated", {-10, -14}},
    {"defended", {5, 6}},
    {"passed", {70, 160}},
    {"shelter-pawn", {9, 0}},
    {"open-king-file", {-14, 0}},
    {"pair", {28, 40}},
    {"attacked-by-pawn", {-35, -30}},
    {"king-attack", {5, 0.625}},
}};

// In the order of PieceTerm.
constexpr std::array<std::string_view, kPieceTerms> kPieceNames{"mobility", "king-attack-units"};

}  // namespace

std::string_view name_of(Term term) noexcept {
    return kInfos[static_cast<std::size_t>(term)].name;
}

Weight default_weight(Term term) noexcept {
    return kInfos[static_cast<std::size_t>(term)].usual;
}

std::string_view name_of(PieceTerm term) noexcept {
    return kPieceNames[static_cast<std::size_t>(term)];
}

}  // namespace tenfold
