// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/demo_opening.h"

#include <utility>

namespace countersign::app {

DemoOpening::DemoOpening(std::string dir, std::string binFolder, const Clock &clock)
    : m_dir(std::move(dir)), m_binFolder(std::move(binFolder)), m_clock(clock), m_executor(QStringLiteral("demo"))
{
}

QFuture<Result<DemoReport>> DemoOpening::build()
{
    return m_executor.submit([this]() -> Result<DemoReport> {
        SystemEntropy entropy;
        return buildDemo({m_dir, {}}, m_binFolder, m_clock, entropy);
    });
}

} // namespace countersign::app
