#include "search/thread_crew.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <set>
#include <thread>

#include "support/catch.h"

namespace tenfold {

TEST_CASE("each thread of a crew does its task once, and all are done after waiting", "[threads]") {
    ThreadCrew crew;
    crew.resize(4);
    REQUIRE(crew.size() == 4);
    std::array<std::atomic<int>, 4> calls{};
    for (int round = 1; round <= 200; ++round) {
        crew.start([&](std::size_t number) { ++calls[number]; });
        crew.wait();
        for (const auto& count : calls) {
            REQUIRE(count == round);
        }
    }
}

TEST_CASE("a crew's threads are the same from task to task", "[threads]") {
    ThreadCrew crew;
    crew.resize(3);
    std::array<std::array<std::thread::id, 3>, 2> ids;
    for (auto& round : ids) {
        crew.start([&](std::size_t number) { round[number] = std::this_thread::get_id(); });
        crew.wait();
    }
    CHECK(ids[0] == ids[1]);
    CHECK(std::set(ids[0].begin(), ids[0].end()).size() == 3);
}

TEST_CASE("a crew grows and shrinks between tasks", "[threads]") {
    ThreadCrew crew;
    for (const std::size_t size : {2U, 5U, 1U, 0U, 3U}) {
        crew.resize(size);
        REQUIRE(crew.size() == size);
        std::atomic<std::size_t> calls = 0;
        std::atomic<std::size_t> sum = 0;
        crew.start([&](std::size_t number) {
            ++calls;
            sum += number;
        });
        crew.wait();
        CHECK(calls == size);
        CHECK(sum == size * (size - std::min<std::size_t>(size, 1)) / 2);
    }
}

}  // namespace tenfold
