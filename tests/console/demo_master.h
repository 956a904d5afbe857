// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/demo.h"

#include <string>

// One demo for the whole program: built when it is first asked for, gone when the program ends. Tests work on copies.
namespace countersign::console {

const app::DemoReport &demoMaster();
// A folder of one's own below the temporary folder; whoever made it removes it.
std::string copyOfDemo();

} // namespace countersign::console
