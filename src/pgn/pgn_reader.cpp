#include <fmt/format.h>
#include <stdexcept>
#include <utility>

#include "pgn/game_builder.h"

#include "tenfold/pgn.h"

namespace tenfold {

struct PgnReader::Impl {
    PgnLexer lexer;
    std::string source;
    VariantTags variants;
    Variant usual_variant;
    PgnToken token;  ///< the next one
    int games = 0;

    void advance() {
        try {
            token = lexer.next();
        } catch (const std::runtime_error& error) {
            throw std::runtime_error(fmt::format("{}:{}: {}", source, lexer.line() + 1, error.what()));
        }
    }
};

PgnReader::PgnReader(std::istream& in, std::string source, const VariantLibrary& library,
                     Variant usual_variant)
    : impl_(std::make_unique<Impl>(
          Impl{PgnLexer(in), std::move(source), VariantTags(library), std::move(usual_variant), {}, 0})) {
    impl_->token.kind = PgnToken::Kind::Comment;  // an empty one: reading begins with the first game
}
PgnReader::PgnReader(PgnReader&&) noexcept = default;
PgnReader& PgnReader::operator=(PgnReader&&) noexcept = default;
PgnReader::~PgnReader() = default;

std::optional<PgnGame> PgnReader::next() {
    GameBuilder builder({impl_->variants, impl_->usual_variant, impl_->source}, impl_->games + 1);
    const PgnToken& token = impl_->token;
    for (bool ended = false; !ended && token.kind != PgnToken::Kind::End;) {
        if (token.kind == PgnToken::Kind::Tag && builder.in_moves()) {
            break;
        }
        ended = builder.add(token);
        impl_->advance();
    }
    if (!builder.begun()) {
        return std::nullopt;
    }
    ++impl_->games;
    return builder.finish();
}

}  // namespace tenfold
