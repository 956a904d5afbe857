// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/charge_book.h"

#include <nlohmann/json.hpp>

#include <numeric>
#include <utility>

namespace countersign::sandbox {
namespace {

using nlohmann::json;

std::string memberOf(const json &object, const char *name)
{
    const auto at = object.is_object() ? object.find(name) : object.end();
    return at == object.end() || !at->is_string() ? std::string() : at->get<std::string>();
}

Result<Charge> chargeOf(const LoggedEffect &effect)
{
    const auto body = json::parse(effect.body, nullptr, false);
    Charge charge;
    charge.id = effect.effect;
    charge.account = effect.account;
    charge.customer = memberOf(body, "customer");
    charge.reference = effect.reference;
    charge.createdText = memberOf(body, "created");
    charge.body = effect.body;
    COUNTERSIGN_TRY(charge.created, parseInstant(charge.createdText));
    return charge;
}

bool matches(const Charge &charge, const ChargeQuery &query)
{
    return charge.account == query.account && (query.reference.empty() || charge.reference == query.reference) &&
           (query.customer.empty() || charge.customer == query.customer) &&
           (!query.from || charge.created >= *query.from) && (!query.to || charge.created <= *query.to) &&
           (!query.visibleUntil || charge.created <= *query.visibleUntil);
}

} // namespace

Result<ChargeBook> ChargeBook::open(const std::string &stateDir)
{
    COUNTERSIGN_TRY(auto log, AppendLog::open(effectsPath(stateDir)));
    ChargeBook book(std::move(log));
    COUNTERSIGN_TRY(const auto effects, readEffects(stateDir));
    for (const auto &effect : effects) {
        const auto taken = book.take(effect);
        if (!taken)
            return fail(ErrorKind::Corrupt,
                        effectsPath(stateDir) + ": the charge of request " + std::to_string(effect.request) +
                            " is not what the sandbox writes",
                        "Move the sandbox's state folder away and start with a fresh one. Nothing was changed.");
    }
    return book;
}

const LoggedEffect *ChargeBook::keptUnder(const std::string &account, const std::string &idempotencyKey) const
{
    const auto at = m_byKey.find({account, idempotencyKey});
    return at == m_byKey.end() ? nullptr : &m_effects[at->second];
}

const Charge *ChargeBook::find(const std::string &id) const
{
    const auto at = m_byId.find(id);
    return at == m_byId.end() ? nullptr : &m_charges[at->second];
}

Result<ChargePage> ChargeBook::list(const ChargeQuery &query) const
{
    std::size_t end = m_charges.size();
    if (!query.after.empty()) {
        const auto at = m_byId.find(query.after);
        if (at == m_byId.end() || m_charges[at->second].account != query.account)
            return fail(ErrorKind::NotFound, "the cursor names no charge of this account");
        end = at->second;
    }
    std::vector<std::size_t> candidates;
    if (query.reference.empty()) {
        candidates.resize(end);
        std::iota(candidates.begin(), candidates.end(), std::size_t{0});
    } else if (const auto at = m_byReference.find({query.account, query.reference}); at != m_byReference.end()) {
        candidates = at->second;
    }
    ChargePage page;
    for (auto at = candidates.rbegin(); at != candidates.rend(); ++at) {
        if (*at >= end || !matches(m_charges[*at], query))
            continue;
        if (page.charges.size() == query.limit) {
            page.hasMore = true;
            break;
        }
        page.charges.push_back(&m_charges[*at]);
    }
    return page;
}

Status ChargeBook::keep(const LoggedEffect &effect)
{
    COUNTERSIGN_CHECK(m_log.append(encodeLine(effect)));
    return take(effect);
}

Status ChargeBook::take(const LoggedEffect &effect)
{
    if (!effect.effect.empty()) {
        COUNTERSIGN_TRY(auto charge, chargeOf(effect));
        m_byId.insert_or_assign(charge.id, m_charges.size());
        m_byReference[{charge.account, charge.reference}].push_back(m_charges.size());
        m_charges.push_back(std::move(charge));
    }
    if (!effect.idempotencyKey.empty())
        m_byKey.insert_or_assign({effect.account, effect.idempotencyKey}, m_effects.size());
    m_effects.push_back(effect);
    return {};
}

} // namespace countersign::sandbox
