// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program_files.h"

#include <filesystem>

namespace countersign::app {

std::string workerProgram(const std::string &binFolder)
{
    return binFolder + "/countersign-sandbox-worker";
}

std::string hostProgram(const std::string &binFolder)
{
    return binFolder + "/countersign-provider-host";
}

std::string pluginFolder(const std::string &binFolder)
{
    return std::filesystem::path(binFolder + "/../plugins").lexically_normal().string();
}

std::string descriptionPath(const std::string &binFolder, const std::string &provider)
{
    return pluginFolder(binFolder) + '/' + provider + ".provider.json";
}

} // namespace countersign::app
