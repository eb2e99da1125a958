#ifndef TENFOLD_REGISTRY_REGISTRY_H
#define TENFOLD_REGISTRY_REGISTRY_H

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tenfold/diagnostic.h"
#include "variant/ruleset.h"

namespace tenfold {

/// The variants known to this process, by name: those compiled into the binary and those loaded.
///
/// Built-in variants are parsed when first asked for, so that starting up costs nothing. Rulesets
/// are shared; a pointer stays valid whatever is loaded later.
class Registry {
public:
    /// Knows the built-in variants.
    Registry();

    /// Adds the variants of a file, or of every *.toml file of a folder (sorted by name). A file may inherit
    /// from variants known before and from its neighbours in the folder, in any order. Redefining a
    /// known name is an error. Returns every complaint; the variants without errors are added.
    std::vector<Diagnostic> load(const std::string& path);
    /// The same for a text instead of a file; `source` is what diagnostics call it.
    std::vector<Diagnostic> load_text(std::string_view text, const std::string& source);

    /// Every name, sorted.
    [[nodiscard]] std::vector<std::string> names() const;
    [[nodiscard]] bool knows(std::string_view name) const;
    /// The variant, or an error that lists near misses ("unknown variant 'opulant'; did you mean 'opulent'?").
    [[nodiscard]] Result<RulesetPtr> find(std::string_view name) const;

private:
    struct Entry;
    std::map<std::string, std::shared_ptr<Entry>, std::less<>> entries_;
};

}  // namespace tenfold

#endif
