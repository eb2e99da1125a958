#include "app/help.h"

#include <CLI/CLI.hpp>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <string_view>
#include <vector>

#include "core/did_you_mean.h"
#include "core/quoted.h"

namespace tenfold::app {

namespace {

struct Examples {
    std::string_view command;  ///< empty: the program itself
    std::string_view text;
};

constexpr std::array<Examples, 14> kExamples{{
    {"", R"(  tenfold                                   speak UCI, for a chess GUI
  tenfold --variant opulent                 the same, beginning with Opulent Chess
  tenfold rules opulent                     how the pieces move
  tenfold show opulent --svg board.svg      a picture of the start position
  tenfold moves opulent --after "e3e5"      every legal answer
  tenfold perft opulent 4                   count positions
  tenfold analyze opulent --movetime 5000   think for five seconds
  tenfold --variants my.toml show mygame    a game of your own
)"},
    {"uci", "  tenfold --variant opulent uci\n"},
    {"bench", R"(  tenfold bench | tail -1
  tenfold bench opulent --threads 2 --depth 14
)"},
    {"analyze", R"(  tenfold analyze opulent --movetime 5000
  tenfold analyze chess --after "e2e4 c7c5" --depth 12 --multipv 3
)"},
    {"solve", R"(  tenfold solve opulent.tactics --movetime 1000
  tenfold solve puzzles.epd --nodes 50000 --least 90      orthodox chess; status 1 below 90 percent
Lines are VARIANT;FEN;bm MOVE...;id NAME or plain EPD.
)"},
    {"show", R"(  tenfold show opulent --after "e3e5"
  tenfold show chess --fen "4k3/8/8/8/8/8/8/4K2R w K - 0 1" --svg board.svg
)"},
    {"moves", "  tenfold moves opulent --after \"e3e5 f8f6\"\n"},
    {"apply", "  tenfold apply chess f2f3 e7e5 g2g4 d8h4\n"},
    {"perft", R"(  tenfold perft opulent 4 --divide
  tenfold perft --suite known.perft
)"},
    {"pgn", R"(  tenfold pgn games.pgn
  zcat games.pgn.gz | tenfold pgn --to san - > clean.pgn
  tenfold pgn --to json games.pgn > games.jsonl
  tenfold pgn --variant opulent old.pgn       what game it is where no tag Variant tells
)"},
    {"match", R"(  tenfold match -engine cmd=./new name=New -engine cmd=./old name=Old -each tc=8+0.08 \
      -variant opulent -openings file=opulent.epd -rounds 100 -repeat -concurrency 2 -record match.jsonl
  tenfold match merge part1.jsonl part2.jsonl
Its options are fastchess's, with one dash or two; docs/tournaments.md explains them:
  engines    -engine -each (cmd= args= dir= name= proto= preset= option.NAME= tc= st= nodes= depth= timemargin= ...)
  games      -variant -variants -openings -rounds -games -repeat -tournament -concurrency -srand -randomseed -shard
  how long   -sprt -draw -resign -maxmoves -recover
  results    -record -pgnout -ratinginterval -event -site
'tenfold match merge --help' tells how to put records together.
)"},
    {"openings", R"(  tenfold openings opulent --count 500 --seed 1 > opulent.epd
  tenfold openings superchess --prelude-max 3 --plies 0     preludes alone, of three pieces each at most
)"},
    {"rules", "  tenfold rules opulent\n  tenfold --variants my.toml rules mygame\n"},
    {"check", "  tenfold check my.toml\n"},
}};

std::string examples_of(const std::string& command) {
    for (const Examples& examples : kExamples) {
        if (examples.command == command) {
            return fmt::format("Examples:\n{}", examples.text);
        }
    }
    return "";
}

/// The library's help without its shorthand for types and exclusions.
class HelpFormatter : public CLI::Formatter {
public:
    HelpFormatter() { column_width(26); }

    std::string make_option_opts(const CLI::Option* option) const override {
        const std::string type = option->get_positional() ? "" : option->get_type_name();
        const bool many = option->get_expected_max() > 1;
        return (type.empty() ? "" : " " + type) + (many ? "..." : "");
    }
    std::string make_option_desc(const CLI::Option* option) const override {
        const std::string preset = option->get_default_str();
        return option->get_description() + (preset.empty() ? "" : fmt::format(" (default {})", preset));
    }
    std::string make_usage(const CLI::App* app, std::string name) const override {
        const std::string usage = CLI::Formatter::make_usage(app, std::move(name));
        return app->get_parent() == nullptr
                   ? usage
                   : usage + "'--variants PATH' (files with more games) may stand before or behind it.\n";
    }
};

std::vector<std::string> command_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) {
        names.push_back(command->get_name());
    }
    return names;
}

std::vector<std::string> option_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    return names;
}

std::string unknown_option(const CLI::App& app, const CLI::App& command, const std::string& word) {
    std::vector<std::string> known = option_names(command);
    if (&command != &app) {
        for (std::string& name : option_names(app)) {
            known.push_back(std::move(name));
        }
    }
    return fmt::format("unknown option {}{}", tenfold::quoted(word), did_you_mean(word, known));
}

}  // namespace

void add_help(CLI::App& app) {
    const auto formatter = std::make_shared<HelpFormatter>();
    app.formatter(formatter);
    app.footer(examples_of(""));
    for (CLI::App* command : app.get_subcommands({})) {
        command->formatter(formatter);
        command->footer(examples_of(command->get_name()));
    }
}

std::string complaint_about(const CLI::App& app, const std::string& reason) {
    const std::vector<CLI::App*> commands = app.get_subcommands();
    const CLI::App& command = commands.empty() ? app : *commands.front();
    const std::vector<std::string> left_over = app.remaining(true);
    if (left_over.empty()) {
        return reason == "VARIANT is required"
                   ? "VARIANT is missing: the name of a game, as 'tenfold variants' lists them"
                   : reason;
    }
    const std::string& word = left_over.front();
    if (word.starts_with("-")) {
        return unknown_option(app, command, word);
    }
    if (commands.empty()) {
        const std::string guess = did_you_mean(word, command_names(app));
        return fmt::format("unknown command {}{}", tenfold::quoted(word),
                           guess.empty() ? "; 'tenfold --help' lists them" : guess);
    }
    return fmt::format("{}: {} is one word too many; 'tenfold {} --help' tells what it takes",
                       command.get_name(), tenfold::quoted(word), command.get_name());
}

}  // namespace tenfold::app
