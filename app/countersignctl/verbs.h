// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/composition_root.h"
#include "app/countersignctl/arguments.h"
#include "app/countersignctl/output.h"
#include "app/exit_status.h"
#include "models/audit/replay_verifier.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <string>

// The verbs, one function each, grouped in files by what they are about. A verb that returns an Error leaves printing
// it to the caller; one that printed returns its exit status.
namespace countersign::app {

struct VerbContext
{
    const Arguments &arguments;
    CompositionRoot &root;
    const Output &output;
};

using Verb = Result<ExitStatus> (*)(VerbContext &context);

const std::map<std::string, Verb> &ledgerVerbs(); // demo, ledger …, sandbox serve
const std::map<std::string, Verb> &trustVerbs();  // key …, trust …
const std::map<std::string, Verb> &governVerbs(); // operator …
const std::map<std::string, Verb> &policyVerbs(); // policy …, contract …
const std::map<std::string, Verb> &readVerbs();   // intents …, offers, proposals …, statement …
const std::map<std::string, Verb> &
actVerbs(); // lookup, resolve, hold, unhold, escalate, note, approve, decline, withdraw
const std::map<std::string, Verb> &auditVerbs();    // audit verify, checkpoint, compare
const std::map<std::string, Verb> &exportVerbs();   // audit export, bundle, verify-bundle
const std::map<std::string, Verb> &evidenceVerbs(); // evidence …
const std::map<std::string, Verb> &metricsVerbs();  // metrics

nlohmann::json problemsJson(const std::vector<audit::Problem> &problems);
std::string problemsText(const std::vector<audit::Problem> &problems); // a line each, indented

// The intent named by the verb's argument and the profile's tenant.
Result<effect::EffectRef> intentOf(const VerbContext &context);
Result<std::vector<Digest>> evidenceOf(const VerbContext &context);

} // namespace countersign::app
