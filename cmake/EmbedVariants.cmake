# Puts the texts of variants/*.toml into the binary. Included by src/CMakeLists.txt it defines
# tenfold_embed_variants(TARGET); run with `cmake -P` it writes the C++ file OUTPUT from FOLDER.

if(CMAKE_SCRIPT_MODE_FILE)
  file(GLOB files "${FOLDER}/*.toml")
  set(entries "")
  foreach(file IN LISTS files)
    get_filename_component(name "${file}" NAME_WE)
    file(READ "${file}" text)
    string(APPEND entries "    {\"${name}\", R\"variant(${text})variant\"},\n")
  endforeach()
  file(WRITE "${OUTPUT}" "#include \"registry/builtin.h\"

namespace tenfold {

namespace {

constexpr BuiltinVariant kBuiltins[] = {
${entries}};

}  // namespace

std::span<const BuiltinVariant> builtin_variants() { return kBuiltins; }

}  // namespace tenfold
")
  return()
endif()

set(TENFOLD_EMBED_SCRIPT "${CMAKE_CURRENT_LIST_FILE}")

function(tenfold_embed_variants target)
  set(folder "${PROJECT_SOURCE_DIR}/variants")
  set(output "${CMAKE_CURRENT_BINARY_DIR}/builtin_variants.cpp")
  file(GLOB files CONFIGURE_DEPENDS "${folder}/*.toml")
  add_custom_command(OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" "-DFOLDER=${folder}" "-DOUTPUT=${output}" -P "${TENFOLD_EMBED_SCRIPT}"
    DEPENDS ${files} "${TENFOLD_EMBED_SCRIPT}"
    COMMENT "Embedding the variants" VERBATIM)
  target_sources(${target} PRIVATE "${output}")
endfunction()
