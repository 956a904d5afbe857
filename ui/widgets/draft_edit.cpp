// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/draft_edit.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace countersign::ui {

namespace {

constexpr int PauseMs = 250;
constexpr QFile::Permissions OwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

QString stateHome()
{
    const QString set = qEnvironmentVariable("XDG_STATE_HOME");
    return QDir::isAbsolutePath(set) ? set : QDir::homePath() + QStringLiteral("/.local/state");
}

bool makeFolder(const QString &folder)
{
    return QDir().mkpath(folder) && QFile::setPermissions(folder, OwnerOnly | QFile::ExeOwner);
}

// All of it or nothing is in the file afterwards. The error in words; empty: it is written.
QString writeWhole(const QString &path, const QByteArray &bytes)
{
    if (!makeFolder(QFileInfo(path).path()))
        return DraftEdit::tr("the folder cannot be made");
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(OwnerOnly) &&
                         file.write(bytes) == bytes.size() && file.commit();
    return written ? QString() : file.errorString();
}

} // namespace

DraftEdit::DraftEdit(const QString &key, QWidget *parent) : QPlainTextEdit(parent), m_path(pathOf(key))
{
    setTabChangesFocus(true);
    restore();
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &DraftEdit::store);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_pause.isActive()) // typing on does not put it off
            m_pause.start();
    });
}

DraftEdit::~DraftEdit()
{
    const QSignalBlocker nobodyListens(this);
    store();
}

// A digest, because a key may hold any character and any length, and names effects.
QString DraftEdit::pathOf(const QString &key)
{
    const QByteArray digest = QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha256).toHex();
    return stateHome() + QStringLiteral("/countersign/drafts/") + QString::fromLatin1(digest);
}

void DraftEdit::restore()
{
    QFile file(m_path);
    if (!file.exists())
        return;
    if (!file.open(QIODevice::ReadOnly))
        return setProblem(tr("The draft could not be read: %1").arg(file.errorString()));
    m_stored = QString::fromUtf8(file.readAll());
    setPlainText(m_stored);
    moveCursor(QTextCursor::End);
}

void DraftEdit::store()
{
    m_pause.stop();
    const QString text = toPlainText();
    if (text == m_stored)
        return;
    QString cause;
    if (!text.isEmpty())
        cause = writeWhole(m_path, text.toUtf8());
    else if (QFile file(m_path); file.exists() && !file.remove())
        cause = file.errorString();
    if (cause.isEmpty())
        m_stored = text;
    setProblem(cause.isEmpty() ? QString() : tr("What you type is not kept if the program ends: %1").arg(cause));
}

void DraftEdit::setProblem(const QString &problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    setAccessibleDescription(problem);
    Q_EMIT problemChanged(problem);
}

void DraftEdit::done()
{
    clear();
    store();
}

void DraftEdit::focusOutEvent(QFocusEvent *event)
{
    store();
    QPlainTextEdit::focusOutEvent(event);
}

} // namespace countersign::ui
