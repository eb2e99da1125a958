# cmake --install: the program, the variant files, and the library with what find_package(tenfold) needs.
include(CMakePackageConfigHelpers)
set(config_folder "${CMAKE_INSTALL_LIBDIR}/cmake/tenfold")
get_property(layers GLOBAL PROPERTY TENFOLD_LAYERS)

if(TARGET tenfold)
  install(TARGETS tenfold RUNTIME)
endif()
install(DIRECTORY "${PROJECT_SOURCE_DIR}/variants/" DESTINATION "${CMAKE_INSTALL_DATADIR}/tenfold/variants"
  FILES_MATCHING PATTERN "*.toml")

install(TARGETS tenfold_library ${layers} EXPORT tenfold ARCHIVE)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/tenfold" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(EXPORT tenfold FILE tenfoldTargets.cmake NAMESPACE tenfold:: DESTINATION "${config_folder}")

configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/tenfoldConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/tenfoldConfig.cmake" INSTALL_DESTINATION "${config_folder}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/tenfoldConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/tenfoldConfig.cmake" "${PROJECT_BINARY_DIR}/tenfoldConfigVersion.cmake"
  DESTINATION "${config_folder}")
