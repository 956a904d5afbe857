// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connection/connection_page.h"

#include "models/view/connection/connection_presenter.h"
#include "models/view/wording/wording.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/environment_band.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tab_order.h"

#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace countersign::ui {

namespace {

QString iconOf(view::CheckResult result)
{
    switch (result) {
    case view::CheckResult::Waiting:
        return QStringLiteral("prepared");
    case view::CheckResult::Running:
        return QStringLiteral("in_flight");
    case view::CheckResult::Passed:
        return QStringLiteral("ok");
    case view::CheckResult::Failed:
        return QStringLiteral("error");
    }
    return {};
}

QString checkText(const view::ConnectionCheck &check)
{
    //: A check and what it found
    return check.said.isEmpty() ? check.what : ConnectionPage::tr("%1: %2").arg(check.what, check.said);
}

} // namespace

ConnectionPage::ConnectionPage(view::ConnectionPresenter &presenter, Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_theme(theme),
      m_band(new EnvironmentBand(theme, this)),
      m_profiles(new QListWidget(this)),
      m_person(new PlainLabel({}, this)),
      m_tenant(new PlainLabel({}, this)),
      m_ledger(new PlainLabel({}, this)),
      m_key(new PlainLabel({}, this)),
      m_trust(new PlainLabel({}, this)),
      m_failure(new Banner(theme, this)),
      m_checks(new QListWidget(this)),
      m_file(new QPushButton(tr("Open a profile…"), this)),
      m_demo(new QPushButton(tr("See a demo"), this)),
      m_test(new QPushButton(tr("Test"), this)),
      m_connect(new QPushButton(tr("Connect"), this))
{
    setObjectName(QStringLiteral("connection"));
    setWindowTitle(tr("Countersign - choose who you are and where"));
    m_profiles->setObjectName(QStringLiteral("connection.profiles"));
    m_profiles->setAccessibleName(tr("Profiles"));
    m_checks->setObjectName(QStringLiteral("connection.checks"));
    m_checks->setAccessibleName(tr("Checks"));
    m_checks->setWordWrap(true);
    m_checks->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_checks->setResizeMode(QListView::Adjust);
    m_file->setObjectName(QStringLiteral("connection.file"));
    m_demo->setObjectName(QStringLiteral("connection.demo"));
    m_test->setObjectName(QStringLiteral("connection.test"));
    m_connect->setObjectName(QStringLiteral("connection.connect"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 12);
    rows->addWidget(m_band);
    auto *columns = new QHBoxLayout;
    columns->setContentsMargins(12, 0, 12, 0);
    columns->addWidget(makeList(), 1);
    columns->addWidget(makeFacts(), 2);
    rows->addLayout(columns, 1);
    connect(m_profiles, &QListWidget::currentRowChanged, &presenter, &view::ConnectionPresenter::choose);
    connect(m_file, &QPushButton::clicked, this, &ConnectionPage::openFile);
    connect(m_demo, &QPushButton::clicked, &presenter, &view::ConnectionPresenter::demoWanted);
    connect(m_profiles, &QListWidget::itemActivated, &presenter, &view::ConnectionPresenter::connectChosen);
    connect(m_test, &QPushButton::clicked, &presenter,
            [&presenter] { presenter.state().testing ? presenter.stop() : presenter.test(); });
    connect(m_connect, &QPushButton::clicked, &presenter, &view::ConnectionPresenter::connectChosen);
    connect(&presenter, &view::ConnectionPresenter::changed, this, &ConnectionPage::showState);
    showState();
    // Where there is none to choose, the first thing to do is to open one.
    (m_profiles->count() > 0 ? static_cast<QWidget *>(m_profiles) : m_file)->setFocus(Qt::OtherFocusReason);
}

QWidget *ConnectionPage::makeList()
{
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_profiles, 1);
    column->addWidget(m_file);
    column->addWidget(m_demo);
    return side;
}

void ConnectionPage::openFile()
{
    auto *files = new QFileDialog(this, tr("Open a profile"), {}, tr("Profiles (*.json);;All files (*)"));
    files->setObjectName(QStringLiteral("connection.files"));
    files->setAttribute(Qt::WA_DeleteOnClose);
    files->setFileMode(QFileDialog::ExistingFile);
    connect(files, &QFileDialog::fileSelected, &m_presenter, &view::ConnectionPresenter::offer);
    files->open();
}

void ConnectionPage::showState()
{
    showOptions();
    showFacts();
    showFailure();
    showChecks();
}

void ConnectionPage::showOptions()
{
    const QSignalBlocker quiet(m_profiles);
    const auto &state = m_presenter.state();
    QStringList names;
    for (const auto &option : state.options)
        //: A profile: person at ledger
        names << tr("%1 at %2").arg(view::visible(option.person), view::visible(option.ledger));
    while (m_profiles->count() > names.size())
        delete m_profiles->takeItem(m_profiles->count() - 1);
    while (m_profiles->count() < names.size())
        m_profiles->addItem(QString());
    for (int row = 0; row < m_profiles->count(); ++row)
        m_profiles->item(row)->setText(names[row]);
    m_profiles->setCurrentRow(state.chosen);
}

QWidget *ConnectionPage::makeFacts()
{
    auto *side = new QWidget(this);
    auto *form = new QFormLayout;
    form->addRow(tr("Person"), m_person);
    form->addRow(tr("Tenant"), m_tenant);
    form->addRow(tr("Ledger"), m_ledger);
    form->addRow(tr("Signing key"), m_key);
    form->addRow(tr("Root keys pinned in"), m_trust);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_test);
    buttons->addStretch(1);
    buttons->addWidget(m_connect);
    auto *column = new QVBoxLayout(side);
    column->addLayout(form);
    column->addWidget(m_failure);
    column->addWidget(m_checks, 1);
    column->addLayout(buttons);
    return side;
}

bool ConnectionPage::focusNextPrevChild(bool next)
{
    return moveFocus(*this, next);
}

void ConnectionPage::showFacts()
{
    const auto &state = m_presenter.state();
    const auto option =
        state.chosen < 0 ? view::ConnectionOption() : state.options[static_cast<std::size_t>(state.chosen)];
    m_band->setEnvironment(view::visible(option.environment.toUpper()), option.environment != QLatin1String("sandbox"));
    m_person->setText(view::visible(option.person));
    m_tenant->setText(view::visible(option.tenant));
    m_ledger->setText(view::visible(option.ledger));
    m_key->setText(option.key.isEmpty() ? tr("none: you can only read") : view::visible(option.key));
    m_trust->setText(view::visible(option.trust));
    m_test->setText(state.testing ? tr("Stop") : tr("Test"));
    m_connect->setEnabled(state.chosen >= 0);
}

// The first that failed, where it can be selected and copied.
void ConnectionPage::showFailure()
{
    const auto &state = m_presenter.state();
    const auto failed = std::find_if(state.checks.begin(), state.checks.end(), [](const view::ConnectionCheck &check) {
        return check.result == view::CheckResult::Failed;
    });
    if (!state.failure.isEmpty())
        m_failure->showMessage(view::Severity::Critical, state.failure);
    else if (failed != state.checks.end())
        m_failure->showMessage(view::Severity::Critical, checkText(*failed));
    else if (state.options.empty())
        m_failure->showMessage(view::Severity::Info,
                               tr("No profile was opened here before. Open the one you were given, or look around in a "
                                  "demo: it reaches no real provider."));
    else
        m_failure->clear();
}

void ConnectionPage::showChecks()
{
    const auto &checks = m_presenter.state().checks;
    while (m_checks->count() < static_cast<int>(checks.size()))
        m_checks->addItem(QString());
    for (int row = 0; row < m_checks->count(); ++row) {
        const auto &check = checks[static_cast<std::size_t>(row)];
        QListWidgetItem *item = m_checks->item(row);
        item->setText(checkText(check));
        item->setIcon(m_theme.icon(iconOf(check.result), check.result == view::CheckResult::Failed
                                                             ? view::Severity::Critical
                                                             : view::Severity::Neutral));
    }
}

} // namespace countersign::ui
