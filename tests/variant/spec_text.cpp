#include "variant/spec_text.h"

#include <map>

#include "support/variant_files.h"

namespace tenfold::test {

namespace {

/// Knows `chess` and `shako`.
Result<const VariantSpec*, std::string> parent(std::string_view name) {
    static std::map<std::string, ParsedSpec, std::less<>> known;
    if (name != "chess" && name != "shako") {
        return std::string("unknown variant");
    }
    if (!known.contains(name)) {
        const std::string path = TENFOLD_SOURCE_DIR "/variants/" + std::string(name) + ".toml";
        known.emplace(name, parse_spec(content_of(path), path, parent));
    }
    return &known.find(name)->second.spec;
}

}  // namespace

ParsedSpec parse_text(std::string_view toml) {
    return parse_spec(toml, "t", parent);
}

std::vector<std::string> complaints(std::string_view toml) {
    const ParsedSpec parsed = parse_text(toml);
    std::vector<std::string> texts = as_text(parsed.diagnostics);
    const std::vector<std::string> more = as_text(parsed.on_castling);
    texts.insert(texts.end(), more.begin(), more.end());
    return texts;
}

std::string like_chess(const std::string& more) {
    return "name = \"mine\"\ninherits = \"chess\"\n" + more;
}

std::string tiny_game() {
    return "name = \"tiny\"\n"
           "board = { files = 3, ranks = 3, start = \"k1t/3/T1K\" }\n"
           "[pieces]\n"
           "T = { name = \"Tower\", betza = \"R\" }\n"
           "K = { name = \"King\", betza = \"K\", royal = true }\n";
}

}  // namespace tenfold::test
