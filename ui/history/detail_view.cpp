// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/detail_view.h"

#include "ui/theme/theme.h"
#include "ui/widgets/plain_label.h"

#include <QVBoxLayout>

namespace countersign::ui {
namespace {

QString linesOf(const view::DetailFields &fields)
{
    QString text;
    for (const auto &field : fields)
        //: name and value of a signed field
        text += DetailView::tr("%1: %2").arg(field.name, field.value) + QLatin1Char('\n');
    return text;
}

// Keeps where the reader is, unless the text is another one.
void put(QPlainTextEdit *edit, const QString &text)
{
    if (edit->toPlainText() != text)
        edit->setPlainText(text);
}

} // namespace

DetailView::DetailView(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_title(new PlainLabel({}, this)), m_tabs(new QTabWidget(this))
{
    setObjectName(QStringLiteral("historyDetail"));
    m_title->setObjectName(QStringLiteral("detailTitle"));
    m_title->setAccessibleName(tr("Selected entry"));
    m_tabs->setObjectName(QStringLiteral("detailTabs"));
    m_tabs->setAccessibleName(tr("Details of the entry"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_title);
    column->addWidget(m_tabs, 1);
    m_change = tab(QStringLiteral("detailChange"), tr("Before and after"));
    m_evidence = tab(QStringLiteral("detailEvidence"), tr("Evidence used"));
    m_fields = tab(QStringLiteral("detailFields"), tr("Signed fields and bytes"));
    m_signatures = tab(QStringLiteral("detailSignatures"), tr("Signatures"));
    m_linked = tab(QStringLiteral("detailLinked"), tr("Linked"));
    connect(&m_theme, &Theme::changed, this, &DetailView::restyle);
    restyle();
}

QPlainTextEdit *DetailView::tab(const QString &name, const QString &title)
{
    auto *edit = new QPlainTextEdit(m_tabs);
    edit->setObjectName(name);
    edit->setAccessibleName(title);
    edit->setReadOnly(true);
    edit->setTabChangesFocus(true);
    edit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_tabs->addTab(edit, title);
    return edit;
}

void DetailView::restyle()
{
    for (auto *edit : {m_change, m_evidence, m_fields, m_signatures, m_linked})
        edit->setFont(m_theme.fixedFont());
}

void DetailView::setState(const view::HistoryState &state)
{
    const auto &detail = state.detail;
    m_tabs->setVisible(detail.has_value());
    if (!detail) {
        m_title->setText(state.loadingDetail ? tr("Loading the entry…") : tr("Select an entry to see all of it."));
        return;
    }
    m_title->setText(detail->title);
    put(m_change, linesOf(detail->change));
    put(m_evidence, linesOf(detail->evidence));
    //: above the raw bytes of a signed statement
    put(m_fields, linesOf(detail->fields) + QLatin1Char('\n') + tr("Bytes:") + QLatin1Char('\n') + detail->bytes);
    put(m_signatures, linesOf(detail->signatures));
    put(m_linked, linesOf(detail->linked));
}

} // namespace countersign::ui
