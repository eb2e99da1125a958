#include <algorithm>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "betza/describe.h"
#include "betza/movements.h"
#include "support/catch.h"

namespace tenfold::betza {

namespace {

using testing::chains;
using testing::replaced;
using testing::spelled;
using Steps = std::vector<std::pair<int, int>>;

const Steps kKnight{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
const Steps kKing{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

Leg leg(const Steps& steps, bool quiet, bool capture) {
    Leg all;
    for (const auto& [files, ranks] : steps) {
        all.push_back({files, ranks, false, quiet, capture, false});
    }
    return all;
}

/// One square, or two over a neighbour.
Leg step_or_hop(bool capture) {
    Leg all = leg(kKing, true, capture);
    for (const auto& [files, ranks] : kKing) {
        all.push_back({2 * files, 2 * ranks, true, true, capture, false});
    }
    std::sort(all.begin(), all.end());
    return all;
}

bool same(std::string_view one, std::string_view other) {
    const auto a = chains(one);
    const auto b = chains(other);
    CAPTURE(one, other, spelled(a), spelled(b));
    CHECK(a == b);
    return a == b;
}

/// Random terms of several legs, the same ones in each run.
class Writer {
public:
    std::string term() {
        std::string text;
        for (int legs = 2 + number(2); legs > 0; --legs) {
            for (int letters = number(4); letters > 0; --letters) {
                text += any("fblrvsmcpj");
            }
            text += legs > 1 ? "a" : "";
        }
        return text + any("WFDANCZHGK");
    }

private:
    int number(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }
    char any(std::string_view letters) {
        return letters[static_cast<std::size_t>(number(static_cast<int>(letters.size())))];
    }
    std::mt19937 random_{20240301};
};

/// The chains with other leaps, sorted again.
std::vector<Chain> moved(std::vector<Chain> all, std::pair<int, int> (*step)(const LegMove&)) {
    for (Chain& chain : all) {
        for (Leg& moves : chain) {
            for (LegMove& m : moves) {
                std::tie(m.files, m.ranks) = step(m);
            }
            std::sort(moves.begin(), moves.end());
        }
    }
    std::sort(all.begin(), all.end(), [](const Chain& a, const Chain& b) {
        return std::tuple(a.size(), a) < std::tuple(b.size(), b);
    });
    return all;
}

bool sound(const Leg& moves, bool is_last) {
    const auto leap = [](const LegMove& m) { return std::tuple(m.files, m.ranks, m.over_hurdle); };
    const bool strictly_sorted =
        std::adjacent_find(moves.begin(), moves.end(), [&](const LegMove& a, const LegMove& b) {
            return leap(a) >= leap(b);
        }) == moves.end();
    return !moves.empty() && strictly_sorted &&
           std::all_of(moves.begin(), moves.end(), [is_last](const LegMove& m) {
               const int length = std::max(std::abs(m.files), std::abs(m.ranks));
               const bool has_middle = m.files % 2 == 0 && m.ranks % 2 == 0;
               return length >= 1 && length <= 3 && (m.quiet || m.capture || m.passes) &&
                      !(m.passes && is_last) && (!m.over_hurdle || has_middle);
           });
}

bool sound(const Chain& chain) {
    const auto lands = [](const Leg& moves) {
        return std::any_of(moves.begin(), moves.end(), [](const LegMove& m) { return m.quiet || m.capture; });
    };
    for (std::size_t i = 0; i < chain.size(); ++i) {
        if (!sound(chain[i], i + 1 == chain.size())) {
            return false;
        }
    }
    return chain.size() >= 2 && chain.size() <= 8 && std::count_if(chain.begin(), chain.end(), lands) <= 4;
}

}  // namespace

TEST_CASE("the Super Knight of Supremo is one chain of two knight's leaps") {
    const std::vector<Chain> expected{{leg(kKnight, true, true), leg(kKnight, true, true)}};
    CHECK(chains("NaNcaNcabNabN") == expected);
    CHECK(testing::movements("NaNcaNcabNabN") == testing::movements("N"));
    same("NaNcaNcabNabN", "mcaNmcabN");
    same("NaNcaNcabNabN", "mcavvssvsN");
    same("NaNcaNcabNabN", "abNcabNcaNaN");

    SECTION("without the returns, what may follow depends on the first leap") {
        const auto all = chains("NaNcaN");
        REQUIRE(all.size() == 8);
        for (std::size_t i = 0; i < all.size(); ++i) {
            Steps others = kKnight;
            std::erase(others, std::pair(-kKnight[i].first, -kKnight[i].second));
            CHECK(all[i] == Chain{leg({kKnight[i]}, true, true), leg(others, true, true)});
        }
    }
}

TEST_CASE("the Super Commando and the Super Protector of Supremo are single chains") {
    const Leg commando = step_or_hop(true);
    CHECK(chains("mcavvssvsKmcavvssvspafKpafmcavvssvsKpafmcavvssvspafK") ==
          std::vector<Chain>{{commando, commando}});
    const Leg protector = step_or_hop(false);
    CHECK(chains("mavvssvsmavvssvsmKmavvssvsmavvssvspafmKmavvssvspafmavvssvsmKpafmavvssvsmavvssvsmK"
                 "mavvssvspafmavvssvspafmKpafmavvssvsmavvssvspafmKpafmavvssvspafmavvssvsmK"
                 "pafmavvssvspafmavvssvspafmK") == std::vector<Chain>{{protector, protector, protector}});
}

TEST_CASE("a lion of Chu Shogi captures once or twice, or turns back") {
    const auto all = chains("KNADcaKmcabK");
    REQUIRE(all.size() == 9);
    CHECK(all.back() == Chain{leg({{1, 1}}, true, false), leg({{-1, -1}}, true, true)});
    const Chain capturing{leg(kKing, false, true), leg(kKing, true, true)};
    CHECK(std::count(all.begin(), all.end(), capturing) == 1);
    CHECK(testing::movements("KNADcaKmcabK") == testing::movements("KNAD"));
}

TEST_CASE("texts of several legs that mean the same give the same chains") {
    same("KaK", "KaffrrllfsbsK");
    same("KaK", "aK");
    same("aK", "vvssvsamcK");
    same("aK", "avsKafKasK");
    same("aW", "affrrllW");
    same("aW", "afWasW");
    same("aN", "affrrllfsbsN");
    same("fafWfcafW", "fmcafW");
    same("fafWfafmWfcafcW", "fafWfcafcW");
    same("aaK", "aafKaarKaalKaafsKaabsK");
    same("aKaK", "aK");
    same("fmafmafmWfmafmW", "fmafmWfmafmafmW");
    same("(2,1)a(2,1)", "NaN");
    same("aR1", "aW");
    same("mpafK", "afKpafK");
}

TEST_CASE("chains that differ stay apart, shorter ones first") {
    CHECK(spelled(chains("fmafmafmWfmafmW")) == "(0,1)m > (0,1)m; (0,1)m > (0,1)m > (0,1)m");
    CHECK(spelled(chains("fmafmWfcafcW")) == "(0,1)c > (0,1)c; (0,1)m > (0,1)m");
    CHECK(spelled(chains("fmafmWfmafmD")) == "(0,1)m > (0,1)m; (0,2)m > (0,2)m");
}

TEST_CASE("whatever the legs, chains are sound or there is an error within the text") {
    Writer writer;
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::string text = writer.term();
        const auto parsed = parse(text);
        CAPTURE(text);
        if (!parsed) {
            REQUIRE(parsed.error().column >= 1);
            REQUIRE(parsed.error().column <= static_cast<int>(text.size()) + 1);
            continue;
        }
        ++accepted;
        const auto& all = parsed.value().chains;
        REQUIRE(std::all_of(all.begin(), all.end(), [](const Chain& chain) { return sound(chain); }));
        REQUIRE(all == moved(all, [](const LegMove& m) { return std::pair{m.files, m.ranks}; }));
        REQUIRE(std::adjacent_find(all.begin(), all.end()) == all.end());
        REQUIRE(describe_chains(all).empty() == all.empty());
    }
    CHECK(accepted > 2'000);
}

TEST_CASE("mirroring and turning the letters of legs mirrors and turns the chains") {
    Writer writer;
    for (int i = 0; i < 5'000; ++i) {
        const std::string text = writer.term();
        const std::size_t again = text.find('a');
        const auto parsed = parse(text);
        const auto mirrored = parse(replaced(text, "lr", "rl"));
        const auto right = parse(replaced(text.substr(0, again), "frblsv", "rblfvs") + text.substr(again));
        CAPTURE(text);
        REQUIRE(parsed.ok() == mirrored.ok());
        REQUIRE(parsed.ok() == right.ok());
        if (parsed) {
            const auto& all = parsed.value().chains;
            REQUIRE(mirrored.value().chains == moved(all, [](const LegMove& m) {
                        return std::pair{-m.files, m.ranks};
                    }));
            REQUIRE(right.value().chains == moved(all, [](const LegMove& m) {
                        return std::pair{m.ranks, -m.files};
                    }));
        }
    }
}

}  // namespace tenfold::betza
