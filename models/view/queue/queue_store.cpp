// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/queue_store.h"

namespace countersign::view {

namespace {

const QString LastViewKey = QStringLiteral("queue/view");
const QString SavedGroup = QStringLiteral("queue/saved/");

// A name may hold anything; a key of an ini file may not.
QString savedKey(const QString &name)
{
    return SavedGroup + QString::fromLatin1(name.toUtf8().toHex());
}

} // namespace

QueueView QueueStore::view() const
{
    auto stored = parseQueueView(m_settings.value(LastViewKey).toByteArray());
    return stored ? *stored : defaultQueueView();
}

void QueueStore::setView(const QueueView &view)
{
    m_settings.setValue(LastViewKey, encodeQueueView(view));
}

QueuePlace QueueStore::place() const
{
    return {m_settings.value(QStringLiteral("queue/tenant")).toString(),
            m_settings.value(QStringLiteral("queue/intent")).toString(),
            m_settings.value(QStringLiteral("queue/row")).toInt(),
            m_settings.value(QStringLiteral("queue/scroll")).toInt()};
}

void QueueStore::setPlace(const QueuePlace &place)
{
    m_settings.setValue(QStringLiteral("queue/tenant"), place.tenant);
    m_settings.setValue(QStringLiteral("queue/intent"), place.intentKey);
    m_settings.setValue(QStringLiteral("queue/row"), place.row);
    m_settings.setValue(QStringLiteral("queue/scroll"), place.scroll);
}

QStringList QueueStore::savedViews() const
{
    m_settings.beginGroup(QStringLiteral("queue/saved"));
    const auto keys = m_settings.childKeys();
    m_settings.endGroup();
    QStringList names;
    for (const auto &key : keys)
        names.append(QString::fromUtf8(QByteArray::fromHex(key.toLatin1())));
    names.sort();
    return names;
}

std::optional<QueueView> QueueStore::savedView(const QString &name) const
{
    auto stored = parseQueueView(m_settings.value(savedKey(name)).toByteArray());
    return stored ? std::optional(*stored) : std::nullopt;
}

void QueueStore::save(const QString &name, const QueueView &view)
{
    m_settings.setValue(savedKey(name), encodeQueueView(view));
}

void QueueStore::remove(const QString &name)
{
    m_settings.remove(savedKey(name));
}

} // namespace countersign::view
