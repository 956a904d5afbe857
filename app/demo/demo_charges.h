// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/demo.h"
#include "app/demo/demo_folder.h"

// The demo's intents, each from a run of the worker program against a sandbox server that runs meanwhile.
namespace countersign::app {

// Charges, waits until the leases of the killed workers are over, sweeps, and lets the operator hold one. Fills
// scenarios and confirmed. Internal: a run ended otherwise than it was meant to.
Status runCharges(const DemoFolder &folder, const std::string &binFolder, const Clock &clock, DemoReport &report);

} // namespace countersign::app
