// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/sandbox/worker/worker.h"

#include <cstdint>
#include <string>
#include <vector>

// What the program says: one line of JSON, and an exit status that agrees with it.
namespace countersign::worker {

std::string effectLine(std::string_view command, const WorkReport &report);
std::string finishLine(const std::vector<WorkReport> &reports);
std::string sweepLine(std::int64_t moved);
std::string errorLine(std::string_view command, const Error &error);

// Unknown over unreachable over refused over done: of a batch and its items, or of all reports.
int exitStatus(const WorkReport &report);
int exitStatus(const std::vector<WorkReport> &reports);
int exitStatus(const Error &error);

} // namespace countersign::worker
