#include "referee/match_files.h"

#include <cerrno>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <utility>

#include "core/file_kind.h"
#include "referee/match_identity.h"
#include "referee/paper.h"

#include "tenfold/pgn.h"

namespace tenfold::referee {

namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    ::localtime_r(&now, &date);
    return fmt::format("{:04}.{:02}.{:02}", date.tm_year + 1900, date.tm_mon + 1, date.tm_mday);
}

Result<PipeEnd> open_pgn(const std::string& path) {
    const std::string unfit = is_record(path) ? "is a match's record" : unfit_as_file(path);
    if (!unfit.empty()) {
        return Diagnostic{path, 0, 0, "cannot be written: it " + unfit};
    }
    PipeEnd file(::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    if (!file.is_open()) {
        return Diagnostic{path, 0, 0, fmt::format("cannot be written: {}", std::strerror(errno))};
    }
    return file;
}

}  // namespace

std::string take_game(const RecordedGame& game, const Schedule& schedule, Scoreboard& scoreboard) {
    if (scoreboard.has(game.number)) {
        return fmt::format("game {} has been read before", game.number);
    }
    scoreboard.add(schedule.game(game.number), game.game.white_points);
    return "";
}

Result<MatchFiles> MatchFiles::open(const MatchSettings& settings, const std::vector<std::string>& options,
                                    const Variant& variant, Scoreboard& scoreboard) {
    MatchFiles files(settings, variant);
    if (!settings.record_file.empty()) {
        const RecordHead head{describe_match(settings, variant), options};
        const Schedule schedule(settings);
        Result<RecordFile> record =
            RecordFile::open(settings.record_file, head, variant,
                             [&](const RecordedGame& game) { return take_game(game, schedule, scoreboard); });
        if (!record) {
            return record.error();
        }
        files.key_ = head.key();
        files.record_ = std::move(record).value();
    }
    if (!settings.pgn_file.empty()) {
        Result<PipeEnd> pgn = open_pgn(settings.pgn_file);
        if (!pgn) {
            return pgn.error();
        }
        files.pgn_ = std::move(pgn).value();
    }
    return files;
}

std::string MatchFiles::store(const GamePlan& plan, const PlayedGame& game) {
    const RecordedGame recorded{plan.number, today(), game};
    if (record_) {
        const std::string line = game_line(key_, plan, *settings_, *variant_, recorded);
        if (const auto complaint = record_->append(line)) {
            return to_string(*complaint);
        }
    }
    if (pgn_) {
        // At one go: several shards may write the same file.
        if (!write_all(*pgn_, to_pgn(on_paper(recorded, plan, *settings_, *variant_)))) {
            return fmt::format("{}: cannot be written: {}", settings_->pgn_file, std::strerror(errno));
        }
    }
    return "";
}

}  // namespace tenfold::referee
