// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/banner.h"

#include "models/base/clock.h"
#include "models/view/wording/wording.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/soft_button.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

namespace countersign::ui {

namespace {

constexpr int BannerIcon = 16;

QString iconOf(view::Severity severity)
{
    switch (severity) {
    case view::Severity::Neutral:
        return QStringLiteral("ok");
    case view::Severity::Info:
        return QStringLiteral("info");
    case view::Severity::Warning:
        return QStringLiteral("warning");
    case view::Severity::Critical:
        return QStringLiteral("error");
    }
    return {};
}

view::Severity severityOfError(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Cancelled:
        return view::Severity::Info;
    case ErrorKind::Unavailable:
    case ErrorKind::Busy:
    case ErrorKind::TimedOut:
    case ErrorKind::OutcomeUnknown:
        return view::Severity::Warning;
    case ErrorKind::InvalidInput:
    case ErrorKind::NotFound:
    case ErrorKind::PermissionDenied:
    case ErrorKind::Corrupt:
    case ErrorKind::Unsupported:
    case ErrorKind::StorageFull:
    case ErrorKind::ReadOnly:
    case ErrorKind::VerificationFailed:
    case ErrorKind::Internal:
        return view::Severity::Critical;
    }
    return view::Severity::Critical;
}

} // namespace

Banner::Banner(Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_layout(new QHBoxLayout(this)),
      m_icon(new QLabel(this)),
      m_label(new PlainLabel({}, this)),
      m_copy(new QPushButton(tr("Copy details"), this))
{
    m_label->setObjectName(QStringLiteral("bannerText"));
    m_label->setWordWrap(true);
    m_copy->setObjectName(QStringLiteral("bannerCopy"));
    m_copy->setAutoDefault(false);
    m_layout->setContentsMargins(8, 4, 8, 4);
    m_layout->addWidget(m_icon, 0, Qt::AlignTop);
    m_layout->addWidget(m_label, 1);
    m_layout->addWidget(m_copy, 0, Qt::AlignTop);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(details()); });
    connect(&m_theme, &Theme::changed, this, &Banner::colour);
    hide();
}

void Banner::showMessage(view::Severity severity, const QString &text, QAction *offered)
{
    present(severity, text, {}, offered);
}

void Banner::showError(const Error &error, QAction *offered)
{
    present(severityOfError(error.kind), view::errorText(error), view::fromUtf8(toString(error.kind)), offered);
    m_saysLost = error.kind == ErrorKind::Unavailable || error.kind == ErrorKind::TimedOut ||
                 error.kind == ErrorKind::Busy || error.recovery == Recovery::Reconnect;
    setLedgerLost(m_ledgerLost);
}

void Banner::present(view::Severity severity, const QString &text, const QString &code, QAction *offered)
{
    if (text.isEmpty())
        return clear();
    const bool news = text != m_label->text() || isHidden();
    m_severity = severity;
    m_code = code;
    m_saysLost = false;
    m_label->setText(text);
    offer(offered);
    colour();
    setVisible(true);
    if (!news)
        return;
    m_time = view::fromUtf8(formatInstant(SystemClock().now()));
    setAccessibleName(text);
    for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::Alert}) {
        QAccessibleEvent event(this, kind);
        QAccessible::updateAccessibility(&event);
    }
}

void Banner::offer(QAction *action)
{
    if (m_offered && m_offered->action() == action)
        return;
    if (m_offered)
        m_offered->deleteLater();
    m_offered = nullptr;
    if (!action)
        return;
    m_offered = new SoftButton(action, this);
    m_layout->insertWidget(2, m_offered, 0, Qt::AlignTop);
}

void Banner::colour()
{
    const QIcon icon = m_theme.icon(iconOf(m_severity), m_severity);
    m_icon->setPixmap(icon.pixmap(QSize(BannerIcon, BannerIcon), devicePixelRatio()));
    update();
}

void Banner::setLedgerLost(bool lost)
{
    m_ledgerLost = lost;
    if (m_saysLost)
        setVisible(!lost);
}

void Banner::clear()
{
    m_saysLost = false;
    m_label->clear();
    m_code.clear();
    offer(nullptr);
    hide();
}

QString Banner::text() const
{
    return m_label->text();
}

QString Banner::details() const
{
    QStringList lines{text()};
    if (!m_code.isEmpty())
        lines += tr("Code: %1").arg(m_code);
    lines += tr("Time: %1").arg(m_time);
    if (!m_subject.isEmpty())
        lines += tr("About: %1").arg(m_subject);
    return lines.join(QLatin1Char('\n'));
}

void Banner::paintEvent(QPaintEvent *)
{
    const SeverityColours colours = m_theme.colours(m_severity);
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(0, 0, 4, height())), colours.border);
}

} // namespace countersign::ui
