#include "search/search_resources.h"

#include <algorithm>
#include <new>
#include <utility>

namespace tenfold {

/// What one thread has of its own.
struct SearchResources::Experience {
    explicit Experience(const Ruleset& rules) : history(rules) {}

    History history;
    PawnCache pawns;
};

struct SearchResources::Knowledge {
    explicit Knowledge(RulesetPtr r) : rules(std::move(r)), evaluate(*rules), exchanges(*rules) {}

    RulesetPtr rules;
    Evaluator evaluate;
    ExchangeEvaluator exchanges;
    std::vector<std::unique_ptr<Experience>> threads;  ///< the main one first
};

SearchResources::SearchResources() = default;
SearchResources::~SearchResources() = default;

void SearchResources::fit(const RulesetPtr& rules, int hash_mb, int threads) {
    if (!knowledge_ || knowledge_->rules != rules) {
        knowledge_.reset();  // first, as both may not fit
        auto knowledge = std::make_unique<Knowledge>(rules);
        knowledge->threads.push_back(std::make_unique<Experience>(*rules));
        knowledge_ = std::move(knowledge);
        table_.clear();  // keys of another game mean nothing here
    }
    fit_threads(static_cast<std::size_t>(threads));
    table_.resize(hash_mb);  // last: it makes do with what is left
}

void SearchResources::fit_threads(std::size_t count) {
    auto& threads = knowledge_->threads;
    threads.resize(std::min(threads.size(), count));
    try {
        while (threads.size() < count) {
            threads.push_back(std::make_unique<Experience>(*knowledge_->rules));
        }
    } catch (const std::bad_alloc&) {
        // As many threads as there is memory for.
    }
    crew_.resize(threads.size() - 1);
    threads.resize(crew_.size() + 1);
}

void SearchResources::clear() {
    table_.clear();
    if (knowledge_) {
        auto& threads = knowledge_->threads;
        crew_.start([&threads](std::size_t helper) { threads[helper + 1]->history.clear(); });
        threads[0]->history.clear();
        crew_.wait();
    }
}

int SearchResources::threads() const noexcept {
    return knowledge_ ? static_cast<int>(knowledge_->threads.size()) : 0;
}

std::vector<SearchTools> SearchResources::helper_tools() {
    std::vector<SearchTools> all;
    for (std::size_t helper = 0; helper < crew_.size(); ++helper) {
        all.push_back(tools(helper + 1));
    }
    return all;
}

SearchTools SearchResources::tools(std::size_t thread) {
    Experience& own = *knowledge_->threads[thread];
    const Evaluator& evaluate = knowledge_->evaluate;
    return {evaluate, knowledge_->exchanges, evaluate.checks(), table_, own.history, own.pawns};
}

}  // namespace tenfold
