// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QTranslator>

// A language that nobody speaks: every string of the program between ⟦ and ⟧, longer by two fifths in Hebrew letters,
// so that what was not translated, what is too narrow and what is not mirrored shows. Placeholders, mnemonics and keys
// stay. GUI thread.
namespace countersign::ui {

class PseudoLanguage final : public QTranslator
{
    Q_OBJECT
public:
    explicit PseudoLanguage(QObject *parent = nullptr);

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *disambiguation, int n) const override;

private:
    QSet<QString> m_contexts; // the program's own; Qt has its translations
};

// What of a text stands outside of ⟦ ⟧ and of the isolates that data stands in.
QString notTranslated(const QString &shown);

} // namespace countersign::ui
