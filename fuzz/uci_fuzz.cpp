// Feeds arbitrary lines to a UCI session. Whatever they are, the session answers each "go" with one
// "bestmove", each "isready" with one "readyok", writes only whole printable lines, and ends when its input
// does.
//
// Kept short: searches end after a few nodes, and what would count for ever, take memory or touch files
// is left out. Since starting a search takes a hundred times longer than reading its command, most inputs
// only read: they search where there is no position.
#include <algorithm>
#include <cctype>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "check.h"
#include "protocol/session.h"

namespace tenfold::fuzz {
namespace {

constexpr std::string_view kShortSearch = " nodes 60";
constexpr std::size_t kMostGos = 3;       ///< searches for one input
constexpr unsigned kSearchingShare = 16;  ///< one input in so many really searches

bool contains(const std::string& line, std::string_view part) {
    const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    return std::search(line.begin(), line.end(), part.begin(), part.end(), same) != line.end();
}

bool is_wanted(const std::string& line) {
    const std::string_view name = Words(line).peek();
    if (name == "go") {
        return !contains(line, "perft");
    }
    if (name == "setoption") {
        return contains(line, "clear") || !(contains(line, "hash") || contains(line, "threads") ||
                                            contains(line, "path") || contains(line, "file"));
    }
    return name != "bench";
}

class Script : public LineSource {
public:
    explicit Script(std::string_view text)
        : searches_(std::accumulate(text.begin(), text.end(), 0U) % kSearchingShare == 0) {
        lines_.emplace_back("setoption name Hash value 1");
        while (!text.empty() && !ended_) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            add(std::string(text.substr(0, end)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }
    std::optional<std::string> read_line() override {
        return next_ < lines_.size() ? std::optional(lines_[next_++]) : std::nullopt;
    }
    [[nodiscard]] std::size_t count(std::string_view command) const {
        const auto is_it = [&](const std::string& line) { return Words(line).peek() == command; };
        return static_cast<std::size_t>(std::count_if(lines_.begin(), lines_.end(), is_it));
    }

private:
    void add(std::string line) {
        const std::string_view name = Words(line).peek();
        ended_ = name == "quit";
        if (!is_wanted(line) || (name == "go" && count("go") == kMostGos)) {
            return;
        }
        if (name == "go") {
            if (!searches_) {
                lines_.emplace_back("position nowhere");
            }
            line.append(kShortSearch);
        }
        lines_.push_back(std::move(line));
    }

    bool searches_;
    std::vector<std::string> lines_;
    std::size_t next_ = 0;
    bool ended_ = false;
};

class Answers : public LineSink {
public:
    bool write_line(std::string_view line) override {
        const auto is_printable = [](char c) { return c >= ' ' && c <= '~'; };
        require(std::all_of(line.begin(), line.end(), is_printable), "answers are printable lines");
        words_.emplace_back(Words(line).peek());
        return true;
    }
    [[nodiscard]] std::size_t count(std::string_view word) const {
        return static_cast<std::size_t>(std::count(words_.begin(), words_.end(), word));
    }

private:
    std::vector<std::string> words_;
};

void check(std::string_view text) {
    static const Variant chess = VariantLibrary().find("chess").value();
    const auto script = std::make_shared<Script>(text);
    Answers answers;
    Session session(VariantLibrary(), chess, "fuzzed", script, answers);
    require(session.run(), "a session whose output is read ends well");
    require(answers.count("bestmove") == script->count("go"), "one bestmove for each go");
    require(answers.count("readyok") == script->count("isready"), "one readyok for each isready");
    require(answers.count("uciok") == script->count("uci"), "one uciok for each uci");
}

}  // namespace
}  // namespace tenfold::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tenfold::fuzz::check(tenfold::fuzz::as_text(data, size));
    return 0;
}
