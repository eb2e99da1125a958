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

void Writer::write(std::string_view text) {
    if (lost_) {
        return;
    }
    log_.sent(text);
    if (!sink_.write_line(text)) {
        lost_ = true;
        on_loss_();
    }
}

}  // namespace tenfold
