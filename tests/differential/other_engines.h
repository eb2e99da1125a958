#ifndef TENFOLD_TESTS_DIFFERENTIAL_OTHER_ENGINES_H
#define TENFOLD_TESTS_DIFFERENTIAL_OTHER_ENGINES_H

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "support/process.h"

namespace tenfold::test {

/// Lines of play below each move.
using Divide = std::map<std::string, std::uint64_t>;

/// Where Debian's games are, whether or not that folder is in PATH; none if it isn't installed.
[[nodiscard]] std::optional<std::string> installed_game(const std::string& program);

/// Fairy-Stockfish over UCI.
class FairyStockfish {
public:
    explicit FairyStockfish(const std::string& program);
    /// The names that its option UCI_Variant offers.
    [[nodiscard]] const std::vector<std::string>& variants() const noexcept { return variants_; }
    void set_variant(const std::string& name);
    /// Makes the variants of a file of its own format known to it.
    void load_variants(const std::string& path);
    /// Throws std::runtime_error if the program doesn't answer.
    [[nodiscard]] Divide divide(const std::string& fen, int depth);

private:
    Process process_;
    std::vector<std::string> variants_;
};

/// Sjaak II, playing Opulent Chess, in its console mode: it counts, but doesn't divide.
class SjaakII {
public:
    explicit SjaakII(const std::string& program);
    /// Throws std::runtime_error if the program doesn't answer.
    [[nodiscard]] std::uint64_t perft(const std::string& fen, int depth);

private:
    Process process_;
};

}  // namespace tenfold::test

#endif
