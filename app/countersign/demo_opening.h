// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/demo.h"
#include "models/async/serial_executor.h"

#include <QFuture>

#include <memory>
#include <string>

// A demo built on a thread of its own, while a window says so.
namespace countersign::app {

class DemoOpening final
{
public:
    DemoOpening(std::string dir, std::string binFolder, const Clock &clock);

    QFuture<Result<DemoReport>> build(); // about forty seconds

private:
    std::string m_dir;
    std::string m_binFolder;
    const Clock &m_clock;
    async::SerialExecutor m_executor;
};

} // namespace countersign::app
