# Sanitized builds stop at the first finding. -O1 and line tables keep them fast to build and to run, with
# usable reports; the standard library's own assertions come along.
if(TENFOLD_SANITIZE)
  add_compile_options(-fsanitize=${TENFOLD_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -O1 -g1)
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
  add_link_options(-fsanitize=${TENFOLD_SANITIZE})
endif()
if(TENFOLD_BUILD_FUZZERS)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "TENFOLD_BUILD_FUZZERS needs clang (libFuzzer); use: cmake --preset fuzz")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
