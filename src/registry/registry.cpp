#include "registry/registry.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>

#include "core/did_you_mean.h"
#include "core/quoted.h"
#include "registry/builtin.h"
#include "registry/compile_variant.h"
#include "variant/spec_parser.h"

namespace tenfold {

namespace {

/// Real families have two or three generations; bounds the recursion that reading takes.
constexpr std::size_t kDeepestInheritance = 20;

/// REQUIRES: there is one.
const Diagnostic& first_error(const std::vector<Diagnostic>& diagnostics) {
    return *std::find_if(diagnostics.begin(), diagnostics.end(),
                         [](const Diagnostic& d) { return d.severity == Diagnostic::Severity::Error; });
}

}  // namespace

struct Registry::Entry {
    enum class State { Unread, Reading, Good, Bad };

    std::string name;
    std::string source;
    std::string_view builtin_text;  ///< the text, if it is part of the binary
    std::string own_text;           ///< otherwise
    State state = State::Unread;
    /// Nobody asked for this file: it lies beside one that inherits from it.
    bool is_neighbour = false;
    std::string cause;  ///< why it is Bad: for its heirs, which cannot be read because of that
    RulesetPtr rules;   ///< set if Good
    std::vector<Diagnostic> diagnostics;  ///< of reading

    [[nodiscard]] std::string_view text() const { return builtin_text.empty() ? own_text : builtin_text; }
};

Registry::Registry() {
    for (const BuiltinVariant& builtin : builtin_variants()) {
        auto entry = std::make_shared<Entry>();
        entry->name = builtin.name;
        entry->source = fmt::format("built-in {}.toml", builtin.name);
        entry->builtin_text = builtin.toml;
        entries_.emplace(builtin.name, std::move(entry));
    }
}

std::vector<Diagnostic> Registry::load(const std::string& path) {
    VariantFiles found = read_variant_files(path);
    std::vector<Diagnostic> complaints = std::move(found.problems);
    const std::vector<Diagnostic> more = add(found.files, path);
    complaints.insert(complaints.end(), more.begin(), more.end());
    return complaints;
}

std::vector<Diagnostic> Registry::load_text(std::string_view text, const std::string& source) {
    return add({{source, std::string(text)}}, "");
}

std::vector<Diagnostic> Registry::add(const std::vector<VariantFile>& files, const std::string& path) {
    const std::lock_guard lock(reading_);
    std::vector<EntryPtr> entered;
    std::transform(files.begin(), files.end(), std::back_inserter(entered),
                   [this](const VariantFile& file) { return enter(file); });
    enter_neighbours(entered, path);
    std::vector<Diagnostic> complaints;
    for (const EntryPtr& entry : entered) {
        read(*entry, {});
        complaints.insert(complaints.end(), entry->diagnostics.begin(), entry->diagnostics.end());
    }
    std::erase_if(entries_, [](const auto& known) { return known.second->state == Entry::State::Bad; });
    return complaints;
}

/// Enters what the files inherit, and that in turn, from the other files of their folder, if it isn't known.
void Registry::enter_neighbours(std::vector<EntryPtr> heirs, const std::string& path) {
    std::optional<std::vector<VariantFile>> beside;  // read when first needed
    while (!heirs.empty()) {
        const std::string parent = peek_names(heirs.back()->text()).inherits;
        heirs.pop_back();
        if (parent.empty() || entries_.contains(parent)) {
            continue;
        }
        if (!beside) {
            beside = read_neighbours(path);
        }
        const auto found = std::find_if(beside->begin(), beside->end(), [&](const VariantFile& file) {
            return peek_names(file.text).name == parent;
        });
        if (found != beside->end()) {
            heirs.push_back(enter(*found));
            heirs.back()->is_neighbour = true;
        }
    }
}

/// An entry for a file, known by its name if that is free. All files of a folder are entered before the
/// first one is read, so that their order doesn't matter.
Registry::EntryPtr Registry::enter(const VariantFile& file) {
    auto entry = std::make_shared<Entry>();
    const SpecNames names = peek_names(file.text);
    entry->name = names.name;
    entry->source = file.source;
    entry->own_text = file.text;
    if (entry->name.empty()) {
        return entry;
    }
    const auto [known, is_new] = entries_.emplace(entry->name, entry);
    if (is_new) {
        return entry;
    }
    const bool same = known->second->text() == file.text;
    if (same && known->second->is_neighbour) {
        known->second->is_neighbour = false;
        return known->second;
    }
    entry->diagnostics.push_back(
        {file.source, names.where.line, names.where.column,
         same ? fmt::format("variant {} is known already, with the same text", quoted(entry->name))
         : known->second->source == file.source
             ? fmt::format("variant {} was loaded from this file before it changed; restart to load it anew",
                           quoted(entry->name))
             : fmt::format("variant {} is known already, from {}; give this one another name",
                           quoted(entry->name), known->second->source),
         same ? Diagnostic::Severity::Notice : Diagnostic::Severity::Error});
    entry->state = same ? Entry::State::Good : Entry::State::Unread;
    return entry;
}

void Registry::read(Entry& entry, const Chain& chain) const {
    if (entry.state != Entry::State::Unread) {
        return;
    }
    entry.state = Entry::State::Reading;
    Chain longer = chain;
    longer.push_back(entry.name);
    CompiledVariant compiled = compile_variant(entry.text(), entry.source, [&](std::string_view name) {
        auto parent = inherited(name, longer);
        if (!parent) {
            // What is wrong with the parent is wrong with its heirs, however many lie between.
            entry.cause = entries_.contains(name)
                              ? parent.error()
                              : fmt::format("{} cannot inherit: {}", quoted(entry.name), parent.error());
        }
        return parent;
    });
    entry.diagnostics.insert(entry.diagnostics.end(), compiled.diagnostics.begin(),
                             compiled.diagnostics.end());
    entry.rules = std::move(compiled.rules);
    entry.state = entry.rules ? Entry::State::Good : Entry::State::Bad;
    if (!entry.rules && entry.cause.empty()) {
        entry.cause =
            fmt::format("{} has errors: {}", quoted(entry.name), to_string(first_error(entry.diagnostics)));
    }
}

Result<const VariantSpec*, std::string> Registry::inherited(std::string_view name, const Chain& chain) const {
    const auto found = entries_.find(name);
    if (found == entries_.end()) {
        return unknown(name);
    }
    if (chain.size() > kDeepestInheritance) {
        return fmt::format("more than {} variants in a line: {}", kDeepestInheritance,
                           fmt::join(chain, " < "));
    }
    read(*found->second, chain);
    switch (found->second->state) {
        case Entry::State::Good:
            return &found->second->rules->spec;
        case Entry::State::Reading:
            return fmt::format("{} would inherit from itself ({} < {})", quoted(name),
                               fmt::join(std::find(chain.begin(), chain.end(), name), chain.end(), " < "),
                               name);
        case Entry::State::Unread:
        case Entry::State::Bad:
            break;
    }
    return found->second->cause;
}

std::vector<std::string> Registry::names() const {
    std::vector<std::string> result;
    for (const auto& [name, entry] : entries_) {
        result.push_back(name);
    }
    return result;
}

bool Registry::knows(std::string_view name) const {
    return entries_.contains(name);
}

Result<RulesetPtr> Registry::find(std::string_view name) const {
    const std::lock_guard lock(reading_);
    const auto found = entries_.find(name);
    if (found == entries_.end()) {
        return Diagnostic{"", 0, 0, unknown(name)};
    }
    Entry& entry = *found->second;
    read(entry, {});
    if (!entry.rules) {
        return first_error(entry.diagnostics);
    }
    return entry.rules;
}

std::string Registry::unknown(std::string_view name) const {
    return fmt::format("unknown variant {}{}", quoted(name), did_you_mean(name, names()));
}

}  // namespace tenfold
