// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/demo.h"
#include "app/demo/demo_folder.h"

// What the demo's people and workers did before the visitor came.
namespace countersign::app {

// Runs every worker, while a sandbox server runs, and lets the operator and the approver act on some of what they
// left. Fills scenarios and confirmed. Internal: something went otherwise than it was meant to.
Status makeHistory(const DemoFolder &folder, const std::string &binFolder, const Clock &clock, DemoReport &report);

} // namespace countersign::app
