// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/screens.h"
#include "app/countersign/tour/tour.h"
#include "models/async/deliver.h"
#include "models/desk/verify_log.h"
#include "models/view/wording/wording.h"
#include "ui/actions/action_set.h"

#include <QDir>

#include <chrono>

// What the tour plays, in order.
namespace countersign::app {

using namespace std::chrono_literals;

namespace {

const QString Resolve = QStringLiteral("T1 resolve one below the threshold");
const QString Propose = QStringLiteral("T4 propose above the threshold");
const QString Countersign = QStringLiteral("T5 countersign");
const QString CountersignCompensation = QStringLiteral("countersign a compensation");

} // namespace

void Tour::planOperator()
{
    chooseProfile();
    signIn(QStringLiteral("operator"));
    picture(QStringLiteral("queue"));
    pressFor(QStringLiteral("palette"), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    pressFor(QStringLiteral("help"), Qt::Key_F1, Qt::NoModifier);
    pressFor(QStringLiteral("settings"), Qt::Key_Comma, Qt::ControlModifier);
    goTo("accepted_small");
    step(
        QStringLiteral("freeze and claim"),
        [this] {
            m_keys.beginTask(Resolve);
            m_keys.press(window(), Qt::Key_F);
        },
        [this] { return !screens().dossier.state().claim.isEmpty(); });
    lookUp();
    picture(QStringLiteral("dossier"));
    step(QStringLiteral("accept the receipt"), [this] { m_keys.press(window(), Qt::Key_A); });
    signSheet(QStringLiteral("sheet-accept"));
    step(QStringLiteral("one is resolved"), [this] {
        m_keys.beginTask({});
        m_report.resolved.push_back(refOf("accepted_small").key.value());
    });

    goTo("accepted_large");
    step(QStringLiteral("begin to propose"), [this] { m_keys.beginTask(Propose); });
    lookUp();
    step(QStringLiteral("accept the large receipt"), [this] { m_keys.press(window(), Qt::Key_A); });
    signSheet(QStringLiteral("sheet-propose"));
    step(QStringLiteral("it waits for a second person"), [this] { m_keys.beginTask({}); });
    noteRefusal("accepted_large", "approve", "RC407");

    goTo("absent_unsettled");
    lookUp();
    noteRefusal("absent_unsettled", "release", "RC408");
    pressUnavailable(QStringLiteral("queue.release"), Qt::Key_T);
    picture(QStringLiteral("absence-not-proven"));
}

void Tour::pressUnavailable(const QString &action, Qt::Key key)
{
    step(
        QStringLiteral("%1 is wanted").arg(action),
        [this, action, key] {
            m_said.clear();
            connect(&m_console->actions(), &ui::ActionSet::unavailable, this,
                    [this, action](QAction *wanted, const QString &reason) {
                        if (ui::ActionSet::idOf(wanted) == action)
                            m_said = reason;
                    });
            m_keys.press(window(), key);
        },
        [this] { return !m_said.isEmpty(); });
    step(QStringLiteral("%1 opens nothing").arg(action), [this] {
        if (screens().sheet.isOpen())
            m_script.fail(QStringLiteral("a sheet is open"));
    });
}

void Tour::chooseProfile()
{
    const QString name = QStringLiteral("connection");
    step(
        name,
        [this] {
            QStringList profiles;
            for (const char *person : {"operator", "approver", "auditor"})
                profiles << QString::fromStdString(m_demo.profiles.at(person));
            m_choice = std::make_unique<ProfileChoice>(profiles, m_binFolder, false, m_theme);
            m_choice->window().show();
            m_choice->presenter().test();
        },
        [this] {
            const auto &state = m_choice->presenter().state();
            return !state.testing && !state.checks.empty();
        });
    m_pictures.addSteps(m_script, name, [this] { return &m_choice->window(); });
    step(QStringLiteral("chosen"), [this] { m_choice.reset(); });
}

void Tour::pressFor(const QString &name, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    step(name, [this, key, modifiers] { m_keys.press(window(), key, modifiers); });
    picture(name);
    step(name + QStringLiteral(": closed"), [this] { m_keys.press(window(), Qt::Key_Escape); });
}

void Tour::planApprover()
{
    signOut();
    signIn(QStringLiteral("approver"));
    noteRefusal("accepted_large", "approve", "RC409");
    countersign(QStringLiteral("approvals"), Countersign);
    step(QStringLiteral("countersigned"), [this] {
        const auto key = refOf("accepted_large").key.value();
        m_report.resolved.push_back(key);
        m_report.countersigned.push_back(key);
    });
}

// The only request that waits: looked at blind, answered, and signed.
void Tour::countersign(const QString &name, const QString &task)
{
    step(
        QStringLiteral("to the approvals"),
        [this, task] {
            m_keys.beginTask(task);
            m_keys.press(window(), Qt::Key_2, Qt::ControlModifier);
        },
        [this] { return isShown(QStringLiteral("approvals")) && !screens().approvals.state().waiting.empty(); });
    step(
        QStringLiteral("open the request"), [this] { m_keys.press(window(), Qt::Key_Return); },
        [this] {
            const auto &open = screens().approvals.state().open;
            return open && open->look == view::LookPhase::Done;
        });
    picture(name + QStringLiteral("-blind"));
    step(
        QStringLiteral("it exists once"), [this] { m_keys.press(window(), Qt::Key_1); },
        [this] { return screens().approvals.state().open->chosen.has_value(); });
    step(
        QStringLiteral("reveal"), [this] { m_keys.press(window(), Qt::Key_Return); },
        [this] { return screens().approvals.state().open->revealed && screens().approvals.sheet().isOpen(); });
    signSheet(name + QStringLiteral("-sheet"));
    step(QStringLiteral("done"), [this] { m_keys.beginTask({}); });
}

void Tour::planCompensation()
{
    signOut();
    signIn(QStringLiteral("operator"));
    goTo("accepted_small");
    lookUp();
    step(QStringLiteral("take it back"), [this] { m_keys.press(window(), Qt::Key_M); });
    signSheet(QStringLiteral("sheet-compensate"));
    signOut();
    signIn(QStringLiteral("approver"));
    countersign(QStringLiteral("compensation"), CountersignCompensation);
    step(
        QStringLiteral("the worker sends the new command"), [this] { runWorker(); },
        [this] { return m_worker.state() == QProcess::NotRunning; });
    step(QStringLiteral("sent once"), [this] {
        if (m_worker.exitStatus() != QProcess::NormalExit || m_worker.exitCode() != 0)
            return m_script.fail(QString::fromUtf8(m_worker.readAllStandardError()));
        const auto key = refOf("accepted_small").key.value() + ":compensate:v1";
        m_report.resolved.push_back(key);
        m_report.countersigned.push_back(key);
    });
}

// What may be dispatched is dispatched: as the application's own worker would.
void Tour::runWorker()
{
    const QString dir = QString::fromStdString(m_demo.dir);
    m_worker.setProgram(
        QDir(QString::fromStdString(m_binFolder)).filePath(QStringLiteral("countersign-sandbox-worker")));
    m_worker.setArguments({QStringLiteral("--ledger"), QStringLiteral("sqlite:%1/ledger.sqlite").arg(dir),
                           QStringLiteral("--trust"), dir + QStringLiteral("/trust.json"), QStringLiteral("--state"),
                           dir + QStringLiteral("/sandbox"), QStringLiteral("--token-file"),
                           dir + QStringLiteral("/tokens/acct_fast.token"), QStringLiteral("--account"),
                           QStringLiteral("acct_fast"), QStringLiteral("finish")});
    m_worker.start();
}

void Tour::planAuditor()
{
    signOut();
    signIn(QStringLiteral("auditor"));
    const auto page = [this](Qt::Key key, const QString &name, const std::function<bool()> &isThere) {
        step(
            name, [this, key] { m_keys.press(window(), key, Qt::ControlModifier); },
            [this, name, isThere] { return isShown(name) && isThere(); });
        picture(name);
    };
    page(Qt::Key_3, QStringLiteral("history"), [this] { return screens().history.model().rowCount() > 0; });
    page(Qt::Key_4, QStringLiteral("health"), [this] { return !screens().health.state().loading; });
    page(Qt::Key_5, QStringLiteral("lookups"), [this] { return !screens().lookups.state().loading; });
    page(Qt::Key_6, QStringLiteral("providers"), [this] { return !screens().providers.state().loading; });
    page(Qt::Key_7, QStringLiteral("policy"), [this] { return !screens().policy.state().loading; });
    step(
        QStringLiteral("prove the history, and read what was resolved"),
        [this] {
            const std::vector<std::string> keys = m_report.resolved;
            const std::string tenant = m_demo.tenant;
            struct Proof
            {
                audit::VerifyReport report{};
                std::map<std::string, effect::EffectIntent> rows{};
            };
            async::deliver(m_console->session().inspect(
                               [keys, tenant](view::Workbench &bench) -> Result<Proof> {
                                   COUNTERSIGN_TRY(const auto source, bench.auditSource());
                                   COUNTERSIGN_TRY(const audit::Trust *const trust, bench.trust());
                                   COUNTERSIGN_TRY(ledger::LedgerReader *const reader, bench.reader());
                                   Proof proof;
                                   COUNTERSIGN_TRY(proof.report, desk::verifyLog(*source, *trust, {}));
                                   COUNTERSIGN_TRY(const auto tenantId, TenantId::parse(tenant));
                                   for (const auto &text : keys) {
                                       COUNTERSIGN_TRY(const auto key, IntentKey::parse(text));
                                       COUNTERSIGN_TRY(auto dossier, reader->dossier({tenantId, key}));
                                       proof.rows.emplace(text, std::move(dossier.intent));
                                   }
                                   return proof;
                               },
                               true),
                           this, [this](Result<Proof> proof) {
                               if (!proof)
                                   return m_script.fail(view::errorText(proof.error()));
                               m_report.log = {static_cast<std::int64_t>(proof->report.head.size),
                                               proof->report.head.root.hex(), proof->report.verified};
                               m_rows = std::move(proof->rows);
                           });
        },
        [this] { return !m_report.log.root.empty(); });
}

} // namespace countersign::app
