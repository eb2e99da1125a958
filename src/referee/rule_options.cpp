#include "referee/rule_options.h"

#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <functional>
#include <map>

#include "core/did_you_mean.h"
#include "core/number.h"
#include "core/quoted.h"

namespace tenfold::referee {

namespace {

using ValueSetter = std::function<std::string(const std::string&)>;
using ValueSetters = std::map<std::string, ValueSetter>;

std::string apply(const std::vector<KeyValue>& words, const ValueSetters& setters) {
    for (const auto& [key, value] : words) {
        const auto setter = setters.find(key);
        if (setter == setters.end()) {
            std::vector<std::string> known;
            for (const auto& [name, function] : setters) {
                known.push_back(name);
            }
            return fmt::format("unknown key {}{}", tenfold::quoted(key), did_you_mean(key, known));
        }
        if (const std::string complaint = setter->second(value); !complaint.empty()) {
            return fmt::format("{}: {}", key, complaint);
        }
    }
    return "";
}

template <class Number, class Target>
ValueSetter whole_number(Target& target, Number least) {
    return [&target, least](const std::string& value) -> std::string {
        const auto number = parse_number<Number>(value);
        if (!number || *number < least) {
            return fmt::format("expected a number from {} on, not {}", least, tenfold::quoted(value));
        }
        target = *number;
        return "";
    };
}

ValueSetter real_number(double& target) {
    return [&target](const std::string& value) -> std::string {
        char* end = nullptr;
        const double number = std::strtod(value.c_str(), &end);
        if (value.empty() || *end != '\0' || !std::isfinite(number)) {
            return fmt::format("expected a number, not {}", tenfold::quoted(value));
        }
        target = number;
        return "";
    };
}

ValueSetter choice(std::map<std::string, std::function<void()>> choices) {
    return [choices = std::move(choices)](const std::string& value) -> std::string {
        const auto chosen = choices.find(value);
        if (chosen != choices.end()) {
            chosen->second();
            return "";
        }
        std::string names;
        for (const auto& [name, action] : choices) {
            names += (names.empty() ? "" : " or ") + name;
        }
        return fmt::format("expected {}, not {}", names, tenfold::quoted(value));
    };
}

}  // namespace

std::string read_draw_rule(const std::vector<KeyValue>& words, DrawRule& rule) {
    return apply(words, {{"movenumber", whole_number<int>(rule.move_number, 0)},
                         {"movecount", whole_number<int>(rule.move_count, 1)},
                         {"score", whole_number<int>(rule.score, 0)}});
}

std::string read_resign_rule(const std::vector<KeyValue>& words, ResignRule& rule) {
    std::string complaint =
        apply(words, {{"movecount", whole_number<int>(rule.move_count, 1)},
                      {"score", whole_number<int>(rule.score, 1)},
                      {"twosided", choice({{"true", [&] { rule.two_sided = true; }},
                                           {"false", [&] { rule.two_sided = false; }}})}});
    return complaint.empty() && rule.score == 0
               ? "score= is missing: by how many centipawns an engine is behind"
               : complaint;
}

std::string read_sprt(const std::vector<KeyValue>& words, SprtSettings& sprt) {
    std::string complaint =
        apply(words, {{"elo0", real_number(sprt.elo0)},
                      {"elo1", real_number(sprt.elo1)},
                      {"alpha", real_number(sprt.alpha)},
                      {"beta", real_number(sprt.beta)},
                      {"model", choice({{"normalized", [&] { sprt.model = EloModel::Normalized; }},
                                        {"logistic", [&] { sprt.model = EloModel::Logistic; }}})}});
    if (!complaint.empty()) {
        return complaint;
    }
    constexpr double kMostElo = 1000;
    if (std::abs(sprt.elo0) > kMostElo || std::abs(sprt.elo1) > kMostElo) {
        return fmt::format("elo0 and elo1 have to be from {} to {}", -kMostElo, kMostElo);
    }
    if (sprt.elo0 >= sprt.elo1) {
        return fmt::format("elo0 has to be below elo1, and {} is not below {}", sprt.elo0, sprt.elo1);
    }
    if (sprt.alpha <= 0 || sprt.beta <= 0 || sprt.alpha + sprt.beta >= 1) {
        return "alpha and beta have to be above 0, and below 1 together";
    }
    return "";
}

std::string read_book(const std::vector<KeyValue>& words, BookSettings& book) {
    bool has_format = false;
    const auto format = [&](BookFormat which) {
        return [&book, &has_format, which] {
            book.format = which;
            has_format = true;
        };
    };
    std::string complaint =
        apply(words, {{"file",
                       [&](const std::string& value) {
                           book.file = value;
                           return std::string(value.empty() ? "nothing follows the '='" : "");
                       }},
                      {"format", choice({{"epd", format(BookFormat::Epd)},
                                         {"fen", format(BookFormat::Epd)},
                                         {"pgn", format(BookFormat::Pgn)}})},
                      {"order", choice({{"random", [&] { book.random_order = true; }},
                                        {"sequential", [&] { book.random_order = false; }}})},
                      {"start", whole_number<std::size_t>(book.start, 1)},
                      {"plies", whole_number<int>(book.plies, 0)}});
    if (complaint.empty() && book.file.empty()) {
        return "file= is missing";
    }
    if (!has_format && book.file.ends_with(".pgn")) {
        book.format = BookFormat::Pgn;
    }
    return complaint;
}

}  // namespace tenfold::referee
