#include "protocol/uci.h"

#include <csignal>
#include <iostream>
#include <memory>
#include <utility>

#include "protocol/session.h"
#include "protocol/stream_lines.h"

namespace tenfold {

int run_uci(VariantLibrary library, const Variant& start, std::string engine_name,
            std::vector<Diagnostic> loading) {
#ifdef SIGPIPE
    // A reader that has gone away shows as a failed write, which ends the session in good order.
    std::signal(SIGPIPE, SIG_IGN);
#endif
    // Unsynchronised streams read without the C library's locks: a reader that is left waiting then doesn't
    // keep the program from ending. Untied, because two threads use them.
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    StreamSink sink(std::cout);
    Session session(std::move(library), start, std::move(engine_name),
                    std::make_shared<StreamSource>(std::cin), sink, std::move(loading));
    return session.run() ? 0 : 1;
}

}  // namespace tenfold
