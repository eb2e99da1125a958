#include "protocol/bench_command.h"

#include <fmt/format.h>
#include <optional>

#include "core/number.h"
#include "core/quoted.h"

#include "tenfold/engine.h"

namespace tenfold {

namespace {

/// The number that the next word is; empty, with a complaint, if it is none from 1 to `most`.
std::optional<int> read_number(Words& words, std::string_view name, int most, BenchCommand& command) {
    const std::string_view word = words.next();
    const std::optional<int> number = parse_number<int>(word);
    if (!number || *number < 1 || *number > most) {
        command.complaints.push_back(
            fmt::format("bench: {}: expected a number from 1 to {}, not {}", name, most, quoted(word)));
        return std::nullopt;
    }
    return number;
}

}  // namespace

BenchCommand parse_bench(Words words, const VariantLibrary& library) {
    BenchCommand command;
    while (!words.at_end()) {
        const std::string_view word = words.next();
        if (word == "threads") {
            command.order.threads = read_number(words, word, Engine::kMaxThreads, command).value_or(1);
        } else if (word == "depth") {
            command.order.depth = read_number(words, word, Score::kMaxPly, command);
        } else if (Result<Variant> variant = library.find(word); variant.ok()) {
            command.order.variant = std::move(variant).value();
        } else {
            command.complaints.push_back("bench: " + to_string(variant.error()));
        }
    }
    return command;
}

}  // namespace tenfold
