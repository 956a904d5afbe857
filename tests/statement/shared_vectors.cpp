// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/statement/shared_vectors.h"

#include <filesystem>
#include <fstream>

namespace countersign::statement {

bool haveVectors(const std::string &name)
{
    return std::filesystem::exists(vectorPath(name));
}

nlohmann::json loadVectors(const std::string &name)
{
    std::ifstream file(vectorPath(name));
    return nlohmann::json::parse(file, nullptr, false);
}

} // namespace countersign::statement
