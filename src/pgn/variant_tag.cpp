#include "pgn/variant_tag.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace tenfold {

namespace {

constexpr std::string_view kChess = "chess";
constexpr std::string_view kChessTag = "Standard";
/// What others call orthodox chess, perhaps from a position of its own.
constexpr std::array<std::string_view, 5> kChessNames{"standard", "classical", "normal", "orthodox",
                                                      "fromposition"};

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string essence(std::string_view name) {
    std::string text;
    for (const char c : name) {
        const bool counts = lower(c) != c || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        text += counts ? std::string(1, lower(c)) : "";
    }
    return text.ends_with(kChess) && text != kChess ? text.substr(0, text.size() - kChess.size()) : text;
}

bool means_chess(const std::string& wanted) {
    return std::find(kChessNames.begin(), kChessNames.end(), wanted) != kChessNames.end();
}

}  // namespace

std::string variant_tag(const Variant& variant) {
    std::string name = variant.name();
    if (name == kChess) {
        return std::string(kChessTag);
    }
    if (name.front() >= 'a' && name.front() <= 'z') {
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    }
    return name;
}

Result<Variant> VariantTags::look_up(const std::string& tag) const {
    const std::string wanted = essence(tag);
    if (means_chess(wanted)) {
        return library_.find(kChess);
    }
    const std::vector<std::string> names = wanted.empty() ? std::vector<std::string>{} : library_.names();
    for (const std::string& name : names) {
        if (essence(name) == wanted) {
            return library_.find(name);
        }
    }
    for (const std::string& name : names) {
        Result<Variant> variant = library_.find(name);
        if (variant && essence(variant.value().title()) == wanted) {
            return variant;
        }
    }
    return library_.find(tag);  // for its complaint
}

Result<Variant> VariantTags::find(const std::string& tag) {
    if (const auto known = found_.find(tag); known != found_.end()) {
        return known->second;
    }
    Result<Variant> exact = library_.find(tag);
    Result<Variant> variant = exact ? std::move(exact) : look_up(tag);
    if (variant) {
        found_.emplace(tag, variant.value());
    }
    return variant;
}

}  // namespace tenfold
