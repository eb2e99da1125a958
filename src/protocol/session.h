#ifndef TENFOLD_PROTOCOL_SESSION_H
#define TENFOLD_PROTOCOL_SESSION_H

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/debug_log.h"
#include "protocol/event_queue.h"
#include "protocol/line_io.h"
#include "protocol/option_table.h"
#include "protocol/task_runner.h"
#include "protocol/words.h"
#include "protocol/writer.h"

#include "tenfold/game.h"
#include "tenfold/variants.h"

namespace tenfold {

struct GoCommand;

/// A UCI conversation; docs/protocol.md says what it promises.
///
/// Three threads take part. The reader waits for lines and puts them into a queue. The session's own, which
/// called run(), takes them out, decides, and never does anything long. Searches and counts
/// run in TaskRunner's. All write through one Writer. All state but the queue and the writer belongs to
/// the session's thread, so none of it is locked.
class Session {
public:
    /// `start` is the variant to begin with. `sink` must outlive the session. The source is shared with the
    /// reader, which may be left waiting for a line when run() returns because the output was lost.
    /// `loading` is what there is to say of the library's files; "uci" tells it.
    Session(VariantLibrary library, const Variant& start, std::string engine_name,
            std::shared_ptr<LineSource> source, LineSink& sink, std::vector<Diagnostic> loading = {});
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Until "quit", the end of the input, or the loss of input or output: false in the last cases.
    [[nodiscard]] bool run();

private:
    /// What becomes of a command that arrives while a task runs. A task that is no search (a count, a
    /// benchmark) is waited for, except by what is AtOnce: scripts write command after command.
    enum class WhileBusy : std::uint8_t {
        AtOnce,
        BesideSearch,  ///< changes nothing that a search uses
        AfterSearch,   ///< waits for the best move
        EndsSearch,    ///< stops the search first
    };
    struct Command {
        std::string_view name;
        void (Session::*run)(Words arguments);
        WhileBusy timing;
        std::string_view help;
    };
    static std::span<const Command> commands();
    static const Command* find_command(std::string_view name);

    [[nodiscard]] Event next_event();
    void react(Event event);
    void handle(std::string line);
    [[nodiscard]] bool must_wait(const Command& command) const;
    void execute(const Command& command, Words arguments);
    void replay_waiting();

    void uci(Words);
    void is_ready(Words);
    void new_game(Words);
    void set_option(Words arguments);
    void position(Words arguments);
    void go(Words arguments);
    void stop(Words);
    void ponder_hit(Words);
    void quit(Words);
    void ignore(Words) {}

    void show_board(Words);
    void show_fen(Words);
    void show_moves(Words);
    void show_result(Words);
    void show_evaluation(Words);
    void make_moves(Words arguments);
    void bench(Words);
    void flip(Words);
    void help(Words);

    void declare_options();
    void declare_prelude_options();
    /// Sets one of the limits of the prelude, unless the game could not be played so. The game begins anew.
    void limit_prelude(std::optional<int>& limit, int value);
    void select_variant(const std::string& name);
    void load_variants(const std::string& path);
    void open_log(const std::string& path);
    void tell(const Diagnostic& diagnostic);
    void tell(const std::vector<std::string>& complaints);
    /// Takes the engine's memory and threads, and says so if there were fewer than asked for.
    /// REQUIRES: no search runs.
    void prepare_engine();

    void accept(Result<Game, std::string> game);
    void search(GoCommand& command);
    void count_moves(int depth);
    /// "bestmove (none)", now or, if the search was to wait for "stop", then.
    void answer_without_move(const SearchLimits& limits);
    /// Says so if there is no position; the commands that need one then do nothing.
    [[nodiscard]] bool has_position();

    VariantLibrary library_;
    Variant variant_;
    std::optional<Game> game_;  ///< empty after a "position" that was rejected
    std::string engine_name_;
    SearchReporter::Style style_;
    PreludeLimits prelude_limits_;
    PreludeTaste prelude_taste_;
    std::vector<Diagnostic> loading_;
    int hash_mb_ = 0;  ///< asked for, until there turned out to be less
    int threads_ = 1;  ///< likewise

    std::shared_ptr<LineSource> source_;
    std::shared_ptr<EventQueue> events_ = std::make_shared<EventQueue>();
    DebugLog log_;
    Writer writer_;
    OptionTable options_;
    std::deque<std::string> waiting_;  ///< lines to be handled after the running task
    bool over_ = false;
    bool input_ended_ = false;
    bool input_lost_ = false;
    TaskRunner runner_;  // last: its threads use what is above
};

}  // namespace tenfold

#endif
