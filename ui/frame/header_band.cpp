// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/header_band.h"

#include "models/view/console/console_session.h"
#include "models/view/wording/wording.h"
#include "ui/theme/theme.h"
#include "ui/widgets/environment_band.h"
#include "ui/widgets/plain_label.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <chrono>

namespace countersign::ui {

HeaderBand::HeaderBand(view::ConsoleSession &session, Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_theme(theme),
      m_band(new EnvironmentBand(theme, this)),
      m_tenant(new PlainLabel({}, this)),
      m_age(new PlainLabel({}, this)),
      m_person(new PlainLabel({}, this)),
      m_palette(new QPushButton(tr("Find or run…  Ctrl+Shift+P"), this))
{
    setObjectName(QStringLiteral("header"));
    const view::Identity &who = session.identity();
    m_band->setEnvironment(view::visible(who.environment.toUpper()), who.environment != QLatin1String("sandbox"));
    m_tenant->setText(who.tenant.isEmpty() ? tr("all tenants") : view::visible(who.tenant));
    m_age->setObjectName(QStringLiteral("header.age"));
    m_person->setObjectName(QStringLiteral("header.person"));
    m_person->setText(who.readOnly ? tr("%1, read-only").arg(view::visible(who.displayName))
                                   : view::visible(who.displayName));
    m_palette->setObjectName(QStringLiteral("header.palette"));
    m_palette->setAccessibleName(tr("Find or run"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 12, 0);
    row->setSpacing(12);
    row->addWidget(m_band);
    row->addWidget(m_tenant);
    row->addWidget(m_age, 1);
    row->addWidget(m_palette);
    row->addWidget(m_person);
    connect(m_palette, &QPushButton::clicked, this, &HeaderBand::paletteWanted);
    connect(&session, &view::ConsoleSession::connectivityChanged, this, &HeaderBand::showAge);
    connect(&theme, &Theme::changed, this, &HeaderBand::showAge);
    connect(&m_everySecond, &QTimer::timeout, this, &HeaderBand::showAge);
    m_everySecond.start(std::chrono::seconds(1));
    showAge();
}

void HeaderBand::showAge()
{
    const auto last = m_session.lastAnswer();
    const auto state = m_session.connectivity();
    QPalette palette = m_theme.palette();
    if (state == view::Connectivity::Stale || state == view::Connectivity::Disconnected)
        palette.setColor(QPalette::WindowText, m_theme.colours(view::Severity::Warning).text);
    m_age->setPalette(palette);
    if (!last)
        return m_age->setText(tr("connecting…"));
    const auto age = m_session.clock().now() - *last;
    const QString words = tr("as of %1 (%2)").arg(view::clockText(*last), view::ageText(age));
    m_age->setText(state == view::Connectivity::Disconnected ? tr("disconnected, %1").arg(words) : words);
}

} // namespace countersign::ui
