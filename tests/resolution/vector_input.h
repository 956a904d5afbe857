// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/resolution/facts.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

// resources/rules/fact_vectors.json as what the facts and the judge take; resources/rules/README.md describes its form.
// Throws std::runtime_error that names the vector, on any fault in the file.
namespace countersign::resolution {

// What the ledger knows and is told, and the rules it judges by.
struct Scene
{
    FactInput input;
    Rules rules{};          // the built-in ones under the digest the scene's policy pins
    std::string document{}; // the JSON it was read from, every element written out
};

struct FactVector
{
    std::string fact{};
    std::string name{};
    Scene scene;
    bool expect = false;
    std::optional<Instant> mayChangeAt{}; // empty: never
    std::optional<std::string> unmet{};
};

struct DecisionVector
{
    std::string rule{}; // an action or a kind of the rules file
    std::string name{};
    Scene scene;
    std::vector<std::string> unmet{};     // first fact of every unmet need, in the order of the table
    std::vector<std::string> refusals{};  // its refusal code
    std::vector<std::string> twoPeople{}; // facts that ask for a second person
};

std::vector<FactVector> loadFactVectors();
std::vector<DecisionVector> loadDecisionVectors();
Scene loadScene(const std::string &name);
// Of a whole document; throws where the product would not read a part of it.
Scene sceneFrom(const nlohmann::json &document);

} // namespace countersign::resolution
