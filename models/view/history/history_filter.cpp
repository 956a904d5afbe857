// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/history_filter.h"

#include "models/view/history/history_words.h"
#include "models/view/wording/wording.h"

#include <QCoreApplication>

namespace countersign::view {
namespace {

struct Said
{
    Q_DECLARE_TR_FUNCTIONS(HistoryFilter)
};

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

class Parser final
{
public:
    ParsedFilter run(const HistoryFilter &filter)
    {
        //: filter of the history; %1 is a time in UTC
        instant(filter.from, Said::tr("from %1"), m_parsed.query.from);
        //: filter of the history; %1 is a time in UTC
        instant(filter.to, Said::tr("before %1"), m_parsed.query.to);
        amount(filter.atLeast);
        action(filter.action);
        if (const auto actor = filter.actor.trimmed(); !actor.isEmpty()) {
            m_parsed.query.actor = actor.toStdString();
            //: filter of the history; %1 is a person
            say(Said::tr("signed or proposed by %1"), visible(actor));
        }
        if (const auto tenant = filter.tenant.trimmed(); !tenant.isEmpty()) {
            m_parsed.query.tenant = tenant.toStdString();
            //: filter of the history
            say(Said::tr("tenant %1"), visible(tenant));
        }
        return std::move(m_parsed);
    }

private:
    void say(const QString &pattern, const QString &value)
    {
        m_parsed.echo += (m_parsed.echo.isEmpty() ? QString() : QStringLiteral(" · ")) + pattern.arg(value);
    }
    void instant(const QString &typed, const QString &pattern, std::optional<Instant> &target)
    {
        const auto text = typed.trimmed();
        if (text.isEmpty())
            return;
        target = instantIn(text);
        if (target)
            say(pattern, instantText(*target));
        else
            m_parsed.faults +=
                Said::tr("“%1” is no time in UTC; write 2026-11-01 or 2026-11-01 14:00:00Z.").arg(visible(text));
    }
    void amount(const QString &typed)
    {
        const auto text = typed.trimmed();
        if (text.isEmpty())
            return;
        m_parsed.query.atLeast = moneyIn(text);
        if (m_parsed.query.atLeast)
            //: filter of the history; %1 is an amount
            say(Said::tr("at least %1"), moneyText(*m_parsed.query.atLeast));
        else
            m_parsed.faults += Said::tr("“%1” is no amount; write the currency and a point for decimals: EUR 10000.00.")
                                   .arg(visible(text));
    }
    void action(const QString &typed)
    {
        const auto word = typed.trimmed().toStdString();
        if (word.empty())
            return;
        if (statement::parseAction(word) || statement::parseKind(word)) {
            m_parsed.query.action = word;
            //: filter of the history; %1 is an action such as RETRY
            say(Said::tr("action %1"), filterWord(word));
        } else {
            m_parsed.faults += Said::tr("“%1” is no action of the log.").arg(visible(word));
        }
    }

    ParsedFilter m_parsed;
};

} // namespace

ParsedFilter parseFilter(const HistoryFilter &filter)
{
    return Parser().run(filter);
}

} // namespace countersign::view
