# Warnings travel with this target and are not exported to users of the library.
add_library(tenfold_warnings INTERFACE)
target_compile_options(tenfold_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wswitch-enum -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual -Wundef -Wmissing-declarations
  $<$<BOOL:${TENFOLD_WERROR}>:-Werror>
  # gcc 12 sees overflows in sound uses of std::string (its bugs 105329 and 105651): shown, not fatal.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-error=array-bounds -Wno-error=stringop-overflow -Wno-error=restrict>)
