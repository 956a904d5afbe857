// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_pane.h"

#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

// A linker leaves the resources of a static library out until somebody asks for them; outside namespaces only.
static void initHelp()
{
    Q_INIT_RESOURCE(help);
}

namespace countersign::ui {

namespace {

constexpr int TopicRole = Qt::UserRole;

QString readText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The first line, a Markdown heading.
QString titleOf(const QString &text)
{
    return text.section(QLatin1Char('\n'), 0, 0).remove(QLatin1Char('#')).trimmed();
}

} // namespace

QStringList helpTopics()
{
    initHelp();
    return {QStringLiteral("start"),   QStringLiteral("queue"),  QStringLiteral("sheet"),   QStringLiteral("approvals"),
            QStringLiteral("history"), QStringLiteral("health"), QStringLiteral("lookups"), QStringLiteral("providers"),
            QStringLiteral("policy"),  QStringLiteral("keys"),   QStringLiteral("words")};
}

QString helpText(const QString &topic)
{
    initHelp();
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    const QString translated = readText(QStringLiteral(":/help/%1/%2.md").arg(language, topic));
    return translated.isEmpty() ? readText(QStringLiteral(":/help/en/%1.md").arg(topic)) : translated;
}

HelpPane::HelpPane(QWidget *parent)
    : QWidget(parent), m_words(new QLineEdit(this)), m_found(new QListWidget(this)), m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("help"));
    m_words->setObjectName(QStringLiteral("help.words"));
    m_words->setPlaceholderText(tr("Search the help"));
    m_words->setAccessibleName(tr("Search the help"));
    m_words->setClearButtonEnabled(true);
    m_found->setObjectName(QStringLiteral("help.found"));
    m_found->setAccessibleName(tr("Topics"));
    m_found->setMaximumHeight(150);
    m_text->setObjectName(QStringLiteral("help.text"));
    m_text->setAccessibleName(tr("Help text"));
    m_text->setOpenLinks(false); // links name topics of the help, nothing else
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) { showTopic(link.path()); });
    connect(m_words, &QLineEdit::textChanged, this, &HelpPane::search);
    connect(m_found, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item != nullptr && item->data(TopicRole).toString() != m_topic)
            showTopic(item->data(TopicRole).toString());
    });
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addWidget(m_found);
    column->addWidget(m_text, 1);
    search({});
}

void HelpPane::showTopic(const QString &topic)
{
    const QString text = helpText(topic);
    m_topic = text.isEmpty() ? QStringLiteral("start") : topic;
    m_text->setMarkdown(text.isEmpty() ? helpText(m_topic) : text);
    for (int row = 0; row < m_found->count(); ++row)
        if (m_found->item(row)->data(TopicRole).toString() == m_topic)
            m_found->setCurrentRow(row);
}

void HelpPane::focusFirst()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void HelpPane::search(const QString &words)
{
    m_found->clear();
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &topic : helpTopics()) {
        const QString text = helpText(topic);
        const bool fits = std::all_of(wanted.begin(), wanted.end(),
                                      [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
        if (text.isEmpty() || !fits)
            continue;
        auto *item = new QListWidgetItem(titleOf(text), m_found);
        item->setData(TopicRole, topic);
    }
}

void HelpPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace countersign::ui
