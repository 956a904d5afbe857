// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/prompter.h"

#include <QFileDialog>

#include <utility>

namespace countersign::ui {

void FileDialogPrompter::saveFile(QWidget *parent, const QString &title, const QString &suggestedName,
                                  std::function<void(const QString &path)> then)
{
    auto *dialog = new QFileDialog(parent, title);
    dialog->setObjectName(QStringLiteral("saveFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->selectFile(suggestedName);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [then = std::move(then)](const QString &path) { then(path); });
    dialog->setModal(false);
    dialog->show();
}

} // namespace countersign::ui
