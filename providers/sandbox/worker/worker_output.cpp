// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/worker_output.h"

#include "models/base/assert.h"
#include "providers/sandbox/worker/exit_status.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace countersign::worker {
namespace {

using nlohmann::json;

json objectOf(const WorkReport &report)
{
    json object{{"tenant", report.ref.tenant.value()},
                {"intent", report.ref.key.value()},
                {"outcome", std::string(toString(report.outcome))},
                {"status", std::string(effect::toString(report.status))},
                {"reason", report.reason},
                {"attempt", report.attempt},
                {"provider_key", report.providerKey},
                {"provider_result_id", report.providerResultId},
                {"retry_at", report.retryAt ? formatInstant(*report.retryAt) : std::string()}};
    for (const auto &item : report.items)
        object["items"].push_back(objectOf(item));
    return object;
}

std::string lineOf(const json &object)
{
    return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

int exitOf(WorkOutcome outcome)
{
    switch (outcome) {
    case WorkOutcome::Confirmed:
    case WorkOutcome::Rejected:
        return ExitDone;
    case WorkOutcome::Unknown:
        return ExitUnknown;
    case WorkOutcome::NotSent:
        return ExitUnreachable;
    case WorkOutcome::NotProcessed:
    case WorkOutcome::NotStarted:
    case WorkOutcome::DigestMismatch:
        return ExitRefused;
    }
    COUNTERSIGN_UNREACHABLE();
}

int worst(const std::vector<int> &statuses)
{
    for (const int status : {ExitUnknown, ExitUnreachable, ExitRefused})
        if (std::find(statuses.begin(), statuses.end(), status) != statuses.end())
            return status;
    return ExitDone;
}

} // namespace

std::string effectLine(std::string_view command, const WorkReport &report)
{
    auto object = objectOf(report);
    object["command"] = std::string(command);
    return lineOf(object);
}

std::string finishLine(const std::vector<WorkReport> &reports)
{
    json intents = json::array();
    for (const auto &report : reports)
        intents.push_back(objectOf(report));
    return lineOf({{"command", "finish"}, {"intents", intents}});
}

std::string sweepLine(std::int64_t moved)
{
    return lineOf({{"command", "sweep"}, {"moved", moved}});
}

std::string errorLine(std::string_view command, const Error &error)
{
    return lineOf({{"command", std::string(command)},
                   {"error", {{"kind", std::string(toString(error.kind))}, {"message", describe(error)}}}});
}

int exitStatus(const WorkReport &report)
{
    return worst({exitOf(report.outcome), exitStatus(report.items)});
}

int exitStatus(const std::vector<WorkReport> &reports)
{
    std::vector<int> statuses;
    for (const auto &report : reports)
        statuses.push_back(exitStatus(report));
    return worst(statuses);
}

int exitStatus(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::InvalidInput:
    case ErrorKind::PermissionDenied:
        return ExitUsage;
    case ErrorKind::OutcomeUnknown:
        return ExitUnknown;
    case ErrorKind::VerificationFailed:
        return ExitUnverified;
    case ErrorKind::NotFound:
    case ErrorKind::Unavailable:
    case ErrorKind::Busy:
    case ErrorKind::TimedOut:
    case ErrorKind::Cancelled:
    case ErrorKind::Corrupt:
    case ErrorKind::Unsupported:
    case ErrorKind::StorageFull:
    case ErrorKind::ReadOnly:
    case ErrorKind::Internal:
        return ExitUnreachable;
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace countersign::worker
