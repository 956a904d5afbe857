// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/host/rogue_host.h"

#include "models/base/digest.h"
#include "models/base/file.h"

namespace countersign::test {

using providers::LookupReport;
using providers::LookupRequest;
using providers::OpenCall;

std::string hostProgram()
{
    return std::string(COUNTERSIGN_BIN_DIR) + "/countersign-provider-host";
}

std::string rogueFolder()
{
    return COUNTERSIGN_ROGUE_FOLDER;
}

OpenCall rogueAccount(const std::string &account)
{
    const auto description = readFile(rogueFolder() + "/rogue.provider.json");
    return {"rogue", "test", account, {}, rogueFolder(), sha256(description.value()).hex()};
}

SecretBytes rogueToken()
{
    return SecretBytes::copyOf(viewOf(RogueToken));
}

LookupRequest rogueRequest(const std::string &customer)
{
    LookupRequest request;
    request.tenant = "acme";
    request.intentKey = "invoice:1";
    request.provider = "rogue";
    request.environment = "test";
    request.account = "acct_1";
    request.operation = "charge";
    request.providerKey = "pk-1";
    request.customerRef = customer;
    request.correlation = {{"reference", "pk-1"}};
    return request;
}

Deadline in(std::chrono::milliseconds time)
{
    return std::chrono::steady_clock::now() + time;
}

std::string textOf(const LookupReport &report)
{
    std::string text(effect::findingName(report.finding));
    if (const auto *found = std::get_if<effect::Found>(&report.finding))
        text += " " + found->match.statusRaw;
    if (const auto *unavailable = std::get_if<effect::Unavailable>(&report.finding))
        text += " " + unavailable->detail;
    if (const auto *inconclusive = std::get_if<effect::Inconclusive>(&report.finding))
        for (const std::string &unmet : inconclusive->unmet)
            text += " " + unmet;
    return text;
}

} // namespace countersign::test
