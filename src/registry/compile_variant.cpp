#include "registry/compile_variant.h"

#include "position/fen.h"
#include "variant/compiler.h"
#include "variant/literal_location.h"

namespace tenfold {

namespace {

using Severity = Diagnostic::Severity;

class StartCheck {
public:
    StartCheck(std::string_view toml, const Ruleset& rules, std::vector<Diagnostic>& diagnostics)
        : toml_(toml), rules_(rules), diagnostics_(diagnostics) {}

    void run() {
        const auto start = parse_fen(rules_.spec.start_fen, rules_);
        if (!start) {
            complain(start.error(), Severity::Error);
            return;
        }
        // What is mended in a FEN of a user's is a mistake in a variant file.
        for (const Diagnostic& notice : start.value().notices) {
            complain(notice, Severity::Error);
        }
        if (rules_.has_castling && start.value().position.state().castling == 0) {
            complain(
                {"", 0, 0, "no right to castle is given, so that no game will see the castling described"},
                Severity::Notice);
        }
    }

private:
    /// The place in the file of a complaint about the start FEN.
    void complain(const Diagnostic& about_fen, Severity severity) {
        Location where = rules_.spec.start_where;
        if (about_fen.column > 0) {
            where = locate_in_literal(toml_, where, static_cast<std::size_t>(about_fen.column - 1));
        }
        diagnostics_.push_back(
            {where.source, where.line, where.column, "start position: " + about_fen.message, severity});
    }

    std::string_view toml_;
    const Ruleset& rules_;
    std::vector<Diagnostic>& diagnostics_;
};

bool has_errors(const std::vector<Diagnostic>& diagnostics) {
    for (const Diagnostic& d : diagnostics) {
        if (d.severity == Severity::Error) {
            return true;
        }
    }
    return false;
}

}  // namespace

CompiledVariant compile_variant(std::string_view toml, const std::string& source, const SpecLookup& lookup) {
    ParsedSpec parsed = parse_spec(toml, source, lookup);
    CompiledVariant result{parsed.spec.name, nullptr, std::move(parsed.diagnostics)};
    if (has_errors(result.diagnostics)) {
        return result;
    }
    auto compiled = compile_ruleset(parsed.spec);
    if (!compiled) {
        result.diagnostics.insert(result.diagnostics.end(), compiled.error().begin(), compiled.error().end());
        return result;
    }
    StartCheck(toml, *compiled.value(), result.diagnostics).run();
    if (!has_errors(result.diagnostics)) {
        result.rules = std::move(compiled).value();
    }
    return result;
}

}  // namespace tenfold
