// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/child_process.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

// A demo folder of one's own, and the command line on it.
namespace countersign::e2e {

struct Answer
{
    int exitStatus = 0;
    nlohmann::json json{}; // of standard output; discarded where it is none
    std::string out{}, err{};
};

class DemoCopy : public ::testing::Test
{
protected:
    void SetUp() override;
    void TearDown() override;

    std::string dir() const { return m_dir; }
    std::string profile(const std::string &person) const { return m_dir + "/profiles/" + person + ".json"; }
    std::string scenario(const std::string &name) const { return m_scenarios.at(name).get<std::string>(); }

    // countersignctl with these words exactly.
    static Answer run(const std::vector<std::string> &words);
    // countersignctl --json --profile …
    Answer as(const std::string &person, std::vector<std::string> words) const;
    // The same with "--evidence DIGEST…" of a fresh lookup.
    std::vector<std::string> citing(const std::string &person, const std::string &intent,
                                    std::vector<std::string> words) const;

    // Runs SQL on the ledger behind the program's back, as whoever owns the file can: triggers are out of the way
    // meanwhile, and back in place afterwards.
    void tamper(const std::vector<std::string> &sql) const;

private:
    std::string m_dir;
    nlohmann::json m_scenarios;
};

std::string ctl();

} // namespace countersign::e2e
