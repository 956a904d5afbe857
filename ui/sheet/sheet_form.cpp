// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet_form.h"

#include "ui/widgets/draft_edit.h"
#include "ui/widgets/long_word_delegate.h"
#include "ui/widgets/told_rows.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int TextLines = 2;
constexpr int MostListRows = 4;
constexpr int LongRowLines = 3;
constexpr int RowPadding = 4; // px

std::string valueOf(const QVariant &data)
{
    return data.toString().toStdString();
}

bool same(const QComboBox *box, const std::vector<view::SheetChoice> &choices)
{
    if (box->count() != static_cast<int>(choices.size()) + 1)
        return false;
    for (int i = 1; i < box->count(); ++i)
        if (valueOf(box->itemData(i)) != choices[static_cast<std::size_t>(i - 1)].value ||
            box->itemText(i) != choices[static_cast<std::size_t>(i - 1)].text)
            return false;
    return true;
}

// Fills a combo box without saying so; an empty first row stands for "not chosen". Rows that are open stay as they are.
void fill(QComboBox *box, const std::vector<view::SheetChoice> &choices, const std::string &chosen)
{
    const QSignalBlocker quiet(box);
    if (!same(box, choices)) {
        box->clear();
        box->addItem(QString(), QString());
        //: read to a person in place of an empty row
        box->setItemData(0, SheetForm::tr("not chosen"), Qt::AccessibleTextRole);
        for (const view::SheetChoice &choice : choices)
            box->addItem(choice.text, QString::fromStdString(choice.value));
    }
    box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(chosen))));
}

bool same(const QListWidget *list, const std::vector<view::SheetChoice> &choices)
{
    if (list->count() != static_cast<int>(choices.size()))
        return false;
    for (int i = 0; i < list->count(); ++i)
        if (valueOf(list->item(i)->data(Qt::UserRole)) != choices[static_cast<std::size_t>(i)].value ||
            list->item(i)->text() != choices[static_cast<std::size_t>(i)].text)
            return false;
    return true;
}

void mark(QListWidget *list, const std::string &chosen)
{
    const QSignalBlocker quiet(list);
    for (int i = 0; i < list->count(); ++i) {
        const bool isChosen = !chosen.empty() && valueOf(list->item(i)->data(Qt::UserRole)) == chosen;
        list->item(i)->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
}

void fill(QListWidget *list, const std::vector<view::SheetChoice> &choices, const std::string &chosen)
{
    if (!same(list, choices)) {
        const QSignalBlocker quiet(list);
        list->clear();
        for (const view::SheetChoice &choice : choices) {
            auto *item = new QListWidgetItem(choice.text, list);
            item->setData(Qt::UserRole, QString::fromStdString(choice.value));
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        }
        list->setCurrentRow(choices.empty() ? -1 : 0);
        const int shown = std::min<int>(MostListRows, std::max<int>(1, list->count()));
        const int lines = list->wordWrap() ? LongRowLines : 1;
        list->setFixedHeight(shown * (lines * list->fontMetrics().lineSpacing() + RowPadding) + 2 * list->frameWidth());
    }
    mark(list, chosen);
}

} // namespace

SheetForm::SheetForm(view::SheetPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_presenter(presenter), m_rows(new QFormLayout(this))
{
    using view::SheetPresenter;
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_objects = addList(QStringLiteral("sheet.objects"), tr("&Object"),
                        [this](const std::string &chosen) { m_presenter.chooseObject(chosen); });
    m_targets = addList(QStringLiteral("sheet.targets"), tr("Escalate &to"),
                        [this](const std::string &chosen) { m_presenter.chooseTarget(chosen); });
    m_holds = addList(QStringLiteral("sheet.holds"), tr("Hold &for"),
                      [this](const std::string &chosen) { m_presenter.chooseHold(chosen); });
    m_settlements = addList(QStringLiteral("sheet.settlements"), tr("Settled &as"),
                            [this](const std::string &chosen) { m_presenter.chooseSettlement(chosen); });
    m_reason = addCombo(QStringLiteral("sheet.reason"), tr("&Reason"),
                        [this](const std::string &chosen) { m_presenter.chooseReason(chosen); });
    m_evidence = addList(QStringLiteral("sheet.evidence"), tr("Evidence you rely o&n"),
                         [this](const std::string &chosen) { m_presenter.pickEvidence(chosen); });
    m_evidence->setWordWrap(true); // the only rows that are longer than a name
    m_evidence->setItemDelegate(new LongWordDelegate(m_evidence));
    m_evidence->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_evidence->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_textHolder = new QWidget(this);
    auto *holder = new QVBoxLayout(m_textHolder);
    holder->setContentsMargins(0, 0, 0, 0);
    m_rows->addRow(tr("In your words"), m_textHolder);
    m_amount = new QLineEdit(this);
    m_amount->setObjectName(QStringLiteral("sheet.amount"));
    m_amount->setAccessibleName(tr("Amount as the evidence shows it"));
    connect(m_amount, &QLineEdit::textChanged, &m_presenter, &SheetPresenter::typeAmount);
    m_rows->addRow(tr("Type the a&mount"), m_amount);
    openDraft(QStringLiteral("sheet"));
}

QComboBox *SheetForm::addCombo(const QString &name, const QString &label,
                               const std::function<void(const std::string &)> &choose)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    box->view()->setAccessibleName(box->accessibleName());
    letSelectionChoose(box);
    connect(box, &QComboBox::currentIndexChanged, this, [box, choose] { choose(valueOf(box->currentData())); });
    m_rows->addRow(label, box);
    return box;
}

QListWidget *SheetForm::addList(const QString &name, const QString &label,
                                const std::function<void(const std::string &)> &choose)
{
    auto *list = new QListWidget(this);
    list->setObjectName(name);
    list->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    list->setTabKeyNavigation(false);
    list->installEventFilter(this);
    connect(list, &QListWidget::itemChanged, this, [choose](const QListWidgetItem *item) {
        std::string chosen;
        if (item->checkState() == Qt::Checked)
            chosen = valueOf(item->data(Qt::UserRole));
        choose(chosen);
    });
    m_rows->addRow(label, list);
    return list;
}

// Digits choose a row of a list: 1 is the first. Then what is still to be filled in is next.
bool SheetForm::eventFilter(QObject *watched, QEvent *event)
{
    auto *list = qobject_cast<QListWidget *>(watched);
    if (list == nullptr || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const int row = key->key() - Qt::Key_1;
    if (key->modifiers() != Qt::NoModifier || row < 0 || row >= std::min(9, list->count()))
        return QWidget::eventFilter(watched, event);
    list->setCurrentRow(row);
    list->item(row)->setCheckState(Qt::Checked);
    if (QWidget *next = firstField(); next != nullptr && list->item(row)->checkState() == Qt::Checked)
        next->setFocus(Qt::TabFocusReason);
    return true;
}

QList<QWidget *> SheetForm::fields() const
{
    return {m_objects, m_targets, m_holds, m_settlements, m_reason, m_evidence, m_textHolder, m_amount};
}

void SheetForm::setShown(QWidget *field, bool shown)
{
    field->setVisible(shown);
    m_rows->labelForField(field)->setVisible(shown);
}

void SheetForm::showState(const view::SheetState &state)
{
    fill(m_objects, state.objects, state.chosen.object);
    fill(m_targets, state.targets, state.chosen.escalateTo);
    fill(m_holds, state.holds, state.chosen.hold ? formatSeconds(*state.chosen.hold) : std::string());
    fill(m_settlements, state.settlements, state.chosen.settlement);
    fill(m_reason, state.reasons, state.chosen.reasonCode);
    fill(m_evidence, state.evidence, state.evidencePicked);
    if (m_amount->text() != state.amountTyped) {
        const QSignalBlocker quiet(m_amount);
        m_amount->setText(state.amountTyped);
    }
    setShown(m_objects, !state.objects.empty());
    setShown(m_targets, !state.targets.empty());
    setShown(m_holds, !state.holds.empty());
    setShown(m_settlements, !state.settlements.empty());
    setShown(m_reason, !state.reasons.empty());
    setShown(m_evidence, state.wantsEvidence);
    setShown(m_textHolder, state.wantsText);
    setShown(m_amount, state.wantsAmount.has_value());
    m_text->setPlaceholderText(state.textMin > 0 ? tr("At least %n character(s)", nullptr, state.textMin)
                                                 : tr("May be empty"));
    const bool fills = !isOver(state.phase) && state.phase != view::SheetPhase::Signing;
    for (QWidget *field : fields())
        field->setEnabled(fills);
}

QWidget *SheetForm::firstField() const
{
    const view::SheetState &state = m_presenter.state();
    const view::SheetChoices &chosen = state.chosen;
    const std::pair<QWidget *, bool> wanted[] = {
        {m_objects, chosen.object.empty()},
        {m_targets, chosen.escalateTo.empty()},
        {m_holds, true},
        {m_settlements, chosen.settlement.empty()},
        {m_reason, chosen.reasonCode.empty()},
        {m_evidence, state.evidencePicked.empty()},
        {m_text, chosen.reasonText.empty() && state.textMin > 0},
        {m_amount, state.amountTyped.isEmpty()},
    };
    for (const auto &[field, isEmpty] : wanted)
        if (field->isVisibleTo(this) && isEmpty)
            return field;
    return nullptr;
}

void SheetForm::openDraft(const QString &key)
{
    delete m_text;
    m_text = new DraftEdit(key, m_textHolder);
    m_text->setObjectName(QStringLiteral("sheet.text"));
    m_text->setAccessibleName(tr("Reason in your words"));
    m_text->setFixedHeight((TextLines + 1) * m_text->fontMetrics().lineSpacing());
    m_textHolder->layout()->addWidget(m_text);
    m_textHolder->setFocusProxy(m_text);
    connect(m_text, &DraftEdit::textChanged, this, [this] { m_presenter.writeReason(m_text->toPlainText()); });
    if (!m_text->toPlainText().isEmpty())
        m_presenter.writeReason(m_text->toPlainText());
}

void SheetForm::draftDone()
{
    const QSignalBlocker quiet(m_text);
    m_text->done();
}

} // namespace countersign::ui
