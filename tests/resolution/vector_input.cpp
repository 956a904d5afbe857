// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resolution/vector_input.h"

#include "models/base/file.h"
#include "tests/resolution/vector_parts.h"
#include "tests/resolution/vector_reader.h"

#include <algorithm>
#include <set>

namespace countersign::resolution {
namespace {

using nlohmann::json;

const json &vectorFile()
{
    static const json file = [] {
        const std::string path = std::string(COUNTERSIGN_SOURCE_DIR) + "/resources/rules/fact_vectors.json";
        return json::parse(must(readFile(path, std::size_t{8} * 1024 * 1024), path));
    }();
    return file;
}

void readCited(FactInput &input, VectorReader &reader)
{
    for (const json &value : reader.at("cited"))
        input.cited.push_back(storedFrom(value));
    input.unreadable = reader.number("unreadable");
    for (const json &value : reader.at("uncited"))
        input.uncited.push_back(storedFrom(value));
    for (const std::string &digest : reader.texts("own_cited")) {
        const auto own = std::find_if(input.cited.begin(), input.cited.end(),
                                      [&](const auto &stored) { return stored.digest.hex() == digest; });
        if (own == input.cited.end())
            throw std::runtime_error("own_cited names " + digest + ", which is not cited");
        input.ownCited.push_back(*own);
    }
    input.citedMissing = reader.flag("cited_missing");
}

void readRelations(FactInput &input, VectorReader &reader)
{
    input.openConflicts = reader.texts("open_conflicts");
    if (reader.has("parent_status"))
        input.parentStatus = must(effect::parseEffectStatus(reader.text("parent_status")), "parent_status");
    for (const json &value : reader.at("siblings"))
        input.siblings.push_back(siblingFrom(value));
    for (const std::string &status : reader.texts("compensations"))
        input.compensations.push_back(must(effect::parseEffectStatus(status), "compensations"));
    for (const auto &[object, minor] : reader.at("compensation_taken").items())
        input.compensationTaken.emplace(object, must(parseInt64(minor.get<std::string>()), "compensation_taken"));
    input.secondEffects = reader.texts("second_effects");
    input.compensationFits = reader.flag("compensation_fits");
    input.workflowResumed = reader.flag("workflow_resumed");
    input.windows = windowsFrom(reader.at("windows"));
}

// Every element of a list with what it does not say itself.
json writtenOut(json document)
{
    const json &elements = vectorFile().at("elements");
    for (json &attempt : document.at("attempts"))
        attempt = patched(elements.at("attempt"), attempt);
    for (const char *list : {"cited", "uncited"})
        for (json &stored : document.at(list)) {
            stored = patched(elements.at("cited"), stored);
            for (json &match : stored.at("record").at("matches"))
                match = patched(elements.at("match"), match);
        }
    return document;
}

json describedScene(const std::string &name)
{
    const json &scenes = vectorFile().at("scenes");
    if (!scenes.contains(name))
        throw std::runtime_error("there is no scene " + name);
    return patched(vectorFile().at("defaults"), scenes.at(name));
}

Scene sceneOfRow(VectorReader &row)
{
    const json scene = describedScene(row.text("scene"));
    return sceneFrom(writtenOut(row.has("input") ? patched(scene, row.at("input")) : scene));
}

FactVector factVectorFrom(VectorReader &row)
{
    FactVector vector{row.text("fact"), row.text("name"), sceneOfRow(row)};
    vector.expect = row.flag("expect");
    vector.mayChangeAt = row.optionalTime("may_change_at");
    if (row.has("unmet"))
        vector.unmet = row.text("unmet");
    return vector;
}

DecisionVector decisionVectorFrom(VectorReader &row)
{
    return {row.text("rule"),   row.text("name"),      sceneOfRow(row),
            row.texts("unmet"), row.texts("refusals"), row.texts("two_people")};
}

template <class Vector>
std::vector<Vector> loadAll(const char *section, const char *subject, Vector (*from)(VectorReader &))
{
    std::vector<Vector> all;
    std::set<std::string> names;
    for (const json &value : vectorFile().at(section)) {
        VectorReader row(value, section);
        const std::string name = row.text(subject) + ": " + row.text("name");
        if (!names.insert(name).second)
            throw std::runtime_error(name + " stands there twice");
        try {
            all.push_back(from(row));
            row.finish();
        } catch (const std::exception &error) {
            throw std::runtime_error(name + ": " + error.what());
        }
    }
    return all;
}

} // namespace

std::vector<FactVector> loadFactVectors()
{
    return loadAll<FactVector>("facts", "fact", factVectorFrom);
}

std::vector<DecisionVector> loadDecisionVectors()
{
    return loadAll<DecisionVector>("decisions", "rule", decisionVectorFrom);
}

Scene loadScene(const std::string &name)
{
    return sceneFrom(writtenOut(describedScene(name)));
}

Scene sceneFrom(const json &document)
{
    VectorReader reader(document, "scene");
    Scene scene{{reader.time("now"), intentFrom(reader.at("intent"))}};
    FactInput &input = scene.input;
    for (const json &attempt : reader.at("attempts"))
        input.attempts.push_back(attemptFrom(attempt));
    if (reader.has("policy"))
        input.policy = policyFrom(reader.at("policy"));
    if (reader.has("contract"))
        input.contract = contractFrom(reader.at("contract"));
    input.statement = statementFrom(reader.at("statement"));
    input.signer = reader.text("signer");
    input.approver = reader.text("approver");
    input.signerIsHandler = reader.flag("signer_is_handler");
    if (reader.has("holder_may_act"))
        input.holderMayAct = reader.flag("holder_may_act");
    readCited(input, reader);
    if (reader.has("proposal"))
        input.proposal = proposalFrom(reader.at("proposal"));
    readRelations(input, reader);
    scene.rules = builtInRules();
    scene.rules.digest = must(Digest::fromHex(reader.text("rules_digest")), "rules_digest");
    scene.document = document.dump();
    reader.finish();
    return scene;
}

} // namespace countersign::resolution
