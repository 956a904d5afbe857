// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/demo_master.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <system_error>

namespace countersign::console {

namespace {

namespace fs = std::filesystem;

std::string freshPath(const std::string &what)
{
    SystemEntropy entropy;
    return (fs::temp_directory_path() / ("countersign-" + what + '-' + entropy.hexId())).string();
}

struct Master
{
    Master()
    {
        const SystemClock clock;
        SystemEntropy entropy;
        auto built = app::buildDemo({freshPath("console-demo"), {}}, COUNTERSIGN_BIN_DIR, clock, entropy);
        if (built)
            report = std::move(*built);
        else
            ADD_FAILURE() << describe(built.error());
    }
    ~Master()
    {
        std::error_code ignored; // nobody is left to be told
        if (!report.dir.empty())
            fs::remove_all(report.dir, ignored);
    }
    Master(const Master &) = delete;
    Master &operator=(const Master &) = delete;

    app::DemoReport report{};
};

} // namespace

const app::DemoReport &demoMaster()
{
    static const Master Built;
    return Built.report;
}

std::string copyOfDemo()
{
    std::string dir = freshPath("console");
    fs::copy(demoMaster().dir, dir, fs::copy_options::recursive);
    return dir;
}

} // namespace countersign::console
