#ifndef TENFOLD_PROTOCOL_OPTION_TABLE_H
#define TENFOLD_PROTOCOL_OPTION_TABLE_H

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/words.h"

#include "tenfold/diagnostic.h"

namespace tenfold {

/// A "setoption" command, taken apart: "name Debug Log File value a b" names "Debug Log File".
struct OptionRequest {
    std::string name;
    std::string value;  ///< empty where none was given
};

/// Reads what follows the word "setoption"; a complaint if there is no name.
[[nodiscard]] Result<OptionRequest, std::string> parse_setoption(Words words);

/// The options that a GUI may set: how each is declared, what it accepts, what setting it does.
class OptionTable {
public:
    void add_check(std::string name, bool initial, std::function<void(bool)> effect);
    /// `min` and `max` are allowed values.
    void add_spin(std::string name, int initial, int min, int max, std::function<void(int)> effect);
    /// `choices` is asked each time, since files with more variants may be loaded.
    void add_combo(std::string name, std::string initial,
                   const std::function<std::vector<std::string>()>& choices,
                   std::function<void(const std::string&)> effect);
    void add_button(std::string name, std::function<void()> effect);
    /// The empty text is written "<empty>".
    void add_string(std::string name, std::string initial, std::function<void(const std::string&)> effect);

    /// "option name Hash type spin default 16 min 1 max 65536", in the order added.
    [[nodiscard]] std::vector<std::string> declarations() const;

    /// Sets an option, whose name's case doesn't matter. If the name is unknown or the value not allowed,
    /// nothing changes, and the complaint is returned. A button works even so, if it is given a value. Else
    /// the result is empty.
    [[nodiscard]] std::string set(const OptionRequest& request) const;

private:
    /// Both functions belong to the option's type: what follows "type", and reading a value and acting on it
    /// (the result says what was expected instead; empty if all is well).
    struct Option {
        std::string name;
        std::function<std::string()> type;
        std::function<std::string(const std::string&)> set;
        bool takes_value = true;
    };
    std::vector<Option> options_;
};

}  // namespace tenfold

#endif
