#ifndef TENFOLD_VARIANTS_H
#define TENFOLD_VARIANTS_H

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tenfold/color.h"
#include "tenfold/diagnostic.h"

namespace tenfold {

struct Ruleset;
class Registry;

/// What the players agree on before a game with a prelude: how many pieces each must and may replace. Absent
/// values are those of the game.
struct PreludeLimits {
    static constexpr int kMost = 10;          ///< no ply has more squares
    std::array<std::optional<int>, 2> least;  ///< by colour, 0 to kMost
    std::array<std::optional<int>, 2> most;   ///< the same; not below `least`
};

/// A game's rules: a cheap handle that may be copied freely and used from several threads at once.
class Variant {
public:
    explicit Variant(std::shared_ptr<const Ruleset> rules);

    [[nodiscard]] const std::string& name() const noexcept;         ///< "opulent"
    [[nodiscard]] const std::string& title() const noexcept;        ///< "Opulent Chess"
    [[nodiscard]] const std::string& description() const noexcept;  ///< a sentence or two
    [[nodiscard]] int files() const noexcept;
    [[nodiscard]] int ranks() const noexcept;
    [[nodiscard]] const std::string& start_fen() const noexcept;
    /// Does it leave to the players what PreludeLimits says?
    [[nodiscard]] bool has_prelude_limits() const noexcept;
    /// The game as agreed, or the reason why it cannot be played so.
    [[nodiscard]] Result<Variant> with(const PreludeLimits& limits) const;

    /// For the engine's own layers; the type is not part of the installed interface.
    [[nodiscard]] const Ruleset& rules() const noexcept { return *rules_; }
    [[nodiscard]] const std::shared_ptr<const Ruleset>& shared() const noexcept { return rules_; }

private:
    std::shared_ptr<const Ruleset> rules_;
};

/// The variants that this process knows: the built-in ones and those loaded from files.
class VariantLibrary {
public:
    /// Knows the built-in variants. Cheap: each is compiled when first asked for.
    VariantLibrary();
    ~VariantLibrary();
    VariantLibrary(VariantLibrary&&) noexcept;
    VariantLibrary& operator=(VariantLibrary&&) noexcept;

    /// Adds the variants of a file or of every *.toml file of a folder; returns every complaint.
    /// Variants with errors are not added. docs/variant-files.md describes the format.
    std::vector<Diagnostic> load(const std::string& path);
    std::vector<Diagnostic> load_text(std::string_view toml, const std::string& source);

    /// Every known name, sorted.
    [[nodiscard]] std::vector<std::string> names() const;
    /// The variant, or an error with near misses ("did you mean 'opulent'?").
    [[nodiscard]] Result<Variant> find(std::string_view name) const;

private:
    std::unique_ptr<Registry> registry_;
};

}  // namespace tenfold

#endif
