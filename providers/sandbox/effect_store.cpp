// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/effect_store.h"

#include <nlohmann/json.hpp>

#include <algorithm>
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

Result<SandboxObject> objectOf(const MadeObject &made, const std::string &account)
{
    const auto body = json::parse(made.body, nullptr, false);
    const auto kind = parseObjectKind(memberOf(body, "object"));
    if (!kind)
        return fail(ErrorKind::Corrupt, "an object of no kind");
    SandboxObject object;
    object.id = made.id;
    object.kind = *kind;
    object.account = account;
    object.customer = memberOf(body, "customer");
    object.recipient = memberOf(body, "recipient");
    object.messageId = memberOf(body, "message_id");
    object.original = memberOf(body, "original");
    object.reference = made.reference;
    object.status = memberOf(body, "status");
    object.currency = memberOf(body, "currency");
    object.lag = std::chrono::seconds(made.lag);
    object.body = made.body;
    if (body.contains("amount") && body["amount"].is_number_integer())
        object.amountMinor = body["amount"].get<std::int64_t>();
    COUNTERSIGN_TRY(object.created, parseInstant(memberOf(body, "created")));
    return object;
}

bool fits(const std::string &wanted, const std::string &value)
{
    return wanted.empty() || wanted == value;
}

bool matches(const SandboxObject &object, const ObjectQuery &query)
{
    return object.account == query.account && (!query.kind || object.kind == *query.kind) &&
           fits(query.reference, object.reference) && fits(query.customer, object.customer) &&
           fits(query.recipient, object.recipient) && fits(query.messageId, object.messageId) &&
           (!query.from || object.created >= *query.from) && (!query.to || object.created <= *query.to) &&
           object.created + std::max(object.lag, query.lag) <= query.now;
}

} // namespace

std::string SandboxObject::bodyNow() const
{
    if (takenMinor == 0)
        return body;
    auto now = json::parse(body);
    const std::string taken = isVoided ? "voided" : kind == ObjectKind::Authorisation ? "captured" : "refunded";
    now["status"] = takenMinor < amountMinor ? "partially_" + taken : taken;
    now[taken] = takenMinor;
    return now.dump();
}

Result<EffectStore> EffectStore::open(const std::string &stateDir)
{
    COUNTERSIGN_TRY(auto log, AppendLog::open(effectsPath(stateDir)));
    EffectStore store(std::move(log));
    COUNTERSIGN_TRY(const auto effects, readEffects(stateDir));
    for (const auto &effect : effects) {
        const auto taken = store.take(effect);
        if (!taken)
            return fail(ErrorKind::Corrupt,
                        effectsPath(stateDir) + ": what request " + std::to_string(effect.request) +
                            " made is not what the sandbox writes",
                        "Move the sandbox's state folder away and start with a fresh one. Nothing was changed.");
    }
    return store;
}

const LoggedEffect *EffectStore::keptUnder(const std::string &account, const std::string &idempotencyKey) const
{
    const auto at = m_byKey.find({account, idempotencyKey});
    return at == m_byKey.end() ? nullptr : &m_effects[at->second];
}

const SandboxObject *EffectStore::find(const std::string &id) const
{
    const auto at = m_byId.find(id);
    return at == m_byId.end() ? nullptr : &m_objects[at->second];
}

Result<ObjectPage> EffectStore::list(const ObjectQuery &query) const
{
    std::size_t end = m_objects.size();
    if (!query.after.empty()) {
        const auto at = m_byId.find(query.after);
        if (at == m_byId.end() || m_objects[at->second].account != query.account)
            return fail(ErrorKind::NotFound, "the cursor names nothing of this account");
        end = at->second;
    }
    std::vector<std::size_t> candidates;
    if (query.reference.empty()) {
        candidates.resize(end);
        std::iota(candidates.begin(), candidates.end(), std::size_t{0});
    } else if (const auto at = m_byReference.find({query.account, query.reference}); at != m_byReference.end()) {
        candidates = at->second;
    }
    ObjectPage page;
    for (auto at = candidates.rbegin(); at != candidates.rend(); ++at) {
        if (*at >= end || !matches(m_objects[*at], query))
            continue;
        if (page.objects.size() == query.limit) {
            page.hasMore = true;
            break;
        }
        page.objects.push_back(&m_objects[*at]);
    }
    return page;
}

Status EffectStore::keep(const LoggedEffect &effect)
{
    COUNTERSIGN_CHECK(m_log.append(encodeLine(effect)));
    return take(effect);
}

Status EffectStore::take(const LoggedEffect &effect)
{
    for (const auto &made : effect.objects) {
        COUNTERSIGN_TRY(auto object, objectOf(made, effect.account));
        add(std::move(object));
    }
    if (!effect.idempotencyKey.empty())
        m_byKey.insert_or_assign({effect.account, effect.idempotencyKey}, m_effects.size());
    m_effects.push_back(effect);
    return {};
}

void EffectStore::add(SandboxObject object)
{
    if (const auto at = m_byId.find(object.original); at != m_byId.end() && object.status != "failed") {
        auto &original = m_objects[at->second];
        original.takenMinor += object.amountMinor;
        original.isVoided = original.isVoided || object.kind == ObjectKind::Void;
    }
    m_byId.insert_or_assign(object.id, m_objects.size());
    m_byReference[{object.account, object.reference}].push_back(m_objects.size());
    m_objects.push_back(std::move(object));
}

} // namespace countersign::sandbox
