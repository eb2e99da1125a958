#include "referee/match_options.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>

#include "core/did_you_mean.h"
#include "core/number.h"
#include "core/quoted.h"
#include "referee/engine_options.h"
#include "referee/rule_options.h"

namespace tenfold::referee {

namespace {

using Values = std::vector<std::string>;

/// What has been read: engines only become whole once all of the line is known.
struct Draft {
    MatchSettings settings;
    std::vector<std::vector<KeyValue>> engines;
    std::vector<KeyValue> each;
    std::vector<std::string> notices;
};

/// Takes an option's values; returns what is wrong with them, or nothing.
using Handler = std::function<std::string(Draft&, const Values&)>;

/// Options of fastchess without a meaning here, which scripts may go on to use.
constexpr std::array<std::string_view, 13> kPassedOver{
    "autosaveinterval", "config", "crc32",         "force-concurrency", "log",          "noswap", "output",
    "pgnoutnotation",   "report", "scoreinterval", "testEnv",           "use-affinity", "wait"};

bool is_option(std::string_view word) {
    word.remove_prefix(std::min(word.find_first_not_of('-'), word.size()));
    return !word.empty() && std::isalpha(static_cast<unsigned char>(word[0])) != 0;
}

std::string option_name(std::string_view word) {
    return std::string(word.substr(word.starts_with("--") ? 2 : 1));
}

std::string wrong_count(std::size_t expected) {
    return expected == 0 ? "takes no value" : "takes one value";
}

Handler flag(const std::function<void(Draft&)>& set) {
    return [set](Draft& draft, const Values& values) -> std::string {
        if (!values.empty()) {
            return wrong_count(0);
        }
        set(draft);
        return "";
    };
}

Handler text(const std::function<std::string(Draft&, const std::string&)>& set) {
    return [set](Draft& draft, const Values& values) -> std::string {
        return values.size() == 1 && !values[0].empty() ? set(draft, values[0]) : wrong_count(1);
    };
}

template <class Number>
Handler number(Number least, Number most, const std::function<void(Draft&, Number)>& set) {
    return text([=](Draft& draft, const std::string& value) -> std::string {
        const auto read = parse_number<Number>(value);
        if (!read || *read < least || *read > most) {
            return fmt::format("expected a number from {} to {}, not {}", least, most,
                               tenfold::quoted(value));
        }
        set(draft, *read);
        return "";
    });
}

/// A handler of "key=value" words.
Handler pairs(const std::function<std::string(Draft&, const std::vector<KeyValue>&)>& set) {
    return [set](Draft& draft, const Values& values) -> std::string {
        std::vector<KeyValue> read;
        for (const std::string& value : values) {
            Result<KeyValue, std::string> pair = parse_key_value(value);
            if (!pair) {
                return pair.error();
            }
            read.push_back(std::move(pair).value());
        }
        return set(draft, read);
    };
}

std::string set_shard(Draft& draft, const std::string& value) {
    const std::size_t slash = std::min(value.find('/'), value.size());
    const auto index = parse_number<std::size_t>(value.substr(0, slash));
    const auto count = parse_number<std::size_t>(value.substr(std::min(slash + 1, value.size())));
    if (!index || !count || *index < 1 || *index > *count) {
        return fmt::format("expected a part and the number of parts, as in 2/8, not {}",
                           tenfold::quoted(value));
    }
    draft.settings.shard = {*index, *count};
    return "";
}

std::string set_tournament(Draft& draft, const std::string& value) {
    if (value != "roundrobin" && value != "gauntlet") {
        return fmt::format("expected roundrobin or gauntlet, not {}", tenfold::quoted(value));
    }
    draft.settings.kind = value == "gauntlet" ? TournamentKind::Gauntlet : TournamentKind::RoundRobin;
    return "";
}

/// "file=games.pgn" or "games.pgn"; what else fastchess and cutechess ("games.pgn min fi") know of its look
/// is passed over.
std::string set_pgn_file(Draft& draft, const Values& values) {
    std::string file;
    for (const std::string& value : values) {
        const bool is_named = value.starts_with("file=");
        const bool is_look = !is_named && value.find('=') != std::string::npos;
        if (is_look || value == "min" || value == "fi") {
            draft.notices.push_back(fmt::format("-pgnout: {} is passed over", tenfold::quoted(value)));
        } else if (!file.empty()) {
            return fmt::format("{} is one file too many", tenfold::quoted(value));
        } else {
            file = is_named ? value.substr(value.find('=') + 1) : value;
        }
    }
    draft.settings.pgn_file = file;
    return file.empty() ? "file= is missing" : "";
}

using Table = std::map<std::string, Handler, std::less<>>;

void add_engine_handlers(Table& table) {
    table["engine"] = pairs([](Draft& draft, const std::vector<KeyValue>& words) {
        draft.engines.push_back(words);
        return std::string();
    });
    table["each"] = pairs([](Draft& draft, const std::vector<KeyValue>& words) {
        draft.each.insert(draft.each.end(), words.begin(), words.end());
        return std::string();
    });
}

void add_size_handlers(Table& table) {
    constexpr int kMost = 10'000'000;
    constexpr int kMostThreads = 1024;
    table["rounds"] = number<int>(1, kMost, [](Draft& draft, int n) { draft.settings.rounds = n; });
    table["games"] = number<int>(1, kMost, [](Draft& draft, int n) { draft.settings.games = n; });
    table["repeat"] = flag([](Draft& draft) { draft.settings.games = std::max(draft.settings.games, 2); });
    table["concurrency"] =
        number<int>(1, kMostThreads, [](Draft& draft, int n) { draft.settings.concurrency = n; });
    table["ratinginterval"] =
        number<int>(0, kMost, [](Draft& draft, int n) { draft.settings.rating_interval = n; });
    table["maxmoves"] =
        number<int>(1, kMost, [](Draft& draft, int n) { draft.settings.adjudication.most_moves = n; });
    table["srand"] = number<std::uint64_t>(0, ~std::uint64_t{0},
                                           [](Draft& draft, std::uint64_t n) { draft.settings.seed = n; });
    table["seed"] = table["srand"];
    table["randomseed"] = flag([](Draft& draft) { draft.settings.seed = std::random_device()(); });
    table["shard"] = text(set_shard);
}

void add_rule_handlers(Table& table) {
    table["draw"] = pairs([](Draft& draft, const std::vector<KeyValue>& words) {
        return read_draw_rule(words, draft.settings.adjudication.draw.emplace());
    });
    table["resign"] = pairs([](Draft& draft, const std::vector<KeyValue>& words) {
        return read_resign_rule(words, draft.settings.adjudication.resign.emplace());
    });
    table["sprt"] = pairs([](Draft& draft, const std::vector<KeyValue>& words) {
        return read_sprt(words, draft.settings.sprt.emplace());
    });
    table["openings"] = pairs([](Draft& draft, const std::vector<KeyValue>& words) {
        return read_book(words, draft.settings.book);
    });
}

/// A handler that stores a text.
Handler stored(std::string MatchSettings::*target) {
    return text([target](Draft& draft, const std::string& value) {
        draft.settings.*target = value;
        return std::string();
    });
}

void add_text_handlers(Table& table) {
    table["variant"] = text([](Draft& draft, const std::string& value) {
        draft.settings.variant = value == "standard" ? "chess" : value;
        return std::string();
    });
    table["variants"] = text([](Draft& draft, const std::string& value) {
        draft.settings.variant_files.push_back(value);
        return std::string();
    });
    table["tournament"] = text(set_tournament);
    table["recover"] = flag([](Draft& draft) { draft.settings.recover = true; });
    table["event"] = stored(&MatchSettings::event);
    table["site"] = stored(&MatchSettings::site);
    table["record"] = stored(&MatchSettings::record_file);
    table["pgnout"] = set_pgn_file;
}

Table all_handlers() {
    Table table;
    add_engine_handlers(table);
    add_size_handlers(table);
    add_rule_handlers(table);
    add_text_handlers(table);
    return table;
}

std::string unknown_option(const std::string& word, const Table& table) {
    std::vector<std::string> known;
    for (const auto& [name, handler] : table) {
        known.push_back("-" + name);
    }
    return fmt::format("unknown option {}{}", tenfold::quoted(word), did_you_mean(word, known));
}

std::string handle(Draft& draft, const Table& table, const std::string& word, const Values& values) {
    const std::string name = option_name(word);
    if (std::find(kPassedOver.begin(), kPassedOver.end(), name) != kPassedOver.end()) {
        draft.notices.push_back(fmt::format("{} is passed over", word));
        return "";
    }
    const auto handler = table.find(name);
    if (handler == table.end()) {
        return unknown_option(word, table);
    }
    const std::string complaint = handler->second(draft, values);
    return complaint.empty() ? "" : fmt::format("{}: {}", word, complaint);
}

/// Splits the line into options with their values and hands each to its handler.
std::string read_words(Draft& draft, const std::vector<std::string>& words) {
    const Table table = all_handlers();
    for (std::size_t i = 0; i < words.size();) {
        if (!words[i].starts_with('-') || !is_option(words[i])) {
            return fmt::format("expected an option such as -engine, not {}", tenfold::quoted(words[i]));
        }
        std::size_t end = i + 1;
        while (end < words.size() && !(words[end].starts_with('-') && is_option(words[end]))) {
            ++end;
        }
        const Values values(words.begin() + static_cast<std::ptrdiff_t>(i + 1),
                            words.begin() + static_cast<std::ptrdiff_t>(end));
        if (std::string complaint = handle(draft, table, words[i], values); !complaint.empty()) {
            return complaint;
        }
        i = end;
    }
    return "";
}

std::string make_engines(Draft& draft) {
    std::set<std::string> names;
    for (const std::vector<KeyValue>& own : draft.engines) {
        std::vector<KeyValue> words = draft.each;
        words.insert(words.end(), own.begin(), own.end());
        Result<EngineSettings, std::string> engine = engine_of(words);
        if (!engine) {
            return fmt::format("-engine {}: {}", draft.settings.engines.size() + 1, engine.error());
        }
        if (!names.insert(engine.value().name).second) {
            return fmt::format("two engines are called {}; tell them apart by name=",
                               tenfold::quoted(engine.value().name));
        }
        draft.settings.engines.push_back(std::move(engine).value());
    }
    return "";
}

std::string check_whole(const MatchSettings& settings) {
    if (settings.engines.size() < 2) {
        return "a match needs two engines: -engine cmd=... -engine cmd=...";
    }
    if (settings.sprt && settings.engines.size() > 2) {
        return "-sprt is for two engines";
    }
    return "";
}

}  // namespace

Result<ReadMatchOptions, std::string> read_match_options(const std::vector<std::string>& words) {
    Draft draft;
    for (const auto step :
         {+[](Draft&d, const std::vector<std::string>&w) { return read_words(d, w); },
          +[](Draft&d, const std::vector<std::string>&) { return make_engines(d); },
          +[](Draft&d, const std::vector<std::string>&) { return check_whole(d.settings); }}) {
        if (std::string complaint = step(draft, words); !complaint.empty()) {
            return complaint;
        }
    }
    return ReadMatchOptions{std::move(draft.settings), std::move(draft.notices)};
}

}  // namespace tenfold::referee
