// Feeds arbitrary text to the Betza parser. What it accepts must be a movement that the compiler can use,
// and what it refuses must come with a place and a reason.
#include <algorithm>
#include <cstdlib>

#include "betza/parser.h"
#include "check.h"

namespace tenfold::fuzz {
namespace {

void check_error(const betza::ParseError& error, std::string_view text) {
    const auto last = static_cast<int>(text.size()) + 1;  // one past the end: something is missing there
    require(error.column >= 1 && error.column <= last, "the error points into the text");
    require(!error.message.empty(), "the error gives a reason");
}

void check_movement(const betza::Movement& m) {
    const int longest = std::max(std::abs(m.files), std::abs(m.ranks));
    require(longest >= 1 && longest <= 3, "a step is one to three squares long");
    require(m.range >= 1 && m.range <= betza::Movement::kUnlimited, "the range is in bounds");
    require(m.quiet || m.capture || m.en_passant, "a movement can land somewhere");
    require(m.path != betza::Path::Leap || m.range == 1, "a leap is made once");
    require(m.path != betza::Path::Lame || m.range == 1, "a lame leap is made once");
    require(m.path != betza::Path::Hurdle || m.range == 1, "a leap over a hurdle is made once");
}

void check_chain(const betza::Chain& chain) {
    require(chain.size() >= 2, "a chain has two legs or more");
    for (const betza::Leg& leg : chain) {
        require(!leg.empty(), "a leg goes somewhere");
        for (const betza::LegMove& m : leg) {
            const int longest = std::max(std::abs(m.files), std::abs(m.ranks));
            require(longest >= 1 && longest <= 3, "a leg is one to three squares long");
            require(m.quiet || m.capture || m.passes, "a leg can land somewhere");
        }
    }
    require(std::none_of(chain.back().begin(), chain.back().end(), [](const auto& m) { return m.passes; }),
            "the last leg does not stop on a piece that stays");
}

void check_piece(const betza::PieceMovement& piece) {
    require(!piece.movements.empty() || !piece.chains.empty() || piece.castling_distance > 0,
            "a piece that is accepted can move");
    require(piece.castling_distance >= 0 && piece.castling_distance <= 9, "castling stays on the board");
    for (const betza::Movement& m : piece.movements) {
        check_movement(m);
        require(std::count(piece.movements.begin(), piece.movements.end(), m) == 1,
                "no movement is listed twice");
    }
    for (const betza::Chain& chain : piece.chains) {
        check_chain(chain);
    }
}

void check(std::string_view text) {
    const auto result = betza::parse(text);
    if (!result) {
        check_error(result.error(), text);
        return;
    }
    require(!text.empty(), "an empty text is no movement");
    check_piece(result.value());
    const auto again = betza::parse(text);
    require(again.ok() && again.value().movements == result.value().movements &&
                again.value().chains == result.value().chains,
            "the same text means the same again");
}

}  // namespace
}  // namespace tenfold::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tenfold::fuzz::check(tenfold::fuzz::as_text(data, size));
    return 0;
}
