#ifndef TENFOLD_BETZA_CHAIN_FAMILY_H
#define TENFOLD_BETZA_CHAIN_FAMILY_H

#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "betza/atoms.h"
#include "betza/movement.h"

namespace tenfold::betza {

/// What leaps share that differ in their direction only.
struct Manner {
    LegMove first;  ///< stands for all: the leap at the beginning of the circle

    explicit Manner(LegMove m);
    [[nodiscard]] Atom atom() const;
    auto operator<=>(const Manner&) const = default;
};

using Manners = std::set<Manner>;
using Shape = std::vector<Manners>;    ///< of a chain, leg by leg
using Places = std::set<std::size_t>;  ///< in a circle, clockwise; or turns from one place to another

[[nodiscard]] Shape shape_of(const Chain& chain);

/// Chains of one shape, which can be described together.
class ChainFamily {
public:
    /// REQUIRES: all have the same shape; there is one at least.
    explicit ChainFamily(std::vector<Chain> chains);

    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] bool is_single() const { return chains_.size() == 1; }

    /// Where a leg goes in this manner.
    [[nodiscard]] Places places(std::size_t leg, const Manner& manner) const;
    /// How it turns from the leg before, if that is the same whatever the one before was. Nothing either
    /// where turns don't tell all: one leg may depend on more than the leg before.
    [[nodiscard]] std::optional<Places> turns(std::size_t leg, const Manner& manner) const;

private:
    [[nodiscard]] std::optional<Places> turns_from_before(std::size_t leg, const Manner& manner) const;
    [[nodiscard]] bool turns_tell_all() const;

    std::vector<Chain> chains_;
    Shape shape_;
};

}  // namespace tenfold::betza

#endif
