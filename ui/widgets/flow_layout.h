// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

// Places widgets in reading order, in as many lines as the width needs: at a large font or in a longer language nothing
// is pushed out of the window. GUI thread.
namespace countersign::ui {

class FlowLayout final : public QLayout
{
    Q_OBJECT
public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override; // takes it
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override; // as wide as the widest of them
    void setGeometry(const QRect &area) override;

private:
    int place(const QRect &area, bool really) const; // the height needed

    QList<QLayoutItem *> m_items{}; // owned
};

} // namespace countersign::ui
