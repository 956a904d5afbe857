// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_government.h"

#include "app/composition_root.h"
#include "app/program_files.h"
#include "models/desk/countersign.h"
#include "models/desk/govern.h"
#include "models/resolution/rules.h"
#include "models/statement/key_file.h"
#include "providers/http/provider_description.h"

#include <utility>

namespace countersign::app {
namespace {

using namespace std::chrono_literals;
using ledger::SubmitOutcome;
using statement::Action;
using statement::Role;

// What one person may settle alone: EUR 1 000.00 and JPY 100 000.
const resolution::Limits OnePerson{{"EUR", 100'000}, {"JPY", 100'000}};
// What one customer may be settled for in a day before a second person is asked: ten times as much.
const resolution::Limits OneCustomer{{"EUR", 1'000'000}, {"JPY", 1'000'000}};
// What one operator may settle or propose in a day.
const resolution::Limits OneOperator{{"EUR", 5'000'000}, {"JPY", 5'000'000}};

Result<ledger::LogReceipt> stands(Result<SubmitOutcome> outcome, Phrase what)
{
    if (!outcome)
        return fail(outcome.error());
    if (const auto *refusal = std::get_if<resolution::Refusal>(&*outcome))
        return fail(ErrorKind::Internal,
                    {translatable("%1 was refused, %2: %3"),
                     {Phrases{std::move(what)}, refusal->code, resolution::refusalText(*refusal)}});
    return std::get<ledger::LogReceipt>(*outcome);
}

Phrase enrolmentOf(const std::string &person)
{
    return {translatable("enrolment of %1"), {person}};
}

Phrase membershipOf(const std::string &person)
{
    return {translatable("membership of %1"), {person}};
}

class Administrators final
{
public:
    static Result<Administrators> sitDown(CompositionRoot &first, CompositionRoot &second)
    {
        COUNTERSIGN_TRY(desk::Desk *const proposer, first.desk());
        COUNTERSIGN_TRY(desk::Desk *const approver, second.desk());
        return Administrators(*proposer, *approver);
    }

    Status bootstrap()
    {
        for (desk::Desk *admin : {&m_proposer, &m_approver}) {
            const statement::OperatorEnrol own{.person = admin->person,
                                               .displayName = "Administrator " + admin->person,
                                               .publicKey = admin->signer.publicKey().hex()};
            COUNTERSIGN_CHECK(stands(desk::enrol(*admin, own), enrolmentOf(admin->person)));
            COUNTERSIGN_CHECK(
                stands(desk::setMembership(*admin, {"*", admin->person, {Role::Admin}}), membershipOf(admin->person)));
        }
        return {};
    }

    // `proposed` is what the first administrator's statement came to.
    Status agree(Result<SubmitOutcome> proposed, const Phrase &what)
    {
        COUNTERSIGN_TRY(const ledger::LogReceipt receipt, stands(std::move(proposed), what));
        COUNTERSIGN_CHECK(stands(desk::approve(m_approver, receipt.statementId, {}), what));
        return {};
    }

    Status admit(const DemoFolder &folder, const std::string &tenant, const std::string &person,
                 const std::string &displayName, const std::set<Role> &roles)
    {
        COUNTERSIGN_TRY(const SecretBytes passphrase, readSecretFile(folder.passphrase(person)));
        COUNTERSIGN_TRY(const auto signer, statement::openKeyFile(folder.key(person), passphrase));
        const statement::OperatorEnrol enrol{
            .person = person, .displayName = displayName, .publicKey = signer->publicKey().hex()};
        COUNTERSIGN_CHECK(agree(desk::enrol(m_proposer, enrol), enrolmentOf(person)));
        return agree(desk::setMembership(m_proposer, {tenant, person, roles}), membershipOf(person));
    }

    desk::Desk &proposer() { return m_proposer; }

private:
    Administrators(desk::Desk &proposer, desk::Desk &approver) : m_proposer(proposer), m_approver(approver) {}
    desk::Desk &m_proposer;
    desk::Desk &m_approver;
};

resolution::Policy demoPolicy(const std::string &tenant)
{
    resolution::Policy policy;
    policy.tenant = tenant;
    policy.version = 1;
    policy.people = {
        {Action::Confirm, 1}, {Action::Reject, 1}, {Action::Release, 1}, {Action::Compensate, 2}, {Action::Reopen, 2}};
    for (const auto &[action, people] : policy.people)
        policy.thresholds[action] = OnePerson;
    policy.customerWindow = {24h, OneCustomer};
    policy.operatorWindow = {24h, OneOperator};
    policy.messages = {100, 50};
    policy.evidenceMaxAge = 15min;
    policy.ownLookMaxAge = 15min;
    policy.holdDefault = 1h;
    policy.holdMax = 24h;
    policy.proposalLife = 8h;
    policy.seenLag = 1000;
    policy.preparedMax = 1h;
    policy.overdueEscalate = 24h;
    policy.compensationRateLimit = 10;
    policy.rulesDigest = resolution::builtInRules().digest.hex();
    return policy;
}

struct Promise
{
    std::string_view provider, account;
    Duration visibilityLag;
};

// The packaged contract, with the lease of a demo and what this account promises.
effect::ProviderContract demoContract(const providers::ProviderDescription &description, const std::string &tenant,
                                      const Promise &promise)
{
    effect::ProviderContract contract = providers::contractOf(description, std::string(DemoEnvironment));
    contract.tenant = tenant;
    contract.account = std::string(promise.account);
    contract.lease = 5s;
    contract.maxTransit = 1s;
    contract.visibilityLag = promise.visibilityLag;
    if (promise.account == BriefAccount)
        contract.retention = BriefRetention;
    contract.normalResponseWindow = 1h; // so that what is due by itself comes after what a key or a conflict hurries
    contract.absence.misses = 2;
    contract.absence.spacing = 1s;
    return contract;
}

Status publishContracts(Administrators &admins, const std::string &tenant, const std::string &binFolder)
{
    for (const Promise &promise : {Promise{"sandbox", FastAccount, 1s}, Promise{"sandbox", SlowAccount, 6h},
                                   Promise{"sandbox", BriefAccount, 1s}, Promise{"sandbox_mail", FastAccount, 1s},
                                   Promise{"sandbox_mail", SlowAccount, 6h}}) {
        const std::string path = descriptionPath(binFolder, std::string(promise.provider));
        COUNTERSIGN_TRY(const auto description, providers::loadProviderDescription(path));
        COUNTERSIGN_CHECK(
            admins.agree(desk::publishContract(admins.proposer(), demoContract(description, tenant, promise)),
                         {translatable("the contract of %1"), {std::string(promise.account)}}));
    }
    return {};
}

} // namespace

Status govern(const DemoFolder &folder, const std::string &tenant, const std::string &binFolder)
{
    COUNTERSIGN_TRY(Profile first, loadProfile(folder.profile("admin1")));
    COUNTERSIGN_TRY(Profile second, loadProfile(folder.profile("admin2")));
    CompositionRoot firstRoot(std::move(first), NoDescriptor, binFolder);
    CompositionRoot secondRoot(std::move(second), NoDescriptor, binFolder);
    COUNTERSIGN_TRY(Administrators admins, Administrators::sitDown(firstRoot, secondRoot));
    COUNTERSIGN_CHECK(admins.bootstrap());
    // The operator may approve too, and still never his own proposal.
    COUNTERSIGN_CHECK(admins.admit(folder, tenant, "operator", "Olga Operator", {Role::Operator, Role::Approver}));
    COUNTERSIGN_CHECK(admins.admit(folder, tenant, "approver", "Anton Approver", {Role::Approver}));
    COUNTERSIGN_CHECK(admins.admit(folder, tenant, "auditor", "Aisha Auditor", {Role::Auditor}));
    COUNTERSIGN_CHECK(admins.agree(desk::setPolicy(admins.proposer(), demoPolicy(tenant)), translatable("the policy")));
    return publishContracts(admins, tenant, binFolder);
}

} // namespace countersign::app
