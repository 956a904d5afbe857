// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/connection/connection_presenter.h"

#include "models/async/deliver.h"
#include "models/desk/pinned_head.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace countersign::view {

namespace {

// What a check found, in words that name no secret.
using Said = Result<QString>;

Said reach(Workbench &bench, const std::string &)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, bench.reader());
    COUNTERSIGN_TRY(const auto status, reader->status());
    return tr("%1, schema %2, %n statement(s)", nullptr, int(status.head.size))
        .arg(visible(status.backend), visible(status.schemaVersion));
}

Said rootKeys(Workbench &bench, const std::string &)
{
    COUNTERSIGN_TRY(const audit::Trust *const trust, bench.trust());
    return visible(trust->origin);
}

Said signIn(Workbench &bench, const std::string &)
{
    COUNTERSIGN_TRY(desk::Desk *const desk, bench.desk());
    return isolated(shortDigest(desk->signer.publicKey().keyId()));
}

Said logConsistent(Workbench &bench, const std::string &)
{
    COUNTERSIGN_TRY(desk::Desk *const desk, bench.desk());
    COUNTERSIGN_TRY(const auto head, desk::followedHead(*desk));
    return isolated(shortDigest(head.root.hex()));
}

Said policy(Workbench &bench, const std::string &tenant)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, bench.reader());
    COUNTERSIGN_TRY(const auto inForce, reader->policy(tenant));
    if (!inForce)
        return fail(ErrorKind::NotFound, translatable("no policy is in force"),
                    translatable("Let two administrators set one."));
    return tr("version %1").arg(visible(inForce->version));
}

struct Check
{
    const char *what;
    Said (*run)(Workbench &, const std::string &tenant);
};

constexpr Check Checks[] = {
    {QT_TR_NOOP("Ledger answers"), reach},     {QT_TR_NOOP("Root keys are pinned for"), rootKeys},
    {QT_TR_NOOP("Signing key opens"), signIn}, {QT_TR_NOOP("Log continues the pinned head"), logConsistent},
    {QT_TR_NOOP("Policy in force"), policy},
};

} // namespace

ConnectionPresenter::ConnectionPresenter(OptionOf optionOf, BenchOf benchOf, QObject *parent)
    : QObject(parent),
      m_optionOf(std::move(optionOf)),
      m_benchOf(std::move(benchOf)),
      m_bench(std::make_shared<std::unique_ptr<Workbench>>()),
      m_executor(QStringLiteral("connection"))
{
}

void ConnectionPresenter::offer(const QString &path)
{
    const auto read = m_optionOf(path);
    if (!read) {
        //: a profile's file, and what is wrong with it
        m_state.failure = paragraph({m_state.failure, tr("%1: %2").arg(visible(path), errorText(read.error()))});
        return Q_EMIT changed();
    }
    auto &options = m_state.options;
    const auto known =
        std::find_if(options.begin(), options.end(), [&](const ConnectionOption &one) { return one.id == read->id; });
    if (known != options.end())
        options.erase(known);
    options.insert(options.begin(), *read);
    const QString others = m_state.failure;
    choose(0);
    m_state.failure = others;
    Q_EMIT changed();
}

void ConnectionPresenter::choose(int option)
{
    stop();
    m_state.chosen = option;
    m_state.failure.clear();
    m_state.checks.clear();
    for (const Check &check : Checks)
        m_state.checks.push_back({view::tr(check.what), CheckResult::Waiting, {}});
    Q_EMIT changed();
}

void ConnectionPresenter::test()
{
    if (m_state.chosen < 0)
        return;
    choose(m_state.chosen);
    auto factory = m_benchOf(m_state.options[static_cast<std::size_t>(m_state.chosen)].id);
    if (!factory) {
        m_state.failure = errorText(factory.error());
        return Q_EMIT changed();
    }
    m_state.testing = true;
    const auto generation = m_generation.next();
    async::deliver(m_executor.submit([bench = m_bench, make = std::move(*factory)] {
        *bench = make();
        return true;
    }),
                   this, [this, generation](bool) { runStep(0, generation); });
    Q_EMIT changed();
}

void ConnectionPresenter::runStep(std::size_t number, std::uint64_t generation)
{
    if (!m_generation.isCurrent(generation))
        return;
    if (number == std::size(Checks))
        return stop();
    m_state.checks[number].result = CheckResult::Running;
    Q_EMIT changed();
    const QString tenant = m_state.options[static_cast<std::size_t>(m_state.chosen)].tenant;
    async::deliver(m_executor.submit(
                       [bench = m_bench, run = Checks[number].run,
                        of = tenant.isEmpty() ? std::string("*") : tenant.toStdString()] { return run(**bench, of); }),
                   this, [this, number, generation](const Said &said) {
                       if (!m_generation.isCurrent(generation))
                           return;
                       end(number, said ? CheckResult::Passed : CheckResult::Failed,
                           said ? *said : errorText(said.error()));
                       runStep(number + 1, generation);
                   });
}

void ConnectionPresenter::end(std::size_t number, CheckResult result, const QString &said)
{
    m_state.checks[number].result = result;
    m_state.checks[number].said = said;
    Q_EMIT changed();
}

void ConnectionPresenter::stop()
{
    m_generation.next();
    const bool wasTesting = std::exchange(m_state.testing, false);
    static_cast<void>(m_executor.submit([bench = m_bench] { bench->reset(); }));
    if (wasTesting)
        Q_EMIT changed();
}

void ConnectionPresenter::connectChosen()
{
    if (m_state.chosen < 0)
        return;
    stop();
    Q_EMIT connectWanted(m_state.options[static_cast<std::size_t>(m_state.chosen)].id);
}

} // namespace countersign::view
