// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/support/acme.h"

#include "models/base/file.h"

namespace countersign::test {

std::string acmePath()
{
    return std::string(COUNTERSIGN_SOURCE_DIR) + "/tests/providers/support/acme.provider.json";
}

std::string acmeText()
{
    return readFile(acmePath()).value();
}

providers::LookupRequest acmeRequest()
{
    providers::LookupRequest request;
    request.tenant = "shop";
    request.intentKey = "invoice:42:collect:v1";
    request.provider = "acme";
    request.environment = "test";
    request.account = "acct_1";
    request.operation = "charge";
    request.providerKey = "key-42";
    request.requestDigest = std::string(64, 'a');
    request.amountMinor = "1250";
    request.currency = "EUR";
    request.customerRef = "cust_7";
    request.correlation = {{"reference", "key-42"}};
    request.firstDispatchedAt = parseInstant("2026-03-01T10:00:00Z").value();
    request.lastDispatchedAt = request.firstDispatchedAt;
    return request;
}

} // namespace countersign::test
