// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ledger/ledger_scenes.h"

#include <random>

// Histories that nobody thought of: a random charge, and random things that workers, time and persons do to it. The
// same seed tells the same story. What is refused on the way is part of it.
namespace countersign::ledger {

class RandomScene final
{
public:
    RandomScene(BootstrappedLedger &ledger, unsigned seed) : m_ledger(ledger), m_random(seed) {}

    effect::EffectRef play(); // the effect it was all about

private:
    int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(m_random); }
    template <class T>
    const T &oneOf(const std::vector<T> &values)
    {
        return values.at(static_cast<std::size_t>(below(static_cast<int>(values.size()))));
    }

    Charge charge();
    void dispatch(const effect::EffectRef &ref);
    void step(const effect::EffectRef &ref);
    effect::Finding finding(const effect::EffectRef &ref);
    void look(const effect::EffectRef &ref);
    void decide(const effect::EffectRef &ref);
    void attend(const effect::EffectRef &ref);
    void work(const effect::EffectRef &ref);

    BootstrappedLedger &m_ledger;
    std::mt19937 m_random;
    std::vector<Digest> m_evidence{};
};

} // namespace countersign::ledger
