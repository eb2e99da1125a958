#include "search/search_resources.h"

#include <algorithm>
#include <new>
#include <utility>

namespace tenfold {

struct SearchResources::Knowledge {
    explicit Knowledge(RulesetPtr r)
        : rules(std::move(r)), evaluate(*rules), exchanges(*rules), checks(*rules) {}

    RulesetPtr rules;
    Evaluator evaluate;
    ExchangeEvaluator exchanges;
    CheckTable checks;
    std::vector<std::unique_ptr<History>> histories;  ///< of each thread, the main one's first
};

SearchResources::SearchResources() = default;
SearchResources::~SearchResources() = default;

void SearchResources::fit(const RulesetPtr& rules, int hash_mb, int threads) {
    if (!knowledge_ || knowledge_->rules != rules) {
        knowledge_.reset();  // first, as both may not fit
        auto knowledge = std::make_unique<Knowledge>(rules);
        knowledge->histories.push_back(std::make_unique<History>(*rules));
        knowledge_ = std::move(knowledge);
        table_.clear();  // keys of another game mean nothing here
    }
    fit_threads(static_cast<std::size_t>(threads));
    table_.resize(hash_mb);  // last: it makes do with what is left
}

void SearchResources::fit_threads(std::size_t count) {
    auto& histories = knowledge_->histories;
    histories.resize(std::min(histories.size(), count));
    try {
        while (histories.size() < count) {
            histories.push_back(std::make_unique<History>(*knowledge_->rules));
        }
    } catch (const std::bad_alloc&) {
        // As many threads as there is memory for.
    }
    crew_.resize(histories.size() - 1);
    histories.resize(crew_.size() + 1);
}

void SearchResources::clear() {
    table_.clear();
    if (knowledge_) {
        auto& histories = knowledge_->histories;
        crew_.start([&histories](std::size_t helper) { histories[helper + 1]->clear(); });
        histories[0]->clear();
        crew_.wait();
    }
}

int SearchResources::threads() const noexcept {
    return knowledge_ ? static_cast<int>(knowledge_->histories.size()) : 0;
}

std::vector<SearchTools> SearchResources::helper_tools() {
    std::vector<SearchTools> all;
    for (std::size_t helper = 0; helper < crew_.size(); ++helper) {
        all.push_back(tools(helper + 1));
    }
    return all;
}

SearchTools SearchResources::tools(std::size_t thread) {
    return {knowledge_->evaluate, knowledge_->exchanges, knowledge_->checks, table_,
            *knowledge_->histories[thread]};
}

}  // namespace tenfold
