// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

// Which world this window acts in, said in a word and a pattern: hatched where effects are real, plain in a sandbox;
// never in a colour that means a state. GUI thread.
namespace countersign::ui {

class Theme;

class EnvironmentBand final : public QWidget
{
    Q_OBJECT
public:
    explicit EnvironmentBand(Theme &theme, QWidget *parent = nullptr);

    // `word`: "PRODUCTION", as it may be shown. `real`: effects reach customers; where in doubt, they do.
    void setEnvironment(const QString &word, bool real);
    QString word() const { return m_word; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont wordFont() const;

    QString m_word{};
    bool m_real = true;
};

} // namespace countersign::ui
