// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/history_filter.h"

#include "models/view/history/history_words.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <utility>

namespace countersign::view {
namespace {

std::optional<Instant> instantIn(const QString &typed)
{
    constexpr int DayLength = 10; // 2026-11-01
    QString text = typed;
    text.replace(QLatin1Char(' '), QLatin1Char('T'));
    if (text.size() == DayLength + 1 && text.endsWith(QLatin1Char('Z')))
        text.chop(1);
    if (text.size() == DayLength)
        text += QLatin1String("T00:00:00Z");
    const auto at = parseInstant(text.toStdString());
    return at ? std::optional(*at) : std::nullopt;
}

std::optional<Money> moneyIn(const QString &typed)
{
    constexpr int CodeLength = 3;
    const auto currency = Currency::parse(typed.left(CodeLength).toUpper().toStdString());
    return currency ? parseAmount(typed.mid(CodeLength).trimmed(), *currency) : std::nullopt;
}

void say(ParsedFilter &parsed, const QString &pattern, const QString &value)
{
    parsed.echo += (parsed.echo.isEmpty() ? QString() : QStringLiteral(" · ")) + pattern.arg(value);
}

void addInstant(ParsedFilter &parsed, const QString &typed, const QString &pattern, std::optional<Instant> &target)
{
    const auto text = typed.trimmed();
    if (text.isEmpty())
        return;
    target = instantIn(text);
    if (target)
        say(parsed, pattern, instantText(*target));
    else
        parsed.faults += tr("“%1” is no time in UTC; write 2026-11-01 or 2026-11-01 14:00:00Z.").arg(visible(text));
}

void addAmount(ParsedFilter &parsed, const QString &typed)
{
    const auto text = typed.trimmed();
    if (text.isEmpty())
        return;
    parsed.query.atLeast = moneyIn(text);
    if (parsed.query.atLeast)
        //: filter of the history; %1 is an amount
        say(parsed, tr("at least %1"), moneyText(*parsed.query.atLeast));
    else
        parsed.faults +=
            tr("“%1” is no amount; write the currency and a point for decimals: EUR 10000.00.").arg(visible(text));
}

void addAction(ParsedFilter &parsed, const QString &typed)
{
    const auto word = typed.trimmed().toStdString();
    if (word.empty())
        return;
    if (statement::parseAction(word) || statement::parseKind(word)) {
        parsed.query.action = word;
        //: filter of the history; %1 is an action such as RETRY
        say(parsed, tr("action %1"), filterWord(word));
    } else {
        parsed.faults += tr("“%1” is no action of the log.").arg(visible(word));
    }
}

// The name that was typed; "" for none.
std::string addName(ParsedFilter &parsed, const QString &typed, const QString &pattern)
{
    const auto name = typed.trimmed();
    if (!name.isEmpty())
        say(parsed, pattern, visible(name));
    return name.toStdString();
}

} // namespace

ParsedFilter parseFilter(const HistoryFilter &filter)
{
    ParsedFilter parsed;
    //: filter of the history; %1 is a time in UTC
    addInstant(parsed, filter.from, tr("from %1"), parsed.query.from);
    //: filter of the history; %1 is a time in UTC
    addInstant(parsed, filter.to, tr("before %1"), parsed.query.to);
    addAmount(parsed, filter.atLeast);
    addAction(parsed, filter.action);
    //: filter of the history; %1 is a person
    parsed.query.actor = addName(parsed, filter.actor, tr("signed or proposed by %1"));
    //: filter of the history
    if (auto tenant = addName(parsed, filter.tenant, tr("tenant %1")); !tenant.empty())
        parsed.query.tenant = std::move(tenant);
    return parsed;
}

} // namespace countersign::view
