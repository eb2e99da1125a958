if(TENFOLD_SANITIZE)
  add_compile_options(-fsanitize=${TENFOLD_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${TENFOLD_SANITIZE})
endif()
