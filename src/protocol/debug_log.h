#ifndef TENFOLD_PROTOCOL_DEBUG_LOG_H
#define TENFOLD_PROTOCOL_DEBUG_LOG_H

#include <fstream>
#include <mutex>
#include <string>
#include <string_view>

namespace tenfold {

/// A record of a conversation in a file: each line with the time and the direction. Does nothing while no
/// file is open. May be used from several threads.
class DebugLog {
public:
    /// Appends to this file from now on; an empty path ends the record. Returns why the file can't be
    /// written, empty if it can.
    [[nodiscard]] std::string open(const std::string& path);
    /// False once, when the file can't be written any more; that ends the record.
    [[nodiscard]] bool received(std::string_view line) { return write("<<", line); }
    [[nodiscard]] bool sent(std::string_view line) { return write(">>", line); }

private:
    bool write(std::string_view direction, std::string_view line);

    std::mutex mutex_;
    std::ofstream file_;
};

}  // namespace tenfold

#endif
