// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/queue/queue_presenter.h"

#include <QElapsedTimer>

#include <vector>

// Inside the folder: one reading again of all rows that are shown.
namespace countersign::view {

struct QueuePresenter::Walk
{
    explicit Walk(int shown) : met(static_cast<std::size_t>(shown), 0) { took.start(); }

    ledger::EffectQuery query{};
    ledger::Cursor next{};
    std::vector<char> met; // by row number at the start: was it read again?
    std::size_t read = 0;
    int fresh = 0;   // rows not shown that stand before one that is
    int pending = 0; // rows not shown since the last one that is
    QElapsedTimer took{};
};

} // namespace countersign::view
