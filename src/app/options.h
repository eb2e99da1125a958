#ifndef TENFOLD_APP_OPTIONS_H
#define TENFOLD_APP_OPTIONS_H

#include <CLI/CLI.hpp>
#include <concepts>
#include <fmt/format.h>
#include <optional>
#include <string>

#include "app/command.h"
#include "core/number.h"
#include "core/quoted.h"

namespace tenfold::app {

/// The values that a number on the command line may have, both ends included.
template <std::integral T>
struct Range {
    T least;
    T most;
};

/// Reads a decimal number; throws BadInput, telling the range, if `text` is none within it.
template <std::integral T>
[[nodiscard]] T number_in(Range<T> range, const std::string& text, const std::string& option) {
    const std::optional<T> number = parse_number<T>(text);
    if (!number || *number < range.least || *number > range.most) {
        throw BadInput(fmt::format("{}: expected a number from {} to {}, not {}", option, range.least,
                                   range.most, tenfold::quoted(text)));
    }
    return *number;
}

/// Adds an option with a number for `target`, a T or std::optional<T>. Where the name says so ("DEPTH"), it
/// is a positional argument. `target` must outlive the parsing; what it is before is an option's default,
/// which the help tells.
template <std::integral T, class Target>
CLI::Option& add_number(CLI::App& command, const std::string& name, Target& target, Range<T> range,
                        const std::string& what) {
    CLI::Option& option = *command.add_option(
        name,
        [&target, range, name](const CLI::results_t& words) {
            target = number_in(range, words.back(), name);
            return true;
        },
        what);
    const bool is_option = name.starts_with("--");
    option.type_name(is_option ? "N" : "");
    if constexpr (std::integral<Target>) {
        option.default_str(is_option ? fmt::format("{}", target) : "");
    }
    return option;
}

/// Adds an option with a text that must not be empty: BadInput says then that there is no `noun`.
inline CLI::Option& add_text(CLI::App& command, const std::string& name, std::optional<std::string>& target,
                             const std::string& noun, const std::string& what) {
    return *command.add_option(
        name,
        [&target, name, noun](const CLI::results_t& words) {
            if (words.back().empty()) {
                throw BadInput(fmt::format("{}: no {} given", name, noun));
            }
            target = words.back();
            return true;
        },
        what);
}

}  // namespace tenfold::app

#endif
