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
    /// Appends to this file from now on; an empty path ends the record. False if the file can't be opened.
    bool open(const std::string& path);
    void received(std::string_view line) { write("<<", line); }
    void sent(std::string_view line) { write(">>", line); }

private:
    void write(std::string_view direction, std::string_view line);

    std::mutex mutex_;
    std::ofstream file_;
};

}  // namespace tenfold

#endif
