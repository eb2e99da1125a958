#ifndef TENFOLD_PROTOCOL_WRITER_H
#define TENFOLD_PROTOCOL_WRITER_H

#include <functional>
#include <mutex>
#include <span>
#include <string>
#include <string_view>

#include "protocol/debug_log.h"
#include "protocol/line_io.h"

namespace tenfold {

/// The one way out of a session. Threads may write at the same time: lines stay whole, and a block of
/// lines stays together.
class Writer {
public:
    /// `sink` and `log` must outlive the writer. `on_loss` is called once, by the thread whose line could not
    /// be written; after that nothing is written any more.
    Writer(LineSink& sink, DebugLog& log, std::function<void()> on_loss);

    void line(std::string_view text);
    void block(std::span<const std::string> lines);
    /// "info string ...", whatever bytes `text` is made of.
    void info(std::string_view text);
    /// Notes in the log what came in.
    void received(std::string_view text);
    [[nodiscard]] bool lost() const;

private:
    // REQUIRES for these: the mutex is held.
    void write(std::string_view text);
    void tell_log_is_lost();

    mutable std::mutex mutex_;
    LineSink& sink_;
    DebugLog& log_;
    std::function<void()> on_loss_;
    bool lost_ = false;
};

}  // namespace tenfold

#endif
