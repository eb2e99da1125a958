#ifndef TENFOLD_TESTS_SUPPORT_TEMPORARY_FOLDER_H
#define TENFOLD_TESTS_SUPPORT_TEMPORARY_FOLDER_H

#include <string>
#include <string_view>

namespace tenfold::test {

/// A new, empty folder, which is removed with all that is in it at the end.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    /// Where a file of this name would be.
    [[nodiscard]] std::string path(const std::string& name) const { return folder_ + "/" + name; }
    /// Writes a file and returns its path.
    [[nodiscard]] std::string write(const std::string& name, std::string_view content) const;

private:
    std::string folder_;
};

}  // namespace tenfold::test

#endif
