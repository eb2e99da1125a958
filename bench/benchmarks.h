#ifndef TENFOLD_BENCH_BENCHMARKS_H
#define TENFOLD_BENCH_BENCHMARKS_H

#include "sample.h"

/// Each function registers the benchmarks of one subject for one game, named "SUBJECT/GAME". The sample must
/// outlive their running. "items_per_second" counts what the name says: moves generated, evaluations, ...
namespace tenfold::bench {

void add_movegen_benchmarks(const Sample& sample);  ///< generation, danger squares, make and unmake
void add_search_benchmarks(const Sample& sample);   ///< exchanges, evaluation
void add_table_benchmarks();                        ///< the transposition table; the same for all games

}  // namespace tenfold::bench

#endif
