// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>

// Asks a person where to write a file. Never blocks: `then` is called later with the path, and not at all where nothing
// was chosen or `parent` is gone. GUI thread.
namespace countersign::ui {

class Prompter
{
public:
    Prompter() = default;
    Prompter(const Prompter &) = delete;
    Prompter &operator=(const Prompter &) = delete;
    virtual ~Prompter() = default;
    virtual void saveFile(QWidget *parent, const QString &title, const QString &suggestedName,
                          std::function<void(const QString &path)> then) = 0;
};

class FileDialogPrompter final : public Prompter
{
public:
    void saveFile(QWidget *parent, const QString &title, const QString &suggestedName,
                  std::function<void(const QString &path)> then) override;
};

} // namespace countersign::ui
