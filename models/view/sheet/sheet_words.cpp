// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_words.h"

#include "models/base/assert.h"
#include "models/view/wording/wording.h"

#include <QCoreApplication>

namespace countersign::view {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("countersign::view", text);
}

struct ActionWords
{
    SheetAction action;
    const char *heading;
    const char *button;
};

constexpr ActionWords Words[] = {
    {SheetAction::Confirm, QT_TRANSLATE_NOOP("countersign::view", "ACCEPT CONFIRMED RECEIPT"),
     QT_TRANSLATE_NOOP("countersign::view", "Sign and accept")},
    {SheetAction::Reject, QT_TRANSLATE_NOOP("countersign::view", "MARK REJECTED"), QT_TRANSLATE_NOOP("countersign::view", "Sign and reject")},
    {SheetAction::Release, QT_TRANSLATE_NOOP("countersign::view", "RELEASE FOR RETRY"),
     QT_TRANSLATE_NOOP("countersign::view", "Sign and release")},
    {SheetAction::Compensate, QT_TRANSLATE_NOOP("countersign::view", "COMPENSATE WITH A NEW COMMAND"),
     QT_TRANSLATE_NOOP("countersign::view", "Sign and compensate")},
    {SheetAction::Reopen, QT_TRANSLATE_NOOP("countersign::view", "REVERSE A RESOLUTION"),
     QT_TRANSLATE_NOOP("countersign::view", "Sign and reopen")},
    {SheetAction::Hold, QT_TRANSLATE_NOOP("countersign::view", "HOLD"), QT_TRANSLATE_NOOP("countersign::view", "Sign and hold")},
    {SheetAction::Unhold, QT_TRANSLATE_NOOP("countersign::view", "END THE HOLD"),
     QT_TRANSLATE_NOOP("countersign::view", "Sign and end the hold")},
    {SheetAction::Escalate, QT_TRANSLATE_NOOP("countersign::view", "ESCALATE"), QT_TRANSLATE_NOOP("countersign::view", "Sign and escalate")},
    {SheetAction::Settle, QT_TRANSLATE_NOOP("countersign::view", "SETTLE A CONFLICT"),
     QT_TRANSLATE_NOOP("countersign::view", "Sign and settle")},
    {SheetAction::Approve, QT_TRANSLATE_NOOP("countersign::view", "COUNTERSIGN"), QT_TRANSLATE_NOOP("countersign::view", "Countersign")},
    {SheetAction::Decline, QT_TRANSLATE_NOOP("countersign::view", "DECLINE A PROPOSAL"),
     QT_TRANSLATE_NOOP("countersign::view", "Sign and decline")},
    {SheetAction::Withdraw, QT_TRANSLATE_NOOP("countersign::view", "WITHDRAW YOUR PROPOSAL"),
     QT_TRANSLATE_NOOP("countersign::view", "Sign and withdraw")},
    {SheetAction::Ask, QT_TRANSLATE_NOOP("countersign::view", "ASK ABOUT A PROPOSAL"), QT_TRANSLATE_NOOP("countersign::view", "Sign and ask")},
};

const ActionWords &wordsOf(SheetAction action)
{
    for (const ActionWords &words : Words)
        if (words.action == action)
            return words;
    COUNTERSIGN_UNREACHABLE();
}

struct CodeWord
{
    std::string_view code;
    const char *word;
};

constexpr CodeWord Reasons[] = {
    {"single_match", QT_TRANSLATE_NOOP("countersign::view", "single provider match")},
    {"mismatch_accepted", QT_TRANSLATE_NOOP("countersign::view", "differs, and is accepted")},
    {"several_matches", QT_TRANSLATE_NOOP("countersign::view", "several matches, one is the receipt")},
    {"attested_document", QT_TRANSLATE_NOOP("countersign::view", "attested document")},
    {"provider_refused", QT_TRANSLATE_NOOP("countersign::view", "the provider refused it")},
    {"absence_proven", QT_TRANSLATE_NOOP("countersign::view", "absence is proven")},
    {"duplicate", QT_TRANSLATE_NOOP("countersign::view", "duplicate")},
    {"customer_request", QT_TRANSLATE_NOOP("countersign::view", "the customer asked for it")},
    {"wrong_resolution", QT_TRANSLATE_NOOP("countersign::view", "wrong resolution")},
    {"other", QT_TRANSLATE_NOOP("countersign::view", "other")},
};
constexpr CodeWord Settlements[] = {
    {"corroborated", QT_TRANSLATE_NOOP("countersign::view", "corroborated: both sides agree after all")},
    {"duplicate_compensated", QT_TRANSLATE_NOOP("countersign::view", "the duplicate was compensated")},
    {"accepted_loss", QT_TRANSLATE_NOOP("countersign::view", "the loss is accepted")},
    {"provider_error", QT_TRANSLATE_NOOP("countersign::view", "the provider was wrong")},
};
constexpr CodeWord Statuses[] = {
    {"prepared", QT_TRANSLATE_NOOP("countersign::view", "PREPARED")},       {"unknown", QT_TRANSLATE_NOOP("countersign::view", "UNKNOWN")},
    {"confirmed", QT_TRANSLATE_NOOP("countersign::view", "CONFIRMED")},     {"rejected", QT_TRANSLATE_NOOP("countersign::view", "REJECTED")},
    {"compensated", QT_TRANSLATE_NOOP("countersign::view", "COMPENSATED")},
};

template <std::size_t N>
QString wordOf(const CodeWord (&words)[N], const std::string &code)
{
    for (const CodeWord &word : words)
        if (word.code == code)
            return tr(word.word);
    return visible(code); // a newer ledger's word is still shown
}

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
    return wordOf(Reasons, code);
}

QString settlementWord(const std::string &settlement)
{
    return wordOf(Settlements, settlement);
}

QString statusWord(const std::string &status)
{
    return wordOf(Statuses, status);
}

} // namespace countersign::view
