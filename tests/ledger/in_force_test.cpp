// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include <nlohmann/json.hpp>

// Which policy and which contract apply where several could: the most specific scope, whole, in its newest version. A
// decision is made under each, so that the replay must find the same.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;

resolution::Policy setPolicy(BootstrappedLedger &ledger, const std::string &tenant, std::int64_t version)
{
    auto policy = standardPolicy();
    policy.tenant = tenant;
    policy.version = version;
    policy.preparedMax = std::chrono::minutes(version + (tenant == "*" ? 10 : 20)); // to tell them apart
    ledger.govern(Kind::PolicySet, "*", resolution::policySubject(policy));
    return policy;
}

using Scope = std::pair<std::string, std::string>; // tenant and account

void publish(BootstrappedLedger &ledger, const Scope &scope, std::int64_t version)
{
    auto contract = keyedContract();
    contract.tenant = scope.first;
    contract.account = scope.second;
    contract.version = version;
    ledger.govern(Kind::ContractPublish, "*", effect::contractSubject(contract));
}

// A fresh charge on this account is confirmed under the contract that its dossier names.
effect::ProviderContract confirmedUnder(BootstrappedLedger &ledger, const std::string &key, const std::string &account)
{
    const auto ref = lapsed(ledger, key, {.minor = 100, .account = account, .customer = key});
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    receiptIn(
        ledger.submit(Who::Operator, decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Confirm, {evidence})));
    return dossier(ledger, ref).contract->value;
}

class InForceTest : public Submit
{
protected:
    resolution::Policy policyOf(const std::string &tenant) { return must(ledger.reader().policy(tenant))->value; }
};

TEST_F(InForceTest, TheNewestPolicyOfOneScopeApplies)
{
    const auto newest = setPolicy(ledger, "*", 2);
    EXPECT_EQ(policyOf(Tenant), newest);
    EXPECT_EQ(policyOf("*"), newest);
}

// U29: the tenant of the effect decides, whoever looks at it.
TEST_F(InForceTest, ATenantsPolicyWinsOverTheOneForEverybodyWhateverTheirVersions)
{
    setPolicy(ledger, "*", 2);
    const auto own = setPolicy(ledger, Tenant, 1);
    EXPECT_EQ(policyOf(Tenant), own);
    const auto general = setPolicy(ledger, "*", 3);
    EXPECT_EQ(policyOf(Tenant), own);
    EXPECT_EQ(policyOf("globex"), general);
    EXPECT_EQ(policyOf("*"), general);
    const auto next = setPolicy(ledger, Tenant, 2);
    EXPECT_EQ(policyOf(Tenant), next);
    confirmedUnder(ledger, "invoice:1", KeyedAccount);
}

TEST_F(InForceTest, RC404_CitingTheGeneralPolicyWhereTheTenantHasItsOwn)
{
    auto said = confirmation();
    setPolicy(ledger, Tenant, 1);
    expectRefused(Who::Operator, said, "RC404", {{"fact", "policy_current"}});
    const auto own = must(ledger.reader().policy(Tenant));
    said.policy = statement::VersionRef{own->version, own->digest};
    receiptIn(ledger.submit(Who::Operator, said));
}

TEST_F(InForceTest, RC404_CitingTheTenantsPolicyForAStatementForAllTenants)
{
    const auto own = setPolicy(ledger, Tenant, 1);
    auto policy = standardPolicy();
    policy.version = 2;
    auto said = governance(ledger, Who::Admin1, Kind::PolicySet, "*", resolution::policySubject(policy));
    said.policy = statement::VersionRef{"1", resolution::policyDigest(own).hex()};
    expectRefused(Who::Admin1, said, "RC404", {{"reason", "policy"}});
}

TEST_F(InForceTest, RC404_CitingNoPolicyWhereOneIsInForce)
{
    auto policy = standardPolicy();
    policy.version = 2;
    auto said = governance(ledger, Who::Admin1, Kind::PolicySet, "*", resolution::policySubject(policy));
    said.policy.reset();
    expectRefused(Who::Admin1, said, "RC404", {{"reason", "policy"}, {"said", ""}, {"current", "1"}});
}

// Every set of the four scopes: tenant and account, tenant and "*", "*" and account, "*" and "*".
TEST_F(InForceTest, TheMostSpecificContractAppliesTenantBeforeAccount)
{
    const std::string account = "acct_of_scopes";
    const std::vector<Scope> scopes{{Tenant, account}, {Tenant, "*"}, {"*", account}, {"*", "*"}};
    for (unsigned bits = 1; bits < 16; ++bits) {
        BootstrappedLedger own;
        std::vector<Scope> published;
        for (std::size_t i = 0; i < scopes.size(); ++i)
            if ((bits >> i & 1U) != 0) {
                publish(own, scopes[i], 1);
                published.push_back(scopes[i]);
            }
        const auto used = confirmedUnder(own, "invoice:first", account);
        EXPECT_EQ(Scope(used.tenant, used.account), published.front()) << bits;
        publish(own, published.front(), 2);
        const auto newer = confirmedUnder(own, "invoice:second", account);
        EXPECT_EQ(newer.version, 2) << bits;
        EXPECT_EQ(Scope(newer.tenant, newer.account), published.front()) << bits;
        EXPECT_EQ(textOf(own.verify()), "verified") << bits;
    }
}

TEST_F(InForceTest, AContractOfAnotherEnvironmentOrTenantAppliesNowhereElse)
{
    publish(ledger, {"globex", "acct_theirs"}, 1);
    auto live = keyedContract();
    live.environment = "live";
    live.account = "acct_theirs";
    ledger.govern(Kind::ContractPublish, "*", effect::contractSubject(live));
    EXPECT_THROW(prepare(ledger, "invoice:1", {.account = "acct_theirs"}), std::runtime_error);
}

} // namespace
} // namespace countersign::ledger
