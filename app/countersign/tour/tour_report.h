// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/countersign/tour/tour_keys.h"
#include "models/base/result.h"
#include "models/effect/effect_intent.h"

#include <nlohmann/json_fwd.hpp>

#include <QMap>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

// What the tour did, held against what the sandbox provider knows. report.json.
namespace countersign::app {

struct TourReport
{
    QStringList screens{};
    std::vector<std::string> resolved{}, countersigned{}; // intent keys
    std::vector<std::string> refused{};                   // codes, in order
    QMap<QString, TourKeys::Count> keystrokes{};          // by task
    std::int64_t longestStallMs = 0;
    QString longestStallIn{}; // the step
    struct Log
    {
        std::int64_t size = 0;
        std::string root{};
        bool verified = false;
    } log{};
    // Of each resolved intent: what the ledger says and what the provider's own log says.
    struct Agreement
    {
        std::string status{}, receipt{};
        std::vector<std::string> effects{}; // the provider's ids
        bool agrees = false;
    };
    std::map<std::string, Agreement> providerEffects{};
    QString failure{}; // of a step; empty: every step was done
};

// Fills in providerEffects from the effect store of the sandbox in `sandboxDir`. NotFound, Corrupt: its file.
Status compareWithSandbox(TourReport &report, const std::string &sandboxDir,
                          const std::map<std::string, effect::EffectIntent> &rows);
// Every step done, every resolved intent agrees, the log verified.
bool isWhole(const TourReport &report);
nlohmann::json reportJson(const TourReport &report);

} // namespace countersign::app
