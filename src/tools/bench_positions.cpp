#include "tools/bench_positions.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace tenfold {
namespace {

// Start positions, and positions from games between engines.
constexpr std::array kPositions{
    BenchPosition{"opulent", "", 12},
    BenchPosition{"opulent",
                  "r8r/clbnqk1b2/ppppap4/4p1pp2/9p/5P4/3P2PW2/PPP1P2P1P/C2NQKN1L1/RWL6R w - - 1 16", 11},
    BenchPosition{"opulent",
                  "r8r/cl1nqkn1l1/pp2ppbapp/w2p2p3/2p7/6p3/3PB5/PPP1PPPPPP/C2NQKAB1R/RWL7 w - - 0 16", 11},
    BenchPosition{"opulent", "r1c7/3l1kn3/1w1qpp4/1P1pn1p2p/2p7/2P7/3PBBP1P1/1R2P4l/1C5Q2/2LK6 w - - 4 46",
                  11},
    BenchPosition{"opulent-modern",
                  "r8r/clnbqk1nla/3p3ppp/p1p1p1pw2/1p3p4/3P1WP2P/4PL1AP1/PPPCBP1P2/1N2QKBN2/R8R b - - 1 15",
                  11},
    BenchPosition{"opulent-literal",
                  "3r5r/cl2qkl3/2p1pn2pp/1p3np3/p1p5P1/3Pb3WP/1PW1P3A1/1PP1LQ1P2/5KN1L1/R8R w - - 0 26", 11},
    BenchPosition{"supremo", "", 9},
    BenchPosition{
        "supremo",
        "cr1bqkbnrc/oh1t2t1gO/p2n1p1pDp/1p8/4T1p3/SP3s4/4PP3d/P1PP2PP1P/1H1T3DH1/1RNBQKBNRC b - - 0 14", 8},
    BenchPosition{"supremo",
                  "3b2bn1r/1O1tq1kd1c/2p3ppp1/c3pp3p/1R3o1t2/P9/5S4/2PT2N3/H2T1s1C2/C1N1K1B3 w - - 3 47", 9},
    BenchPosition{"chess", "", 14},
    BenchPosition{"chess", "r3kb1r/2p1qp2/p1b1p1p1/1p5p/3PBB1P/P2Q2P1/1PP2P2/R3K2R b KQkq - 0 15", 13},
    BenchPosition{"chess", "3k1b2/3r4/p5p1/1p2Bp1p/2p4P/PP4P1/2P1KP2/7R w - - 0 26", 14},
    BenchPosition{"capablanca",
                  "r2bakb1nr/2pp1q1pp1/ppn1pp4/6p2p/2PNA5/PB3P1NP1/1P1PP1PPP1/R3QKB2R b KQkq - 1 15", 11},
    BenchPosition{"janus", "r3k1r3/1p1j1p3p/4pb1Bp1/p2p6/7nP1/P3P3N1/1P1PQP3P/1KR6b w q - 0 26", 11},
    BenchPosition{"grand",
                  "r2b5r/3qk3n1/2p1np1cpp/1p2pbp3/pP1p2p3/Q2P2P3/2P1C2P1P/P2NPPN1P1/2BK3B2/R8R b - - 0 15",
                  11},
    BenchPosition{
        "shako", "ce5c2/1rn2kbnr1/pp2p1p1pp/3p1ppe2/1P4b3/10/1N1PEP1E2/P3P1PPPP/1R1B1KBNR1/C8C b KQkq - 2 15",
        11},
};

// Searched only when their game is asked for: with them, the list above would be another.
constexpr std::array kMorePositions{
    BenchPosition{"opulent",
                  "r8r/2l1qnk3/p1p1pw1ppp/1p1p1np3/10/2P1P1N3/1P3W1PP1/P2P1P3P/2BLQ1KN2/R8R w - - 0 1", 11},
    BenchPosition{"superchess", "hsbqkbev/pfpptppt/8/8/8/8/PFPPTPPT/HSBQKBEV w - - 0 1", 11},
    BenchPosition{"superchess", "rn2k3/ppptvt1p/1h2e3/8/4V3/1HN3E1/PPPT1T1P/R3K3 w Qq - 1 15", 11},
    BenchPosition{"superchess", "6B1/1hk5/4Q2F/8/Pp6/1F3q2/3T3T/1bB1K3 w - - 3 35", 12},
    BenchPosition{"superchess-corus", "vnbekbsa/pppppppp/8/8/8/8/PPPPPPPP/VNBEKBSA w - - 0 1", 11},
    BenchPosition{"superchess-corus", "3qkb2/1pp2pp1/2n1p2p/p2p4/4NP2/PP1BPQ2/1P1P1P1P/4K3 w - - 0 16", 12},
};

// Of a game that has no positions of its own.
constexpr int kDepthOfOthers = 8;

}  // namespace

std::span<const BenchPosition> bench_positions() noexcept {
    return kPositions;
}

std::vector<BenchPosition> bench_positions_of(std::string_view variant) {
    std::vector<BenchPosition> found;
    const auto take = [&](std::span<const BenchPosition> list) {
        std::copy_if(list.begin(), list.end(), std::back_inserter(found),
                     [&](const BenchPosition& p) { return p.variant == variant; });
    };
    take(kPositions);
    take(kMorePositions);
    if (found.empty()) {
        found.push_back({variant, "", kDepthOfOthers});
    }
    return found;
}

}  // namespace tenfold
