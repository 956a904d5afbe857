// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/empty_view.h"

#include "ui/widgets/plain_label.h"
#include "ui/widgets/soft_button.h"

#include <QVBoxLayout>

namespace countersign::ui {

EmptyView::EmptyView(QWidget *parent)
    : QWidget(parent), m_sentence(new PlainLabel({}, this)), m_layout(new QVBoxLayout(this))
{
    m_sentence->setObjectName(QStringLiteral("emptySentence"));
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setWordWrap(true);
    m_layout->addStretch();
    m_layout->addWidget(m_sentence);
    m_layout->addStretch();
}

void EmptyView::say(const QString &sentence, QAction *next)
{
    m_sentence->setText(sentence);
    if (m_next && m_next->action() == next)
        return;
    if (m_next)
        m_next->deleteLater();
    m_next = nullptr;
    if (!next)
        return;
    m_next = new SoftButton(next, this);
    m_layout->insertWidget(2, m_next, 0, Qt::AlignHCenter);
}

QString EmptyView::sentence() const
{
    return m_sentence->text();
}

} // namespace countersign::ui
