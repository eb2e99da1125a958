#ifndef TENFOLD_REGISTRY_REGISTRY_H
#define TENFOLD_REGISTRY_REGISTRY_H

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "registry/variant_files.h"
#include "variant/ruleset.h"

#include "tenfold/diagnostic.h"

namespace tenfold {

/// The variants known to this process, by name: those compiled into the binary and those loaded.
///
/// Built-in variants are parsed when first asked for, so that starting up costs nothing. Rulesets
/// are shared; a pointer stays valid whatever is loaded later. `find` may be called from several
/// threads at once, but not while another one loads.
class Registry {
public:
    /// Knows the built-in variants.
    Registry();

    /// Adds the variants of a file, or of every *.toml file of a folder (sorted by name). A file may inherit
    /// from variants known before and from its neighbours in the folder, in any order; a single file brings
    /// in those neighbours that it needs, whose own complaints are left for when they are loaded themselves.
    /// Redefining a known name is an error, unless the text is the same: then a notice. Returns every
    /// complaint; the variants without errors are added.
    std::vector<Diagnostic> load(const std::string& path);
    /// The same for a text instead of a file; `source` is what diagnostics call it.
    std::vector<Diagnostic> load_text(std::string_view text, const std::string& source);

    /// Every name, sorted.
    [[nodiscard]] std::vector<std::string> names() const;
    [[nodiscard]] bool knows(std::string_view name) const;
    /// The variant, or an error that lists near misses ("unknown variant 'opulant'; did you mean
    /// 'opulent'?").
    [[nodiscard]] Result<RulesetPtr> find(std::string_view name) const;

private:
    struct Entry;
    using EntryPtr = std::shared_ptr<Entry>;
    /// The variants on the way from the one being read to what it inherits from.
    using Chain = std::vector<std::string>;

    EntryPtr enter(const VariantFile& file);
    void enter_neighbours(std::vector<EntryPtr> heirs, const std::string& path);
    /// `path`: where the files come from; empty for no file.
    std::vector<Diagnostic> add(const std::vector<VariantFile>& files, const std::string& path);
    void read(Entry& entry, const Chain& chain) const;
    [[nodiscard]] Result<const VariantSpec*, std::string> inherited(std::string_view name,
                                                                    const Chain& chain) const;
    [[nodiscard]] std::string unknown(std::string_view name) const;

    std::map<std::string, EntryPtr, std::less<>> entries_;
    mutable std::mutex reading_;  ///< guards what entries hold
};

}  // namespace tenfold

#endif
