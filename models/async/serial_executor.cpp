// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/serial_executor.h"

namespace countersign::async {

SerialExecutor::SerialExecutor(const QString &name) : m_context(new QObject)
{
    m_thread.setObjectName(name);
    m_context->moveToThread(&m_thread);
    m_thread.start();
}

SerialExecutor::~SerialExecutor()
{
    *m_ended = true;
    // Behind everything that was posted, so that each promise is finished before the thread ends.
    QMetaObject::invokeMethod(
        m_context,
        [context = m_context, thread = &m_thread] {
            delete context;
            thread->quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
}

} // namespace countersign::async
