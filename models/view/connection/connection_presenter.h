// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/async/generation.h"
#include "models/async/serial_executor.h"
#include "models/view/console/workbench.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

// Choosing who one is and at which ledger, before anything is opened, and seeing each check's result in words (ux.md
// 4.7). Nothing connects by itself. GUI thread; the checks run on a thread of their own.
namespace countersign::view {

// A profile as it may be chosen. No secret stands in it.
struct ConnectionOption
{
    QString id{}; // what the program opens: the profile's path
    QString person{}, tenant{}, ledger{}, key{}, trust{};
    QString environment{}; // "production" or "sandbox"
};

enum class CheckResult { Waiting, Running, Passed, Failed };
struct ConnectionCheck
{
    QString what{}; // "Ledger answers"
    CheckResult result = CheckResult::Waiting;
    QString said{}; // what was found, or why not
};

struct ConnectionState
{
    std::vector<ConnectionOption> options{};
    int chosen = -1;
    std::vector<ConnectionCheck> checks{};
    bool testing = false;
    QString failure{}; // of a profile itself
};

class ConnectionPresenter final : public QObject
{
    Q_OBJECT
public:
    using OptionOf = std::function<Result<ConnectionOption>(const QString &path)>;
    using BenchOf = std::function<Result<WorkbenchFactory>(const QString &id)>;

    ConnectionPresenter(OptionOf optionOf, BenchOf benchOf, QObject *parent = nullptr);

    const ConnectionState &state() const { return m_state; }

public Q_SLOTS:
    // Reads the profile at this path, puts it first and chooses it; says what is wrong with it otherwise.
    void offer(const QString &path);
    void choose(int option);
    void test(); // runs the checks one after another; each is shown as it ends
    void stop();
    void connectChosen();

Q_SIGNALS:
    void changed();
    void connectWanted(const QString &id);
    void demoWanted(); // to look around, with no profile at all

private:
    struct Step;
    void runStep(std::size_t number, std::uint64_t generation);
    void end(std::size_t number, CheckResult result, const QString &said);

    ConnectionState m_state{};
    OptionOf m_optionOf;
    BenchOf m_benchOf;
    std::shared_ptr<std::unique_ptr<Workbench>> m_bench; // made, used and destroyed on the executor
    async::Generation m_generation;
    async::SerialExecutor m_executor;
};

} // namespace countersign::view
