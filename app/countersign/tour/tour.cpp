// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/tour/tour.h"

#include "app/countersign/screens.h"
#include "models/async/deliver.h"
#include "models/base/assert.h"
#include "models/base/file.h"
#include "models/view/wording/wording.h"

#include <QApplication>
#include <QDir>
#include <QSettings>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <utility>

namespace countersign::app {

namespace {

constexpr QSize TourWindow(1280, 800);
const QString ReasonText = QStringLiteral("Checked against the provider, as the runbook asks");

} // namespace

Tour::Tour(QString dir, std::string binFolder, const Clock &clock)
    : m_dir(std::move(dir)),
      m_binFolder(std::move(binFolder)),
      m_clock(clock),
      m_opening(QDir(m_dir).filePath(QStringLiteral("demo")).toStdString(), m_binFolder, clock),
      m_pictures(m_dir, m_theme, m_heartbeat)
{
    m_heartbeat.pause(); // until something is painted
    m_heartbeat.reset();
    QGuiApplication::setQuitOnLastWindowClosed(false); // between two persons there is none
    QDir().mkpath(m_dir);
    // Nothing that somebody arranged for himself, and nothing of his is changed.
    for (const auto format : {QSettings::NativeFormat, QSettings::IniFormat})
        QSettings::setPath(format, QSettings::UserScope, QDir(m_dir).filePath(QStringLiteral("settings")));
    qputenv("XDG_STATE_HOME", QDir(m_dir).filePath(QStringLiteral("state")).toUtf8()); // drafts
    m_file = std::make_unique<QSettings>();
    m_settings = std::make_unique<view::SettingsPresenter>(*m_file);
    connect(&m_script, &TourScript::began, this, &Tour::began);
    connect(&m_script, &TourScript::ended, this, &Tour::finish);
}

Tour::~Tour() = default;

void Tour::began(const QString &name)
{
    std::cout << name.toStdString() << std::endl;
    if (m_heartbeat.longestStall().count() > m_report.longestStallMs) {
        m_report.longestStallMs = m_heartbeat.longestStall().count();
        m_report.longestStallIn = m_stepBefore;
    }
    m_stepBefore = name;
}

void Tour::start()
{
    std::cout << "Building a demo: workers are really killed" << std::endl;
    async::deliver(m_opening.build(), this, [this](Result<DemoReport> built) {
        if (!built)
            return finish(view::errorText(built.error()));
        m_demo = std::move(*built);
        plan();
        m_script.start();
    });
}

void Tour::plan()
{
    planOperator();
    planApprover();
    planCompensation();
    planAuditor();
}

void Tour::step(const QString &name, std::function<void()> act, std::function<bool()> isDone)
{
    m_script.add({name, std::move(act), std::move(isDone)});
}

effect::EffectRef Tour::refOf(const std::string &scenario) const
{
    const auto ref = m_demo.ref(m_demo.scenarios.at(scenario));
    COUNTERSIGN_ASSERT(ref.has_value()); // the demo made it
    return *ref;
}

ui::MainWindow *Tour::window() const
{
    return &m_console->window();
}

bool Tour::isShown(const QString &pageId) const
{
    const ui::Page *page = window()->currentPage();
    return page != nullptr && page->pageId() == pageId;
}

Screens &Tour::screens() const
{
    return m_console->screens();
}

void Tour::signOut()
{
    step(
        QStringLiteral("sign out"),
        [this] {
            m_signedOut = false;
            connect(m_console.get(), &Console::signedOut, this, [this] { m_signedOut = true; });
            m_console->signOut();
        },
        [this] { return m_signedOut; });
}

void Tour::signIn(const QString &person)
{
    step(
        QStringLiteral("sign in: ") + person,
        [this, person] {
            m_heartbeat.pause();
            auto profile = loadProfile(m_demo.profiles.at(person.toStdString()));
            if (!profile)
                return m_script.fail(view::errorText(profile.error()));
            m_console = std::make_unique<Console>(std::move(*profile), m_binFolder, false, m_theme, m_clock);
            m_console->useSettings(*m_settings);
            window()->resize(TourWindow);
            window()->show();
            window()->activateWindow();
        },
        [this] {
            return window()->isActiveWindow() && screens().queue.state().emptiness != view::Emptiness::NotYetLoaded;
        });
    // Stalls are measured from the first paint.
    step(QStringLiteral("painted"), [this] { m_heartbeat.resume(); });
}

// By the palette, as somebody would who was given the name of an effect.
void Tour::goTo(const std::string &scenario)
{
    const auto ref = refOf(scenario);
    step(
        QStringLiteral("go to ") + QString::fromStdString(ref.key.value()),
        [this, ref] {
            m_keys.beginTask({});
            m_keys.press(window(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
            m_keys.type(window(), QString::fromStdString(ref.key.value()));
        },
        [this] { return !m_keys.isTyping(); });
    step(
        QStringLiteral("go"), [this] { m_keys.press(window(), Qt::Key_Return); },
        [this, ref] {
            const auto &dossier = screens().dossier.state();
            return dossier.ref == ref && dossier.reading == view::DossierState::Reading::Shown;
        });
}

void Tour::lookUp()
{
    step(
        QStringLiteral("look up"), [this] { m_keys.press(window(), Qt::Key_L); },
        [this] {
            const auto phase = screens().lookup.state().phase;
            return phase == view::LookupRunState::Phase::Finished || phase == view::LookupRunState::Phase::Failed;
        });
    step(
        QStringLiteral("the dossier has the evidence"), [this] { screens().dossier.refresh(); },
        [this] { return !screens().dossier.state().loading; });
}

namespace {

template <class Field>
Field *shownField(const QWidget *window, const char *name)
{
    const auto all = window->findChildren<Field *>(QLatin1String(name));
    const auto shown = std::find_if(all.begin(), all.end(), [](const Field *field) { return field->isVisible(); });
    return shown == all.end() ? nullptr : *shown;
}

} // namespace

view::SheetPresenter &Tour::sheet() const
{
    return screens().approvals.sheet().isOpen() ? screens().approvals.sheet() : screens().sheet;
}

// Whatever the sheet asks for: a reason, the newest evidence, a text, the amount as it was read.
void Tour::fillSheet(const QString &name)
{
    const auto into = [this, name](const char *field, std::function<bool()> isWanted, std::function<void()> fill) {
        step(
            QStringLiteral("%1: %2").arg(name, QLatin1String(field)),
            [this, field, wanted = std::move(isWanted), fill = std::move(fill)] {
                auto *widget = shownField<QWidget>(window(), field);
                if (widget == nullptr || !wanted())
                    return;
                widget->setFocus(Qt::TabFocusReason);
                fill();
            },
            [this] { return !m_keys.isTyping(); });
    };
    into(
        "sheet.reason", [this] { return sheet().state().chosen.reasonCode.empty(); },
        [this] { m_keys.press(window(), Qt::Key_Down); });
    into(
        "sheet.evidence", [this] { return sheet().state().wantsEvidence; },
        [this] {
            m_keys.press(window(), Qt::Key_Home);
            m_keys.press(window(), Qt::Key_Space);
        });
    into(
        "sheet.text", [this] { return sheet().state().wantsText; }, [this] { m_keys.type(window(), ReasonText); });
    into(
        "sheet.amount", [this] { return sheet().state().wantsAmount.has_value(); },
        [this] { m_keys.type(window(), QString::fromStdString(sheet().state().wantsAmount->decimal())); });
}

void Tour::signSheet(const QString &name)
{
    step(name + QStringLiteral(": the sheet is there"), {},
         [this] { return sheet().state().phase == view::SheetPhase::Filling; });
    fillSheet(name);
    step(name + QStringLiteral(": can be signed"), {}, [this] { return sheet().state().canSign(); });
    picture(name);
    step(
        name + QStringLiteral(": sign"), [this] { m_keys.press(window(), Qt::Key_Return, Qt::ControlModifier); },
        [this] {
            const auto phase = sheet().state().phase;
            return phase == view::SheetPhase::Applied || phase == view::SheetPhase::AwaitingCountersign;
        });
    step(name + QStringLiteral(": back"), [this] { m_keys.press(window(), Qt::Key_Escape); });
}

// The ledger refuses it for that reason, whatever a screen would allow.
void Tour::noteRefusal(const std::string &scenario, const std::string &offer, const std::string &code)
{
    const auto ref = refOf(scenario);
    step(
        QStringLiteral("what the ledger offers"),
        [this, ref] {
            m_offersRead = false;
            async::deliver(
                m_console->session().read([ref](ledger::LedgerReader &reader) { return reader.offers(ref); }), this,
                [this](Result<std::vector<resolution::Offer>> offers) {
                    if (!offers)
                        return m_script.fail(view::errorText(offers.error()));
                    m_offers = std::move(*offers);
                    m_offersRead = true;
                });
        },
        [this] { return m_offersRead; });
    step(QStringLiteral("%1 is refused with %2").arg(QString::fromStdString(offer), QString::fromStdString(code)),
         [this, offer, code] {
             for (const auto &one : m_offers)
                 if (one.name == offer)
                     for (const auto &refusal : one.refusals)
                         if (refusal.code == code)
                             return m_report.refused.push_back(code);
             m_script.fail(QStringLiteral("it is not"));
         });
}

void Tour::picture(const QString &name)
{
    m_pictures.addSteps(m_script, name, [this] { return window(); });
}

void Tour::finish(const QString &failure)
{
    m_report.failure = failure;
    began(QStringLiteral("the end"));
    if (!failure.isEmpty() && m_console)
        window()->grab().save(QDir(m_dir).filePath(QStringLiteral("failed.png")));
    if (const QString lost = m_pictures.finish(); !lost.isEmpty() && m_report.failure.isEmpty())
        m_report.failure = QStringLiteral("cannot write ") + lost;
    writeReport();
    Q_EMIT ended(isWhole(m_report) ? 0 : 1);
}

void Tour::writeReport()
{
    m_report.screens = m_pictures.taken();
    m_report.keystrokes = m_keys.counts();
    if (m_report.failure.isEmpty())
        if (const auto compared = compareWithSandbox(m_report, m_demo.dir + "/sandbox", m_rows); !compared)
            m_report.failure = view::errorText(compared.error());
    const std::string path = QDir(m_dir).filePath(QStringLiteral("report.json")).toStdString();
    const auto written = writeFileAtomically(path, reportJson(m_report).dump(2) + '\n');
    std::cout << (written ? "report: " + path : describe(written.error())) << std::endl;
    if (!m_report.failure.isEmpty())
        std::cout << "failed: " << m_report.failure.toStdString() << std::endl;
}

} // namespace countersign::app
