#include "movegen/move_list.h"

#include <set>

#include "movegen/movegen.h"
#include "position/fen.h"
#include "support/catch.h"

#include "tenfold/variants.h"

namespace tenfold {

TEST_CASE("a list grows beyond what it holds in place and keeps its moves") {
    MoveList list;
    for (int i = 0; i < 3000; ++i) {
        list.push_back(Move::from_bits(static_cast<std::uint64_t>(i) + 1));
    }
    REQUIRE(list.size() == 3000);
    CHECK(list[0].bits() == 1);
    CHECK(list[2999].bits() == 3000);
}

TEST_CASE("the widest position that could be built has a complete list") {
    // Commandos among Pawns that they can take: each has up to sixteen first legs, each of these up to
    // sixteen second.
    const char* fen =
        "ppCpC4k/pCppC5/pCpCp5/CppCp5/CpCpp5/ppCpCppCpC/pCppCpCppC/3CppCpCp/3CpCppCp/K4C1C2 w - - 0 1";
    const Variant supremo = VariantLibrary().find("supremo").value();
    Position position = parse_fen(fen, supremo.rules()).value().position;
    MoveList list;
    generate_legal(position, list);
    CHECK(list.size() == 1818);
    CHECK(list.size() > MoveList::kInPlace);
    CHECK(count_legal(position) == list.size());
    std::set<std::uint64_t> different;
    for (const Move m : list) {
        different.insert(m.bits());
    }
    CHECK(different.size() == list.size());
}

}  // namespace tenfold
