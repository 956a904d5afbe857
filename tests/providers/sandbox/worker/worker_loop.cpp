// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/worker/worker_loop.h"

#include <utility>

namespace countersign::worker::test {
namespace {

effect::EffectRef refOf(const std::string &key)
{
    return {*TenantId::parse("acme"), *IntentKey::parse(key)};
}

Money euros(std::string_view minor)
{
    return *Money::fromMinor(minor, *Currency::parse("EUR"));
}

} // namespace

void WorkerLoop::SetUp()
{
    ASSERT_TRUE(sandbox::addAccount(m_folder.path(), {"acct_a"}, sandbox::test::secret(sandbox::test::Token)));
    m_server = std::make_unique<sandbox::test::ServerThread>(m_folder.path(), m_clock);
    m_url = m_server->baseUrl();
}

Worker WorkerLoop::worker(const std::string &fault, std::string_view token)
{
    WorkerSettings settings{"worker-1", m_url, "sandbox", "acct_a", fault};
    settings.killSwitch = [this](KillPoint point) { m_passed.push_back(point); };
    return Worker(std::move(settings), sandbox::test::secret(token), m_ledger, m_transport, m_clock);
}

EffectCommand WorkerLoop::command(std::string_view amount, std::string customer)
{
    auto charge = command(ObjectKind::Charge, "invoice:1", amount);
    charge.customer = std::move(customer);
    return charge;
}

EffectCommand WorkerLoop::command(ObjectKind operation, const std::string &key, std::string_view amount)
{
    EffectCommand command{refOf(key), "sandbox", "acct_a"};
    command.operation = operation;
    command.workflowId = "wf-1";
    command.stepId = "collect";
    if (!amount.empty())
        command.amount = euros(amount);
    if (operation == ObjectKind::Charge || operation == ObjectKind::Authorisation)
        command.customer = "cus_1";
    return command;
}

EffectCommand WorkerLoop::taking(ObjectKind operation, const std::string &original, const std::string &key,
                                 std::string_view amount)
{
    auto taking = command(operation, key, amount);
    taking.original = original;
    return taking;
}

EffectCommand WorkerLoop::message(const std::string &key, const std::string &recipient)
{
    auto message = command(ObjectKind::Message, key);
    message.recipient = recipient;
    return message;
}

EffectCommand WorkerLoop::payouts(const std::vector<std::string> &customers)
{
    auto batch = command(ObjectKind::PayoutBatch, "batch");
    for (std::size_t at = 0; at < customers.size(); ++at)
        batch.items.push_back(
            {*IntentKey::parse("item:" + std::to_string(at)), euros(std::to_string(100 * (at + 1))), customers[at]});
    batch.amount = *totalOf(batch.items);
    return batch;
}

effect::EffectIntent &WorkerLoop::row(const std::string &key)
{
    return m_ledger.rows.at(refOf(key));
}

std::int64_t WorkerLoop::effects(const std::string &key)
{
    return *sandbox::countEffectsOfReference(m_folder.path(), "pk-" + key);
}

} // namespace countersign::worker::test
