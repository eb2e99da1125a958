#ifndef TENFOLD_DIAGNOSTIC_H
#define TENFOLD_DIAGNOSTIC_H

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace tenfold {

/// One complaint about a text that somebody wrote: where, and what is wrong with it.
struct Diagnostic {
    enum class Severity { Error, Notice };

    std::string source;   ///< file name, or what else the text is called ("FEN")
    int line = 0;         ///< 1-based; 0 where lines mean nothing
    int column = 0;       ///< 1-based, in characters; 0 where unknown
    std::string message;  ///< what was read and what was expected
    Severity severity = Severity::Error;
};

/// "file:line:col: message", leaving out the parts that are unknown.
[[nodiscard]] std::string to_string(const Diagnostic& d);

/// A value, or the reason why there is none.
template <class T, class E = Diagnostic>
class [[nodiscard]] Result {
public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : state_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const noexcept { return state_.index() == 0; }
    explicit operator bool() const noexcept { return ok(); }
    /// REQUIRES: ok().
    [[nodiscard]] const T& value() const& { return std::get<0>(state_); }
    [[nodiscard]] T& value() & { return std::get<0>(state_); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(state_)); }
    /// REQUIRES: !ok().
    [[nodiscard]] const E& error() const { return std::get<1>(state_); }

private:
    std::variant<T, E> state_;
};

}  // namespace tenfold

#endif
