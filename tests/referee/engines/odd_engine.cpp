// A UCI engine that plays random legal moves and misbehaves as its first argument says, for the tests of the
// referee. The second argument names a folder where it leaves a file called by its process id.

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>

#include "core/random.h"

#include "tenfold/game.h"
#include "tenfold/variants.h"

namespace {

using namespace tenfold;
using Millis = std::chrono::milliseconds;

void say(std::string_view text) {
    std::cout << text << std::flush;
}

void pause(Millis time) {
    std::this_thread::sleep_for(time);
}

class OddEngine {
public:
    explicit OddEngine(std::string_view habit) : habit_(habit), game_(library_.find("chess").value()) {}

    void run() {
        if (habit_ == "ignores quit") {
            std::signal(SIGTERM, SIG_IGN);
            ::setpgid(0, ::getpgid(::getppid()));  // nor does it stay in its group
        }
        for (std::string line; std::getline(std::cin, line);) {
            std::istringstream words(line);
            std::string word;
            words >> word;
            if (word == "quit" && habit_ != "ignores quit") {
                return;
            }
            obey(word, words);
        }
        while (habit_ == "ignores quit") {
            pause(Millis(1000));
        }
    }

private:
    void obey(const std::string& word, std::istream& rest) {
        if (word == "uci" && habit_ != "never greets") {
            say("id name Odd\nid author tests\noption name UCI_Variant type combo default chess var chess "
                "var "
                "supremo var opulent\noption name Hash type spin default 1 min 1 max 64\nuciok\n");
        } else if (word == "isready") {
            say("readyok\n");
        } else if (word == "setoption") {
            std::string name;
            std::string variant;
            rest >> name >> name >> variant >> variant;
            if (name == "UCI_Variant") {
                game_ = Game(library_.find(variant).value());
            }
        } else if (word == "position") {
            set_position(rest);
        } else if (word == "go") {
            ++moves_;
            answer();
        } else if (word == "ucinewgame") {
            moves_ = 0;
        }
    }

    void set_position(std::istream& words) {
        std::string fen;
        std::string word;
        while (words >> word && word != "moves") {
            fen += word == "startpos" || word == "fen" ? "" : word + " ";
        }
        game_ = fen.empty() ? Game(game_.variant()) : Game::from_fen(game_.variant(), fen).value();
        while (words >> word) {
            game_.play(game_.parse_move(word).value());
        }
    }

    [[nodiscard]] std::string a_move() {
        const std::vector<Move> moves = game_.legal_moves();
        return game_.to_text(moves[dice_.below(moves.size())]);
    }

    void answer() {
        constexpr int kTenth = 10;
        const std::string best = "bestmove " + a_move() + "\n";
        if (habit_ == "never answers") {
            return;
        }
        if (habit_ == "dies" && moves_ == kTenth) {
            std::_Exit(3);
        }
        if (habit_ == "crashes" && moves_ == 3) {
            std::signal(SIGABRT, SIG_DFL);
            std::abort();
        }
        if (habit_ == "goes silent" && moves_ == 3) {
            ::close(STDOUT_FILENO);
            return;
        }
        if (habit_ == "stops in a line" && moves_ == 3) {
            say(best.substr(0, best.size() - 2));
            std::_Exit(0);
        }
        if (habit_ == "leaves a helper" && moves_ == 3) {
            if (::fork() == 0) {
                pause(Millis(30'000));
            }
            std::_Exit(4);
        }
        if (habit_ == "plays illegally" && moves_ == 4) {
            say("bestmove e1e8\n");
            return;
        }
        if (habit_ == "has no move" && moves_ == 2) {
            say("bestmove (none)\n");
            return;
        }
        if (habit_ == "is late" && moves_ == 3) {
            pause(Millis(700));
        }
        if (habit_ == "prints 100 MB") {
            flood();
        }
        say("info depth 3 seldepth 5 multipv 1 score cp 17 nodes 1234 time 1 pv a1a1\n");
        habit_ == "sends half lines" ? say_in_pieces("info depth 4 score cp 2 pv a1a1\n" + best) : say(best);
    }

    static void flood() {
        const std::string line = "info string " + std::string(10'000, 'x') + "\n";
        for (int i = 0; i < 10'000; ++i) {
            say(line);
        }
    }

    static void say_in_pieces(const std::string& text) {
        for (std::size_t i = 0; i < text.size(); i += 7) {
            say(text.substr(i, 7));
            pause(Millis(1));
        }
    }

    std::string habit_;
    VariantLibrary library_;
    Game game_;
    Random dice_{static_cast<std::uint64_t>(::getpid())};
    int moves_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc > 2) {
        std::ofstream(std::string(argv[2]) + "/" + std::to_string(::getpid())) << "\n";
    }
    OddEngine(argc > 1 ? argv[1] : "").run();
}
