# Called by ctest; see CMakeLists.txt beside this file.
set(prefix "${SCRATCH}/prefix")
set(build "${SCRATCH}/consumer-build")

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "failed (${status}): ${ARGN}")
  endif()
endfunction()

file(REMOVE_RECURSE "${prefix}" "${build}")
run("${CMAKE_COMMAND}" --install "${TENFOLD_BUILD}" --prefix "${prefix}")
foreach(file bin/tenfold share/tenfold/variants/opulent.toml include/tenfold/engine.h)
  if(NOT EXISTS "${prefix}/${file}")
    message(FATAL_ERROR "${file} was not installed")
  endif()
endforeach()
run("${prefix}/bin/tenfold" perft opulent 2)
run("${prefix}/bin/tenfold" check "${prefix}/share/tenfold/variants/opulent.toml")
run("${CMAKE_COMMAND}" -S "${CONSUMER}" -B "${build}" -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${COMPILER}"
  "-DCMAKE_PREFIX_PATH=${prefix}")
run("${CMAKE_COMMAND}" --build "${build}")
run("${build}/consumer")
