#ifndef TENFOLD_TESTS_SUPPORT_CATCH_H
#define TENFOLD_TESTS_SUPPORT_CATCH_H

/// Catch2 of either major version: Debian 12 has v2, later releases have v3.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#endif
