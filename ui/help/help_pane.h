// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

class QLineEdit;
class QListWidget;
class QTextBrowser;

// Help for the state one is in: our own Markdown of resources/help, shown beside the screen, searchable. It opens
// nothing outside the program. GUI thread.
namespace countersign::ui {

// The topics there are, in the order of the table of contents.
QStringList helpTopics();
// The topic's Markdown in the program's language, else in English; empty: there is no such topic.
QString helpText(const QString &topic);

class HelpPane final : public QWidget
{
    Q_OBJECT
public:
    explicit HelpPane(QWidget *parent = nullptr);

    void showTopic(const QString &topic); // unknown: the table of contents
    QString topic() const { return m_topic; }
    void focusFirst(); // the text, to be read with the arrows

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override; // Esc closes

private:
    void search(const QString &words);

    QString m_topic;
    QLineEdit *m_words;
    QListWidget *m_found;
    QTextBrowser *m_text;
};

} // namespace countersign::ui
