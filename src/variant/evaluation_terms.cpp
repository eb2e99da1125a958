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
    {"backward", {0, 0}},
    {"defended", {5, 6}},
    {"phalanx", {0, 0}},
    {"passed-1", {70, 160}},
    {"passed-2", {51, 118}},
    {"passed-3", {36, 82}},
    {"passed-4", {23, 52}},
    {"passed-5", {13, 29}},
    {"passed-6", {6, 13}},
    {"passed-7", {1, 3}},
    {"passed-8", {0, 0}},
    {"passed-9", {0, 0}},
    {"passed-blocked", {-17, -40}},
    {"passed-free", {0, 0}},
    {"passed-supported", {0, 0}},
    {"passed-own-king", {0, 0}},
    {"passed-enemy-king", {0, 0}},
    {"shelter-pawn", {9, 0}},
    {"open-king-file", {-14, 0}},
    {"pair", {28, 40}},
    {"attacked-by-pawn", {-35, -30}},
    {"king-danger", {5, 0.625}},
    {"danger-attacker", {0, 0}},
    {"danger-weak-square", {0, 0}},
    {"danger-open-file", {0, 0}},
    {"danger-shelter-pawn", {0, 0}},
    {"danger-flight", {0, 0}},
    {"danger-safe-check", {0, 0}},
}};

// In the order of PieceTerm, as far as they have tables of letters.
constexpr std::array<std::string_view, 7> kPieceNames{"values",     "mobility", "confined",    "outpost",
                                                      "threatened", "hanging",  "attack-units"};

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
