#include <algorithm>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "betza/describe.h"
#include "betza/gates.h"
#include "betza/movements.h"
#include "betza/parser.h"
#include "support/catch.h"

namespace tenfold::betza {

namespace {

using testing::replaced;
using testing::spelled;

/// Random texts, the same ones in each run: mostly well-formed terms, with slips here and there.
class Writer {
public:
    std::string term() {
        std::string text;
        for (int modifiers = number(4); modifiers > 0; --modifiers) {
            text += any("fblrvshmceinjpg");
        }
        text += any("WFDNAHCZGBRQKLJ");
        if (number(4) == 0) {
            text += number(2) == 0 ? text.back() : any("0123456789");
        }
        return text;
    }
    std::string text() {
        std::string all;
        for (int terms = 1 + number(3); terms > 0; --terms) {
            all += term();
        }
        while (number(4) == 0) {
            const auto place = static_cast<std::size_t>(number(static_cast<int>(all.size())));
            all[place] = number(2) == 0 ? any("()[],OUXY09 atodqyz") : static_cast<char>(number(256));
        }
        return all;
    }
    std::string noise() {
        std::string all(static_cast<std::size_t>(number(20)), ' ');
        std::generate(all.begin(), all.end(), [this] { return static_cast<char>(number(256)); });
        return all;
    }

private:
    int number(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }
    char any(std::string_view letters) {
        return letters[static_cast<std::size_t>(number(static_cast<int>(letters.size())))];
    }
    std::mt19937 random_{20240229};
};

auto key(const Movement& m) {
    return std::tie(m.files, m.ranks, m.path, m.range, m.initial);
}
bool before(const Movement& a, const Movement& b) {
    return key(a) < key(b);
}

bool sound(const Movement& m) {
    const bool gated = m.path == Path::Lame || m.path == Path::Hurdle;
    const bool single = gated || m.path == Path::Leap;
    return std::max(std::abs(m.files), std::abs(m.ranks)) <= 3 && (m.files != 0 || m.ranks != 0) &&
           (m.quiet || m.capture || m.en_passant) && single == (m.range == 1) && m.range >= 1 &&
           m.range <= Movement::kUnlimited && gated == !gates_of(m).empty() &&
           (!m.en_passant || m.path == Path::Leap) && !(m.initial && (m.capture || m.en_passant));
}

/// The outcome of any text at all has to be one that the callers can rely on.
bool sound(const std::string& text) {
    const auto parsed = parse(text);
    if (!parsed) {
        const ParseError& error = parsed.error();
        return error.column >= 1 && error.column <= static_cast<int>(text.size()) + 1 &&
               !error.message.empty();
    }
    const auto& all = parsed.value().movements;
    const bool strictly_sorted = std::adjacent_find(all.begin(), all.end(), [](const auto& a, const auto& b) {
                                     return !before(a, b);
                                 }) == all.end();
    return (!all.empty() || !parsed.value().chains.empty() || parsed.value().castling_distance > 0) &&
           strictly_sorted && describe(all).empty() == all.empty() &&
           std::all_of(all.begin(), all.end(), [](const Movement& m) { return sound(m); });
}

/// The movements with other steps, sorted again.
std::vector<Movement> moved(std::vector<Movement> all, std::pair<int, int> (*step)(const Movement&)) {
    for (Movement& m : all) {
        std::tie(m.files, m.ranks) = step(m);
    }
    std::sort(all.begin(), all.end(), before);
    return all;
}

}  // namespace

TEST_CASE("whatever the text, the outcome is a sound movement or an error within it") {
    Writer writer;
    int accepted = 0;
    for (int i = 0; i < 100'000; ++i) {
        const std::string text = i % 4 == 0 ? writer.noise() : writer.text();
        if (!sound(text)) {
            FAIL("unsound: " << text << " -> " << spelled(text));
        }
        accepted += parse(text) ? 1 : 0;
    }
    CHECK(accepted > 10'000);
}

TEST_CASE("mirroring the letters mirrors the movement") {
    Writer writer;
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::string text = writer.term();
        const auto parsed = parse(text);
        const auto mirrored = parse(replaced(text, "lr", "rl"));
        CAPTURE(text);
        REQUIRE(parsed.ok() == mirrored.ok());
        if (parsed) {
            ++accepted;
            REQUIRE(mirrored.value().movements == moved(parsed.value().movements, [](const Movement& m) {
                        return std::pair{-m.files, m.ranks};
                    }));
        }
    }
    CHECK(accepted > 2'000);
}

TEST_CASE("turning the letters to the right turns the movement to the right") {
    Writer writer;
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::string text = writer.term();
        // The spirals hl and hr are the same from every side.
        if (text.find('h') != std::string::npos) {
            continue;
        }
        const auto parsed = parse(text);
        const auto right = parse(replaced(text, "frblsv", "rblfvs"));
        CAPTURE(text);
        REQUIRE(parsed.ok() == right.ok());
        if (parsed) {
            ++accepted;
            REQUIRE(right.value().movements == moved(parsed.value().movements, [](const Movement& m) {
                        return std::pair{m.ranks, -m.files};
                    }));
        }
    }
    CHECK(accepted > 2'000);
}

TEST_CASE("the order of terms does not matter, nor does saying a thing twice") {
    Writer writer;
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::string one = writer.term();
        const std::string other = writer.term();
        if (!parse(one) || !parse(other) || one.back() == other.front() || other.back() == one.front()) {
            continue;
        }
        ++accepted;
        CAPTURE(one, other);
        const auto both = parse(one + other);
        REQUIRE(both);
        REQUIRE(both.value().movements == parse(other + one).value().movements);
        REQUIRE(both.value().movements == parse(one + other + one).value().movements);
    }
    CHECK(accepted > 500);
}

}  // namespace tenfold::betza
