#include "variant/placement.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "core/characters.h"
#include "core/quoted.h"

namespace tenfold {
namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}
bool is_letter(char c) {
    return is_upper(c) || (c >= 'a' && c <= 'z');
}

std::string ranks_text(int count) {
    return fmt::format("{} rank{}", count, count == 1 ? "" : "s");
}

class PlacementParser {
public:
    PlacementParser(std::string_view text, const Ruleset& rules)
        : text_(text), rules_(rules), files_(rules.spec.files), ranks_(rules.spec.ranks) {}

    Result<std::vector<PlacedPiece>, PlacementError> parse() {
        while (at_ < text_.size()) {
            if (std::optional<PlacementError> error = read_next()) {
                return *std::move(error);
            }
        }
        end_rank();
        if (std::optional<PlacementError> error = wrong_shape()) {
            return *std::move(error);
        }
        return std::move(pieces_);
    }

private:
    std::optional<PlacementError> read_next() {
        const char c = text_[at_];
        if (c == '/') {
            end_rank();
            ++at_;
            start_rank();
            return std::nullopt;
        }
        return is_digit(c) ? read_gap() : read_piece();
    }

    std::optional<PlacementError> read_gap() {
        const std::size_t start = at_;
        int squares = 0;
        for (; at_ < text_.size() && is_digit(text_[at_]); ++at_) {
            squares = std::min(10 * squares + (text_[at_] - '0'), kMaxFiles + 1);
        }
        if (text_[start] == '0' || squares > files_) {
            return error(start, fmt::format("gap {} is not a number from 1 to {}",
                                            quoted(text_.substr(start, at_ - start)), files_));
        }
        advance(start, squares);
        return std::nullopt;
    }

    std::optional<PlacementError> read_piece() {
        const char c = text_[at_];
        if (!is_letter(c)) {
            return error(at_,
                         fmt::format("unexpected character {}", quoted(first_character(text_.substr(at_)))));
        }
        const std::optional<PieceType> type = rules_.type_of(c);
        if (!type) {
            return error(at_, fmt::format("unknown letter {}", quoted(first_character(text_.substr(at_)))));
        }
        if (ranks_read_ < ranks_ && file_ < files_) {
            pieces_.push_back({Square::at(file_, ranks_ - 1 - ranks_read_),
                               Piece(is_upper(c) ? Color::White : Color::Black, *type), column(at_)});
        }
        advance(at_, 1);
        ++at_;
        return std::nullopt;
    }

    /// `start` is where the text of these squares begins.
    void advance(std::size_t start, int squares) {
        if (file_ <= files_ && file_ + squares > files_) {
            overflow_ = start;
        }
        file_ += squares;
    }

    void start_rank() {
        file_ = 0;
        if (ranks_read_ == ranks_) {
            first_extra_rank_ = at_;
        }
    }

    /// Remembers the first rank of a wrong length. The number of ranks is the better thing to complain
    /// about where it is wrong too, as when somebody pastes a position of a smaller board.
    void end_rank() {
        if (file_ != files_ && !bad_rank_) {
            bad_rank_ = error(file_ > files_ ? overflow_ : at_,
                              fmt::format("rank {} has {} square{}, expected {}", ranks_ - ranks_read_, file_,
                                          file_ == 1 ? "" : "s", files_));
        }
        ++ranks_read_;
    }

    std::optional<PlacementError> wrong_shape() const {
        if (ranks_read_ != ranks_) {
            return error(ranks_read_ > ranks_ ? first_extra_rank_ : at_,
                         fmt::format("{}, expected {}", ranks_text(ranks_read_), ranks_));
        }
        return bad_rank_;
    }

    static int column(std::size_t offset) { return static_cast<int>(offset) + 1; }
    static PlacementError error(std::size_t offset, std::string message) {
        return {column(offset), std::move(message)};
    }

    std::string_view text_;
    const Ruleset& rules_;
    int files_;
    int ranks_;
    std::size_t at_ = 0;
    int file_ = 0;        ///< squares of the current rank read so far; too many are counted on
    int ranks_read_ = 0;  ///< complete ones, from the top
    std::size_t overflow_ = 0;
    std::size_t first_extra_rank_ = 0;
    std::optional<PlacementError> bad_rank_;
    std::vector<PlacedPiece> pieces_;
};

}  // namespace

Result<std::vector<PlacedPiece>, PlacementError> parse_placement(std::string_view text,
                                                                 const Ruleset& rules) {
    return PlacementParser(text, rules).parse();
}

}  // namespace tenfold
