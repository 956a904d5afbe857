// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/tour/tour_report.h"

#include "models/base/file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace countersign::app {

namespace {

using nlohmann::json;

// The ids of the objects that the provider made under each key.
Result<std::map<std::string, std::vector<std::string>>> effectsIn(const std::string &sandboxDir)
{
    const std::string path = sandboxDir + "/effects.jsonl";
    COUNTERSIGN_TRY(const std::string text, readFile(path));
    std::map<std::string, std::vector<std::string>> effects;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const json entry = json::parse(line, nullptr, false);
        if (!entry.is_object() || !entry.contains("idempotency_key") || !entry.contains("effect"))
            return fail(ErrorKind::Corrupt, {translatable("%1: a line is no effect"), {path}});
        const std::string id = entry.at("effect").get<std::string>();
        if (!id.empty())
            effects[entry.at("idempotency_key").get<std::string>()].push_back(id);
    }
    return effects;
}

bool agrees(const effect::EffectIntent &row, const std::vector<std::string> &effects)
{
    switch (row.status) {
    case effect::EffectStatus::Confirmed:
    case effect::EffectStatus::Compensated:
        return effects == std::vector<std::string>{row.providerResultId};
    case effect::EffectStatus::Rejected:
    case effect::EffectStatus::Prepared: // released: whatever was sent before is not there
        return effects.empty();
    case effect::EffectStatus::Unknown:
        return false; // it was to be resolved
    }
    return false;
}

} // namespace

Status compareWithSandbox(TourReport &report, const std::string &sandboxDir,
                          const std::map<std::string, effect::EffectIntent> &rows)
{
    COUNTERSIGN_TRY(const auto effects, effectsIn(sandboxDir));
    for (const auto &[key, row] : rows) {
        TourReport::Agreement agreement;
        agreement.status = effect::toString(row.status);
        agreement.receipt = row.providerResultId;
        if (const auto made = effects.find(row.providerKey); made != effects.end())
            agreement.effects = made->second;
        agreement.agrees = agrees(row, agreement.effects);
        report.providerEffects[key] = std::move(agreement);
    }
    return {};
}

bool isWhole(const TourReport &report)
{
    const auto &effects = report.providerEffects;
    const bool allAgree =
        std::all_of(effects.begin(), effects.end(), [](const auto &effect) { return effect.second.agrees; });
    const bool allCompared = std::all_of(report.resolved.begin(), report.resolved.end(),
                                         [&](const std::string &key) { return effects.contains(key); });
    return report.failure.isEmpty() && !report.resolved.empty() && allAgree && allCompared && report.log.verified;
}

json reportJson(const TourReport &report)
{
    json screens = json::array();
    for (const QString &screen : report.screens)
        screens.push_back(screen.toStdString());
    json keystrokes = json::object();
    for (auto task = report.keystrokes.cbegin(); task != report.keystrokes.cend(); ++task)
        keystrokes[task.key().toStdString()] = {{"keystrokes", task->keystrokes}, {"typed", task->typed}};
    json effects = json::object();
    for (const auto &[key, agreement] : report.providerEffects)
        effects[key] = {{"status", agreement.status},
                        {"receipt", agreement.receipt},
                        {"effects", agreement.effects},
                        {"agrees", agreement.agrees}};
    return {{"screens", screens},
            {"resolved", report.resolved},
            {"countersigned", report.countersigned},
            {"refused", report.refused},
            {"keystrokes", keystrokes},
            {"longest_stall_ms", report.longestStallMs},
            {"longest_stall_in", report.longestStallIn.toStdString()},
            {"log", {{"size", report.log.size}, {"root", report.log.root}, {"verified", report.log.verified}}},
            {"provider_effects", effects},
            {"failure", report.failure.toStdString()}};
}

} // namespace countersign::app
