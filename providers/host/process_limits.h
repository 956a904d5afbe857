// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

// What the provider host takes away from itself before it knows a token or loads a plugin: core dumps and being traced
// or read by other processes, new privileges, memory and processor time without end, writing files, many descriptors;
// and it dies with the thread that started it.
namespace countersign::providers {

Status restrainThisProcess();

} // namespace countersign::providers
