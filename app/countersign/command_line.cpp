// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/command_line.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace countersign::app {

namespace {

// Qt takes its own options out of argv only later; CLI11 must not stumble over them.
std::vector<std::string> withoutQtOptions(int argc, const char *const *argv)
{
    std::vector<std::string> words;
    for (int number = argc - 1; number > 0; --number) {
        const std::string word = argv[number];
        const std::string before = argv[number - 1];
        if (before == "-platform" || before == "-style") {
            --number;
            continue;
        }
        words.push_back(word); // CLI11 wants them in reverse
    }
    return words;
}

} // namespace

ConsoleArguments parseConsoleArguments(int argc, const char *const *argv)
{
    ConsoleArguments parsed;
    std::string demoDir, tourDir;
    std::vector<std::string> profiles;
    CLI::App app("The console for effects whose outcome nobody knows.", "countersign");
    app.set_version_flag("--version", std::string("countersign " COUNTERSIGN_VERSION));
    app.add_option("--profile", profiles, "Who you are and at which ledger: a profile file; a window for each")
        ->allow_extra_args(false);
    auto *demo = app.add_option("--demo", demoDir, "Build a fresh demo (in DIR) and open it")->expected(0, 1);
    app.add_option("--tour", tourDir, "Play the whole runbook without a person; pictures and report.json go to DIR");
    app.add_flag("--read-only", parsed.options.readOnly, "Sign nothing");
    try {
        app.parse(withoutQtOptions(argc, argv));
    } catch (const CLI::ParseError &ended) {
        const int status = app.exit(ended);
        parsed.exitStatus = status == 0 ? 0 : 2;
    }
    for (const std::string &profile : profiles)
        parsed.options.profiles << QString::fromStdString(profile);
    parsed.options.demo = demo->count() > 0;
    parsed.options.demoDir = QString::fromStdString(demoDir);
    parsed.tourDir = QString::fromStdString(tourDir);
    return parsed;
}

} // namespace countersign::app
