// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/async/generation.h"
#include "models/view/approvals/approvals_state.h"
#include "models/view/console/console_session.h"
#include "models/view/sheet/sheet_presenter.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// The inbox of the second person (ux.md sections 4.4 and 7): his own look first, then his answer, then what was
// proposed. The ledger enforces the look; this keeps the proposal out of sight until then. GUI thread; the session
// outlives it.
namespace countersign::view {

class ApprovalsPresenter final : public QObject
{
    Q_OBJECT
public:
    explicit ApprovalsPresenter(ConsoleSession &session, QObject *parent = nullptr);
    ~ApprovalsPresenter() override; // a running look is cancelled

    const ApprovalsState &state() const { return m_state; }
    SheetPresenter &sheet() { return m_sheet; }

public Q_SLOTS:
    void refresh();
    void open(const std::string &proposalId); // looks the effect up where this person has not done so yet
    void closeOpen();                         // not while the sheet may not close
    void lookAgain();
    void stopLook();
    void choose(countersign::view::OwnOutcome outcome); // before the reveal, after a look
    void reveal();                                      // does nothing before an outcome is chosen

    // Each opens the sheet. approve() only once revealed and agreeing; withdraw() only of one's own.
    void approve();
    void decline();
    void ask();
    void escalate();
    void withdraw();

Q_SIGNALS:
    void changed(); // state(); the sheet has a signal of its own

private:
    struct Inbox
    {
        std::vector<ledger::ProposalRecord> proposals{};
        std::vector<ledger::StatementRecord> log{}; // its end
        std::string openId{};
        std::optional<ledger::Dossier> dossier{};
        std::vector<resolution::Offer> offers{};
    };
    static Result<Inbox> readInbox(ledger::LedgerReader &reader, const std::string &openId,
                                   const std::optional<effect::EffectRef> &ref);
    void take(Inbox inbox);
    void tick();
    void showRows();
    void showOpen();
    void openSheet(SheetAction action);
    const ledger::ProposalRecord *record(const std::string &id) const;
    std::string me() const; // person id
    bool isOpenBlind() const;

    ConsoleSession &m_session;
    SheetPresenter m_sheet;
    ApprovalsState m_state{};
    Inbox m_inbox{};
    std::string m_openId{};
    std::map<std::string, OwnOutcome> m_answers{}; // given once; only "cannot tell" is asked again after a new look
    std::map<std::string, bool> m_revealed{};
    bool m_lookWanted = false; // as soon as the effect is read
    LookPhase m_look = LookPhase::None;
    QString m_lookError{};
    std::shared_ptr<CancelToken> m_cancel{};
    async::Generation m_reads{}, m_looks{};
    QTimer m_tick{};
};

} // namespace countersign::view
