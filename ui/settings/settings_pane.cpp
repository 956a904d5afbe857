// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_pane.h"

#include "ui/actions/action_set.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/told_rows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace countersign::ui {

using view::DensityChoice;
using view::LanguageChoice;
using view::SchemeChoice;
using view::SettingsPresenter;

namespace {

// The words stand in the order of the enumerations, so that a row is the choice.
Scheme schemeOf(SchemeChoice choice)
{
    switch (choice) {
    case SchemeChoice::Automatic:
        return Scheme::Automatic;
    case SchemeChoice::Light:
        return Scheme::Light;
    case SchemeChoice::Dark:
        return Scheme::Dark;
    }
    return Scheme::Automatic;
}

} // namespace

void followSettings(const SettingsPresenter &settings, Theme &theme)
{
    const auto apply = [&settings, &theme] {
        if (const Scheme scheme = schemeOf(settings.state().scheme); scheme != theme.scheme())
            theme.setScheme(scheme);
        theme.setDensity(settings.state().density == DensityChoice::Compact ? Density::Compact : Density::Comfortable);
    };
    QObject::connect(&settings, &SettingsPresenter::changed, &theme, apply);
    apply();
}

void followSettings(const SettingsPresenter &settings, ActionSet &actions)
{
    const auto apply = [&settings, &actions] { actions.setLettersOn(settings.state().lettersOn); };
    QObject::connect(&settings, &SettingsPresenter::changed, &actions, apply);
    apply();
}

SettingsPane::SettingsPane(SettingsPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_reset(new QPushButton(tr("Reset columns"), this)),
      m_close(new QPushButton(tr("Close"), this))
{
    setObjectName(QStringLiteral("settings"));
    m_reset->setObjectName(QStringLiteral("settings.reset_columns"));
    m_reset->setAccessibleName(tr("Reset columns of the queue at this ledger"));
    m_close->setObjectName(QStringLiteral("settings.close"));
    for (auto *button : {m_reset, m_close})
        button->setAutoDefault(false);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addChoices(*form);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(m_close);
    wire();
    connect(&presenter, &SettingsPresenter::changed, this, &SettingsPane::follow);
    follow();
}

void SettingsPane::addChoices(QFormLayout &form)
{
    m_scheme = choice(form, QStringLiteral("settings.scheme"), tr("Colours"),
                      //: colours: as the desktop says
                      {tr("Automatic, as the desktop"), tr("Light"), tr("Dark")});
    //: how high the rows of lists are
    m_density = choice(form, QStringLiteral("settings.density"), tr("Rows"), {tr("Comfortable"), tr("Compact")});
    m_letters = option(form, QStringLiteral("settings.letters"), tr("Single letters act in lists"));
    m_notifications = option(form, QStringLiteral("settings.notifications"), tr("Desktop notifications"));
    m_notificationsNote = note(form, QStringLiteral("settings.notifications_note"));
    m_language = choice(form, QStringLiteral("settings.language"), tr("Language"),
                        //: language: as the desktop says. The languages are named in themselves.
                        {tr("As the desktop"), QStringLiteral("English"), QStringLiteral("Deutsch")});
    m_languageNote = note(form, QStringLiteral("settings.language_note"));
    form.addRow(m_reset);
    m_resetNote = note(form, QStringLiteral("settings.reset_note"));
}

QComboBox *SettingsPane::choice(QFormLayout &form, const QString &name, const QString &label, const QStringList &words)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(label);
    box->addItems(words);
    letSelectionChoose(box);
    form.addRow(label, box);
    return box;
}

QCheckBox *SettingsPane::option(QFormLayout &form, const QString &name, const QString &label)
{
    auto *box = new QCheckBox(label, this);
    box->setObjectName(name);
    box->setAccessibleName(label);
    form.addRow(box);
    return box;
}

PlainLabel *SettingsPane::note(QFormLayout &form, const QString &name)
{
    auto *label = new PlainLabel({}, this);
    label->setObjectName(name);
    label->setFocusPolicy(Qt::NoFocus);
    label->setWordWrap(true);
    form.addRow(label);
    return label;
}

void SettingsPane::wire()
{
    auto &presenter = m_presenter;
    connect(m_scheme, &QComboBox::currentIndexChanged, &presenter,
            [&presenter](int row) { presenter.setScheme(static_cast<SchemeChoice>(row)); });
    connect(m_density, &QComboBox::currentIndexChanged, &presenter,
            [&presenter](int row) { presenter.setDensity(static_cast<DensityChoice>(row)); });
    connect(m_letters, &QCheckBox::toggled, &presenter, &SettingsPresenter::setLettersOn);
    connect(m_notifications, &QCheckBox::toggled, &presenter, &SettingsPresenter::setNotificationsOn);
    connect(m_language, &QComboBox::currentIndexChanged, &presenter,
            [&presenter](int row) { presenter.setLanguage(static_cast<LanguageChoice>(row)); });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        Q_EMIT columnsResetWanted();
        m_resetNote->setText(tr("The queue's columns are as they were at first."));
    });
    connect(m_close, &QPushButton::clicked, this, &SettingsPane::closed);
}

void SettingsPane::focusFirst()
{
    m_resetNote->clear();
    m_scheme->setFocus(Qt::OtherFocusReason);
}

void SettingsPane::follow()
{
    const auto &state = m_presenter.state();
    m_scheme->setCurrentIndex(static_cast<int>(state.scheme));
    m_density->setCurrentIndex(static_cast<int>(state.density));
    m_letters->setChecked(state.lettersOn);
    m_notifications->setChecked(state.notificationsOn);
    m_notificationsNote->setText(state.notificationsUnavailable);
    m_notificationsNote->setVisible(!state.notificationsUnavailable.isEmpty());
    m_notifications->setAccessibleDescription(state.notificationsUnavailable);
    m_language->setCurrentIndex(static_cast<int>(state.language));
    const QString restart = state.restartNeeded ? tr("The language changes at the next start.") : QString();
    m_languageNote->setText(restart);
    m_languageNote->setVisible(!restart.isEmpty());
    m_language->setAccessibleDescription(restart);
}

void SettingsPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace countersign::ui
