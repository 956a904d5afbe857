// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_words.h"

#include "models/base/assert.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

namespace countersign::view {
namespace {

struct ActionWords
{
    SheetAction action;
    const char *heading;
    const char *button;
};

constexpr ActionWords Words[] = {
    {SheetAction::Confirm, QT_TR_NOOP("ACCEPT CONFIRMED RECEIPT"), QT_TR_NOOP("Sign and accept")},
    {SheetAction::Reject, QT_TR_NOOP("MARK REJECTED"), QT_TR_NOOP("Sign and reject")},
    {SheetAction::Release, QT_TR_NOOP("RELEASE FOR RETRY"), QT_TR_NOOP("Sign and release")},
    {SheetAction::Compensate, QT_TR_NOOP("COMPENSATE WITH A NEW COMMAND"), QT_TR_NOOP("Sign and compensate")},
    {SheetAction::Reopen, QT_TR_NOOP("REVERSE A RESOLUTION"), QT_TR_NOOP("Sign and reopen")},
    {SheetAction::Hold, QT_TR_NOOP("HOLD"), QT_TR_NOOP("Sign and hold")},
    {SheetAction::Unhold, QT_TR_NOOP("END THE HOLD"), QT_TR_NOOP("Sign and end the hold")},
    {SheetAction::Escalate, QT_TR_NOOP("ESCALATE"), QT_TR_NOOP("Sign and escalate")},
    {SheetAction::Settle, QT_TR_NOOP("SETTLE A CONFLICT"), QT_TR_NOOP("Sign and settle")},
    {SheetAction::Approve, QT_TR_NOOP("COUNTERSIGN"), QT_TR_NOOP("Countersign")},
    {SheetAction::Decline, QT_TR_NOOP("DECLINE A PROPOSAL"), QT_TR_NOOP("Sign and decline")},
    {SheetAction::Withdraw, QT_TR_NOOP("WITHDRAW YOUR PROPOSAL"), QT_TR_NOOP("Sign and withdraw")},
    {SheetAction::Ask, QT_TR_NOOP("ASK ABOUT A PROPOSAL"), QT_TR_NOOP("Sign and ask")},
};

const ActionWords &wordsOf(SheetAction action)
{
    for (const ActionWords &words : Words)
        if (words.action == action)
            return words;
    COUNTERSIGN_UNREACHABLE();
}

constexpr CodeText Reasons[] = {
    {"single_match", QT_TR_NOOP("single provider match")},
    {"mismatch_accepted", QT_TR_NOOP("differs, and is accepted")},
    {"several_matches", QT_TR_NOOP("several matches, one is the receipt")},
    {"attested_document", QT_TR_NOOP("attested document")},
    {"provider_refused", QT_TR_NOOP("the provider refused it")},
    {"absence_proven", QT_TR_NOOP("absence is proven")},
    {"duplicate", QT_TR_NOOP("duplicate")},
    {"customer_request", QT_TR_NOOP("the customer asked for it")},
    {"wrong_resolution", QT_TR_NOOP("wrong resolution")},
    {"other", QT_TR_NOOP("other")},
};
constexpr CodeText Settlements[] = {
    {"corroborated", QT_TR_NOOP("corroborated: both sides agree after all")},
    {"duplicate_compensated", QT_TR_NOOP("the duplicate was compensated")},
    {"accepted_loss", QT_TR_NOOP("the loss is accepted")},
    {"provider_error", QT_TR_NOOP("the provider was wrong")},
};
} // namespace

QString sheetHeading(SheetAction action, bool proposes)
{
    const QString heading = tr(wordsOf(action).heading);
    return proposes ? tr("PROPOSE: %1").arg(heading) : heading;
}

QString signButtonText(SheetAction action, bool proposes)
{
    return proposes ? tr("Sign and propose") : tr(wordsOf(action).button);
}

QString reasonWord(const std::string &code)
{
    return textOf(Reasons, code);
}

QString settlementWord(const std::string &settlement)
{
    return textOf(Settlements, settlement);
}

const std::vector<std::string> &allSettlements()
{
    static const std::vector<std::string> Codes = [] {
        std::vector<std::string> codes;
        for (const CodeText &row : Settlements)
            codes.emplace_back(row.code);
        return codes;
    }();
    return Codes;
}

} // namespace countersign::view
