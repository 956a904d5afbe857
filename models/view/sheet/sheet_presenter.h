// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/async/generation.h"
#include "models/ledger/statement_ledger.h"
#include "models/view/console/console_session.h"
#include "models/view/sheet/sheet_state.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <string>

// One signature, from what is proposed to what became of it (ux.md sections 4.3 and 6). Drafts on the writing thread,
// shows what the bytes say, signs exactly those bytes, once. GUI thread; the session outlives it.
namespace countersign::view {

class SheetPresenter final : public QObject
{
    Q_OBJECT
public:
    explicit SheetPresenter(ConsoleSession &session, QObject *parent = nullptr);

    const SheetState &state() const { return m_state; }
    const SheetSubject &subject() const { return m_subject; }
    bool isOpen() const { return m_state.phase != SheetPhase::Closed; }
    QString draftKey() const; // names the text that is kept: person, ledger, effect or proposal, and action
    // False while a signature is on its way, or may be and could still reach the ledger: nobody turns away from doubt.
    bool mayClose() const;

public Q_SLOTS:
    // Ignored while it may not close.
    void open(const countersign::view::SheetSubject &subject);
    void close();
    // Somebody turns to this effect: a sheet about another closes where the ledger has its statement. What is filled
    // in, was refused or is in doubt stays.
    void turnTo(const countersign::effect::EffectRef &ref);
    void reload(); // drafts anew with the same choices: after a conflict, a refusal or an error

    // What changes the bytes has them written and shown again before they can be signed.
    void chooseReason(const std::string &code);
    void writeReason(const QString &text);
    void chooseObject(const std::string &id);
    void chooseSettlement(const std::string &settlement);
    void chooseTarget(const std::string &person);
    void chooseHold(const std::string &seconds); // as SheetState::holds names it
    // Friction only.
    void pickEvidence(const std::string &digest);
    void typeAmount(const QString &typed);

    void sign(); // does nothing unless state().canSign()

Q_SIGNALS:
    void changed(); // state()
    void closed();
    void finished(); // applied or awaiting: the ledger has it

private:
    void draft();
    void show(SheetDraft draft);
    void showError(const Error &error);
    // One choice that stands in the bytes; nothing where it is as it was, or nothing can be filled in any more.
    template <class Field, class Value>
    void set(Field SheetChoices::*field, const Value &value, std::chrono::milliseconds after);
    void choicesChanged(std::chrono::milliseconds after);
    void rejudge();
    void look(); // has somebody moved it?
    void compare(const ledger::Dossier &now);
    void settle(const ledger::LogReceipt &receipt);
    void take(const Result<ledger::SubmitOutcome> &outcome);
    void doubt();
    void askForReceipt();
    void end(SheetPhase phase, Severity severity, const QString &outcome);
    bool isExpired() const; // the statement that was signed

    ConsoleSession &m_session;
    SheetSubject m_subject{};
    SheetDraft m_draft{};
    SheetState m_state{};
    async::Generation m_drafts{}, m_looks{};
    bool m_owesDraft = false; // the ledger was away when what is chosen was to be drafted
    QTimer m_redraft{}, m_ask{}, m_tick{};
    std::chrono::milliseconds m_askAfter{};
};

} // namespace countersign::view
