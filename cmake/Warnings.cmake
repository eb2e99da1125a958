# Warnings travel with this target and are not exported to users of the library.
add_library(tenfold_warnings INTERFACE)
target_compile_options(tenfold_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wswitch-enum -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual -Wundef -Wmissing-declarations
  $<$<BOOL:${TENFOLD_WERROR}>:-Werror>)
