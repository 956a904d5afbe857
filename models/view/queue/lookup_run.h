// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/async/generation.h"
#include "models/desk/look_up_effect.h"
#include "models/view/console/console_session.h"
#include "models/view/wording/effect_state.h"

#include <QList>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

// One question to the provider about one effect: running, then what each method answered. Reads only; changes no
// status. GUI thread.
namespace countersign::view {

struct LookupRunState
{
    enum class Phase { Idle, Running, Stopped, Finished, Failed };
    struct Answer
    {
        QString method{};  // "by reference"
        QString finding{}; // in words
        QString unmet{};   // what was missing; "" where nothing was
    };

    Phase phase = Phase::Idle;
    std::optional<effect::EffectRef> ref{};
    Instant startedAt{};
    QList<Answer> answers{}; // in the order asked
    QString headline{};      // what goes on, or what came of it
    Severity severity = Severity::Neutral;
    std::optional<Error> error{};
};

// Every way of asking there may be, the best first; a provider has some of them.
const std::vector<std::string> &lookupMethods();
QString methodText(const std::string &rung);     // "by reference"
QString findingText(const std::string &finding); // "one matching object"

class LookupRun final : public QObject
{
    Q_OBJECT
public:
    explicit LookupRun(ConsoleSession &session, QObject *parent = nullptr);
    ~LookupRun() override; // stops

    const LookupRunState &state() const { return m_state; }
    bool isRunning() const { return m_state.phase == LookupRunState::Phase::Running; }
    QString unavailableReason() const; // "" where a lookup can be started

public Q_SLOTS:
    // Best method first; stops once an answer is final. Ignored while one is running.
    void start(const countersign::effect::EffectRef &ref);
    // By this method alone: what it does not find may still be there.
    void startWith(const countersign::effect::EffectRef &ref, const std::string &method);
    // At once "Stopped"; what is on its way may still be answered and is then recorded.
    void stop();
    void dismiss();

Q_SIGNALS:
    void changed();
    void finished(); // the ledger may hold new evidence

private:
    void ask(const effect::EffectRef &ref, const std::string &onlyMethod);
    void ended(Result<desk::LookedUp> looked);

    ConsoleSession &m_session;
    LookupRunState m_state{};
    async::Generation m_generation{};
    std::shared_ptr<CancelToken> m_cancel; // of the running question
};

} // namespace countersign::view
