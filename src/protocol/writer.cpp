#include "protocol/writer.h"

#include <utility>

#include "protocol/words.h"

namespace tenfold {

Writer::Writer(LineSink& sink, DebugLog& log, std::function<void()> on_loss)
    : sink_(sink), log_(log), on_loss_(std::move(on_loss)) {}

void Writer::line(std::string_view text) {
    const std::lock_guard lock(mutex_);
    write(text);
}

void Writer::block(std::span<const std::string> lines) {
    const std::lock_guard lock(mutex_);
    for (const std::string& text : lines) {
        write(text);
    }
}

void Writer::info(std::string_view text) {
    line("info string " + one_line(text));
}

bool Writer::lost() const {
    const std::lock_guard lock(mutex_);
    return lost_;
}

void Writer::received(std::string_view text) {
    if (!log_.received(text)) {
        const std::lock_guard lock(mutex_);
        tell_log_is_lost();
    }
}

void Writer::tell_log_is_lost() {
    write("info string error: Debug Log File: cannot be written any more; the record has ended");
}

void Writer::write(std::string_view text) {
    if (lost_) {
        return;
    }
    if (!log_.sent(text)) {
        tell_log_is_lost();
    }
    if (!sink_.write_line(text)) {
        lost_ = true;
        on_loss_();
    }
}

}  // namespace tenfold
