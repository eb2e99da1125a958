#include "referee/game_play.h"

#include <cassert>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "core/quoted.h"
#include "position/position.h"

#include "tenfold/san.h"

namespace tenfold::referee {

namespace {

Points loss_of(Color side) {
    return side == Color::White ? Points::loss() : Points::win();
}

/// In the words that readers of fastchess's output look for.
std::string reason_for(const GameStatus& status, Color winner) {
    switch (status.end) {
        case GameEnd::Checkmate:
            return fmt::format("{} mates", to_string(winner));
        case GameEnd::Stalemate:
            return Points::of_white(status) == Points::draw()
                       ? "Draw by stalemate"
                       : fmt::format("{} wins by stalemate, {}", to_string(winner),
                                     Points::of_white(status).quarters() % Points::kMost == 0 ? "1" : "3/4");
        case GameEnd::Repetition:
            return "Draw by repetition";
        case GameEnd::MoveRule:
            return "Draw by the move rule";
        case GameEnd::Material:
            return "Draw by insufficient mating material";
        case GameEnd::BareKing:
            return Points::of_white(status) == Points::draw()
                       ? "Draw by bare king"
                       : fmt::format("{} wins by baring the king", to_string(winner));
        case GameEnd::Ongoing:
            break;
    }
    return "";
}

struct FaultText {
    Ending ending;
    std::string_view predicate;  ///< what is said of the side at fault
};

/// OpenBench counts "disconnect", "stalls", "on time" and "illegal".
FaultText text_of(Fault fault) {
    switch (fault) {
        case Fault::Disconnect:
            return {Ending::Disconnect, " disconnects"};
        case Fault::Stall:
        case Fault::Flood:
            return {Ending::Stall, "'s connection stalls"};
        case Fault::Late:
            return {Ending::TimeForfeit, " loses on time"};
        case Fault::Refusal:
            return {Ending::Refusal, " refuses to play on"};
        case Fault::FalseClaim:
            return {Ending::FalseClaim, " makes a false claim"};
        case Fault::Resigns:
            return {Ending::Resignation, " resigns"};
        case Fault::CannotStart:
        case Fault::Stopped:
            break;
    }
    return {Ending::Interrupted, "'s game is interrupted"};
}

/// One game while it is being played.
class Course {
public:
    Course(const std::array<Player*, 2>& players, const Game& start, const Opening& opening,
           const GameTerms& terms)
        : players_(players),
          game_(start),
          adjudicator_(terms.adjudication),
          clocks_{PlayerClock(terms.limits[0]), PlayerClock(terms.limits[1])} {
        played_.opening = opening;
        for (const Move move : opening.moves) {
            make(move, {});
        }
    }

    PlayedGame play(const GameStart& start) {
        for (const Color side : kColors) {
            if (const auto failure = players_[index(side)]->begin_game(start)) {
                fail(side, *failure);
                break;
            }
        }
        while (!over_) {
            if (!end_by_rules() && !end_by_adjudication()) {
                let_move();
            }
        }
        return std::move(played_);
    }

private:
    void make(Move move, const Thought& thought) {
        texts_.push_back(game_.to_text(move));
        game_.play(move);
        played_.moves.push_back({move, thought});
    }

    void finish(Ending ending, Points white_points, std::string reason) {
        over_ = true;
        played_.ending = ending;
        played_.white_points = white_points;
        played_.reason = std::move(reason);
    }

    bool end_by_rules() {
        const GameStatus status = game_.status();
        if (status.over()) {
            const Points points = Points::of_white(status);
            const Color winner = points > Points::draw() ? Color::White : Color::Black;
            finish(Ending::Rules, points, reason_for(status, winner));
        }
        return over_;
    }

    bool end_by_adjudication() {
        const int moves_made = static_cast<int>(played_.moves.size()) / 2;
        if (const std::optional<Points> points = adjudicator_.ruling(moves_made)) {
            const std::string reason =
                *points == Points::draw()
                    ? "Draw by adjudication"
                    : fmt::format("{} wins by adjudication", *points == Points::win() ? "White" : "Black");
            finish(Ending::Adjudication, *points, reason);
        }
        return over_;
    }

    [[nodiscard]] Result<Move> move_of(const Choice& choice) const {
        Result<Move> move = game_.parse_move(choice.move);
        return move || !choice.may_be_san ? move : parse_san(game_, choice.move);
    }

    void let_move() {
        const Color side = game_.side_to_move();
        const Answer answer = players_[index(side)]->choose({texts_, side, clocks_});
        if (const auto* const failure = std::get_if<Failure>(&answer)) {
            fail(side, *failure);
            return;
        }
        const Choice& choice = std::get<Choice>(answer);
        const Result<Move> move = move_of(choice);
        if (!clocks_[index(side)].spend(choice.thought.time)) {
            fail(side, {Fault::Late, ""});
        } else if (!move) {
            finish(Ending::IllegalMove, loss_of(side),
                   fmt::format("{} makes an illegal move {}", to_string(side), tenfold::quoted(choice.move)));
        } else {
            make(move.value(), choice.thought);
            adjudicator_.note(side, choice.thought.score, game_.position().state().clock == 0);
        }
    }

    void fail(Color side, const Failure& failure) {
        over_ = true;
        forfeit(played_, side, failure);
    }

    const std::array<Player*, 2>& players_;
    Game game_;
    Adjudicator adjudicator_;
    std::array<PlayerClock, 2> clocks_;
    std::vector<std::string> texts_;
    PlayedGame played_;
    bool over_ = false;
};

}  // namespace

std::string_view to_string(Ending ending) noexcept {
    switch (ending) {
        case Ending::Rules:
            return "normal";
        case Ending::Adjudication:
            return "adjudication";
        case Ending::Resignation:
            return "resignation";
        case Ending::TimeForfeit:
            return "time forfeit";
        case Ending::IllegalMove:
            return "illegal move";
        case Ending::FalseClaim:
            return "false claim";
        case Ending::Refusal:
            return "refusal";
        case Ending::Disconnect:
            return "disconnect";
        case Ending::Stall:
            return "stall";
        case Ending::Interrupted:
            break;
    }
    return "interrupted";
}

std::string_view result_word(const PlayedGame& game) noexcept {
    if (game.ending == Ending::Interrupted) {
        return "*";
    }
    if (game.white_points == Points::draw()) {
        return "1/2-1/2";
    }
    return game.white_points > Points::draw() ? "1-0" : "0-1";
}

bool is_breakdown(Ending ending) noexcept {
    return ending == Ending::Disconnect || ending == Ending::Stall || ending == Ending::Refusal;
}

void forfeit(PlayedGame& game, Color side, const Failure& failure) {
    const FaultText fault = text_of(failure.fault);
    game.ending = fault.ending;
    game.white_points = loss_of(side);
    game.reason = fmt::format("{}{}", to_string(side), fault.predicate);
    if (!failure.detail.empty()) {
        game.reason += fmt::format(" ({})", failure.detail);
    }
}

PlayedGame play_game(const std::array<Player*, 2>& players, const Game& start, const Opening& opening,
                     const GameTerms& terms) {
    PlayedGame game = Course(players, start, opening, terms).play({opening.fen, start.side_to_move()});
    const std::string result = fmt::format("{} {{{}}}", result_word(game), game.reason);
    for (Player* const player : players) {
        player->end_game(result);
    }
    return game;
}

}  // namespace tenfold::referee
