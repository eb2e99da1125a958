# Release builds: whole-program optimisation where the compiler has it, and a processor baseline that
# every x86-64 machine of the last fifteen years meets (popcount, SSE4.2).
include(CheckIPOSupported)
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT TENFOLD_SANITIZE)
  check_ipo_supported(RESULT tenfold_has_ipo OUTPUT tenfold_ipo_reason LANGUAGES CXX)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${tenfold_has_ipo})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # The installed libraries carry machine code too: their users need neither this compiler nor -flto, and
    # the test programs link in no time.
    list(REMOVE_ITEM CMAKE_CXX_COMPILE_OPTIONS_IPO -fno-fat-lto-objects)
    list(APPEND CMAKE_CXX_COMPILE_OPTIONS_IPO -ffat-lto-objects)
  endif()
endif()
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set(TENFOLD_ARCH "x86-64-v2" CACHE STRING "Value of -march (x86-64-v2, x86-64-v3, native)")
  add_compile_options(-march=${TENFOLD_ARCH})
endif()
