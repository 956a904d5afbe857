// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/providers/providers_presenter.h"

#include "models/async/deliver.h"
#include "models/ledger/ledger_reader.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

namespace countersign::view {

namespace {

using effect::ProviderContract;

QString accountOf(const ProviderContract &contract)
{
    //: provider, environment and account of a contract
    return tr("%1 %2 %3").arg(visible(contract.provider), visible(contract.environment), visible(contract.account));
}

QString keysKept(const ProviderContract &contract)
{
    return contract.keyCarrier == effect::KeyCarrier::None ? tr("takes no keys") : ageText(contract.retention);
}

QString absence(const ProviderContract &contract)
{
    if (!contract.absence.allowed)
        return tr("is never final");
    return tr("final after %n look(s), %1 apart, from %2 after the last attempt", nullptr, int(contract.absence.misses))
        .arg(ageText(contract.absence.spacing), ageText(contract.lease + contract.maxTransit + contract.visibilityLag));
}

QString rungsOf(const ProviderContract &contract)
{
    QStringList rungs;
    for (const auto &rung : contract.absence.rungs)
        rungs << visible(rung);
    return listed(rungs);
}

TextRow contractRow(const resolution::InForce<ProviderContract> &inForce)
{
    const ProviderContract &contract = inForce.value;
    TextRow row;
    row.id = accountOf(contract);
    row.cells = {accountOf(contract),
                 keysKept(contract),
                 absence(contract),
                 rungsOf(contract),
                 ageText(contract.normalResponseWindow),
                 visible(inForce.version)};
    row.sentence = tr("%1, keys kept: %2, not found: %3").arg(row.cells[0], row.cells[1], row.cells[2]);
    return row;
}

std::vector<TextRow> fieldsOf(const resolution::InForce<ProviderContract> &inForce)
{
    const ProviderContract &contract = inForce.value;
    std::vector<TextRow> rows;
    const auto add = [&](const QString &name, const QString &value) {
        //: a promise of the contract and its value
        const QString sentence = tr("%1: %2").arg(name, value);
        rows.push_back({name + value, {name, value}, sentence});
    };
    add(tr("Contract version"), visible(inForce.version));
    add(tr("Contract digest"), isolated(mediumDigest(inForce.digest)));
    add(tr("For tenant"), visible(contract.tenant));
    add(tr("Key is carried in"), visible(effect::toString(contract.keyCarrier)));
    add(tr("Key kept for at least"), keysKept(contract));
    add(tr("Lease of an attempt"), ageText(contract.lease));
    add(tr("Longest time on the way"), ageText(contract.maxTransit));
    add(tr("An object shows after at most"), ageText(contract.visibilityLag));
    add(tr("Margin before a key expires"), ageText(contract.margin));
    add(tr("Normal response window"), ageText(contract.normalResponseWindow));
    add(tr("Not found"), absence(contract));
    add(tr("Ways that must all say so"), rungsOf(contract));
    add(tr("After a definitive refusal"), visible(contract.onRejected));
    for (const auto &[name, operation] : contract.operations)
        add(tr("Operation"), visible(name));
    for (const auto &[state, operation] : contract.compensations)
        add(tr("Taken back by"), tr("%1 while %2").arg(visible(operation), visible(state)));
    return rows;
}

} // namespace

ProvidersPresenter::ProvidersPresenter(ConsoleSession &session, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_contracts({tr("Provider, environment, account"), tr("Keys kept"), tr("Not found"), tr("Ways to ask"),
                   tr("Normal window"), tr("Contract")}),
      m_fields({tr("Promise"), tr("Value")})
{
    connect(&session, &ConsoleSession::changed, this, &ProvidersPresenter::read);
}

void ProvidersPresenter::read()
{
    async::deliver(m_session.read([](ledger::LedgerReader &reader) { return reader.contracts(); }), this,
                   [this](Result<std::vector<Contract>> read) {
                       m_state.loading = false;
                       m_state.error = read ? std::nullopt : std::optional(read.error());
                       if (read)
                           show(std::move(*read));
                       Q_EMIT changed();
                   });
}

void ProvidersPresenter::show(std::vector<Contract> contracts)
{
    m_read = std::move(contracts);
    std::vector<TextRow> rows;
    for (const Contract &contract : m_read)
        rows.push_back(contractRow(contract));
    m_contracts.setRows(std::move(rows));
    choose(m_chosen);
}

void ProvidersPresenter::choose(const QString &contractId)
{
    m_chosen = contractId;
    for (const Contract &contract : m_read)
        if (contractRow(contract).id == contractId)
            return m_fields.setRows(fieldsOf(contract));
    m_fields.setRows({});
}

} // namespace countersign::view
