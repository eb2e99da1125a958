# Release builds: whole-program optimisation where the compiler has it, on request steered by a profile, and a
# processor baseline that every x86-64 machine of the last fifteen years meets (popcount, SSE4.2).
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

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Two words side by side, as sets of squares are, gcc likes to put into one vector register: by way of memory,
  # which costs more than it saves.
  add_compile_options(-fno-tree-slp-vectorize)
endif()

if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set(TENFOLD_ARCH "v2" CACHE STRING
    "Processors that the program is for: v2, v3 (x86-64 levels; v3 has AVX2), native (this one), generic (any)")
  set_property(CACHE TENFOLD_ARCH PROPERTY STRINGS v2 v3 native generic)
  string(REPLACE "x86-64-" "" tenfold_level "${TENFOLD_ARCH}") # as older build folders remember it
  if(tenfold_level MATCHES "^v[23]$")
    add_compile_options(-march=x86-64-${tenfold_level})
  elseif(TENFOLD_ARCH STREQUAL "native")
    add_compile_options(-march=native)
  elseif(NOT TENFOLD_ARCH STREQUAL "generic")
    message(FATAL_ERROR "TENFOLD_ARCH is '${TENFOLD_ARCH}'; it must be v2, v3, native or generic")
  endif()
endif()

# scripts/build-pgo builds twice in the same folder: to record, then to use what was recorded.
set(TENFOLD_PROFILE "" CACHE STRING "Profile-guided optimisation with gcc: record, use, or nothing")
if(TENFOLD_PROFILE)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    message(FATAL_ERROR "TENFOLD_PROFILE needs gcc; use scripts/build-pgo")
  endif()
  set(tenfold_profile_folder "${PROJECT_BINARY_DIR}/profile")
  if(TENFOLD_PROFILE STREQUAL "record")
    set(tenfold_profile_flags -fprofile-generate=${tenfold_profile_folder} -fprofile-update=prefer-atomic)
  elseif(TENFOLD_PROFILE STREQUAL "use")
    # What the recorded run never came to has no profile: that is no mistake.
    set(tenfold_profile_flags -fprofile-use=${tenfold_profile_folder} -fprofile-partial-training
      -Wno-missing-profile)
  else()
    message(FATAL_ERROR "TENFOLD_PROFILE is '${TENFOLD_PROFILE}'; it must be record, use or nothing")
  endif()
  add_compile_options(${tenfold_profile_flags})
  add_link_options(${tenfold_profile_flags})
endif()
