// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>

// Published test vectors, read from where they lie and never copied.
namespace countersign::statement {

inline std::string vectorPath(const std::string &name)
{
    return std::string(COUNTERSIGN_SHARED_DIR) + "/vectors/" + name;
}

bool haveVectors(const std::string &name);
nlohmann::json loadVectors(const std::string &name); // discarded value where the file does not parse

} // namespace countersign::statement

#define COUNTERSIGN_NEEDS_VECTORS(name)                                                                                \
    if (!haveVectors(name))                                                                                            \
    GTEST_SKIP() << "no test vectors at " << vectorPath(name)
