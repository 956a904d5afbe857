// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

// The files this program needs beside itself. A build folder and an installed tree look the same from here.
namespace countersign::app {

std::string workerProgram(const std::string &binFolder); // countersign-sandbox-worker
std::string hostProgram(const std::string &binFolder);   // countersign-provider-host
std::string pluginFolder(const std::string &binFolder);  // provider plugins with their descriptions
std::string descriptionPath(const std::string &binFolder, const std::string &provider);

} // namespace countersign::app
