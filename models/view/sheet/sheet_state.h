// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/money.h"
#include "models/view/sheet/sheet_draft.h"
#include "models/view/sheet/sheet_fields.h"
#include "models/view/wording/effect_state.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

// What a statement sheet shows. What will happen stands in it as parsed again from the bytes that would be signed; only
// names, ages and choices come from elsewhere. Plain value; any thread.
namespace countersign::view {

enum class SheetPhase {
    Closed,
    Drafting,   // nothing to show yet
    Filling,    // shown; `blockers` say what stands between it and a signature, if anything
    Redrafting, // a choice changed the bytes: shown again before it can be signed
    Signing,
    Applied,
    AwaitingCountersign,
    Refused,  // nothing was changed or sent
    Unknown,  // the ledger may have stored it: asked by statement id, never sent again
    Conflict, // somebody else moved the effect while the sheet was open
    Failed,   // an Error; nothing was sent
};
bool isOver(SheetPhase phase); // nothing can be signed on this sheet any more

// How much a person has to do before he may sign (ux.md section 6).
enum class Friction { F0, F1, F2, F3, F4 };

struct SheetChange
{
    QString name{}, before{}, after{};
};
struct SheetChoice
{
    std::string value{};
    QString text{};
};

struct SheetState
{
    SheetPhase phase = SheetPhase::Closed;
    SheetAction action = SheetAction::Confirm;
    Friction friction = Friction::F1;

    QString environment{}; // the word: "PRODUCTION"
    QString heading{};     // "ACCEPT CONFIRMED RECEIPT"
    QString object{};      // the intent
    QString amount{};      // what it is about; empty where nothing has an amount
    QString summary{};     // one sentence: what will be
    std::vector<SheetChange> changes{};
    QStringList consequences{}; // sentences, the money effect first
    QString policyLine{};
    bool twoPeople = false;
    QString evidenceLine{};
    std::vector<SignedField> fields{};
    QString emptyFields{}; // names of those that say nothing, in one line
    QString bytesLine{};   // "statement v1, 1 412 bytes, 51aa..c09e"
    std::string bytes{};   // exactly what would be signed

    std::vector<SheetChoice> reasons{}, evidence{}, objects{}, targets{}, holds{}, settlements{};
    SheetChoices chosen{};
    bool wantsText = false; // a text field belongs to this sheet
    int textMin = 0;        // characters; 0: may be empty
    bool wantsEvidence = false;
    std::string evidencePicked{}; // digest
    std::optional<Money> wantsAmount{};
    QString amountTyped{};

    QStringList blockers{}; // in words; empty in Filling: it can be signed
    QString signText{};     // on the button: "Sign and accept"
    QString outcome{};      // from Signing on
    Severity outcomeSeverity = Severity::Info;
    std::string statementId{};

    bool canSign() const { return phase == SheetPhase::Filling && blockers.isEmpty() && !bytes.empty(); }
};

// The whole of it but what the person has typed and the outcome. `person` signs; `now` judges ages.
SheetState sheetStateOf(const SheetDraft &draft, const QString &environment, Instant now);
// Fills in `blockers`: from the ledger's offer, from what cannot be shown, from what is not chosen or typed.
void judgeBlockers(SheetState &state, const SheetDraft &draft);

} // namespace countersign::view
