// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/object_maker.h"

#include "models/base/assert.h"
#include "models/base/digest.h"
#include "providers/sandbox/api_answer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace countersign::sandbox {
namespace {

using nlohmann::json;

std::string statusNamed(std::string_view name, std::initializer_list<std::string_view> statuses,
                        std::string_view otherwise)
{
    if (name.starts_with("cus_"))
        name.remove_prefix(4);
    for (const auto status : statuses)
        if (name.starts_with(status))
            return std::string(status);
    return std::string(otherwise);
}

// "declined": nothing is made of it.
std::string statusOf(const CreateRequest &request)
{
    switch (request.kind) {
    case ObjectKind::Charge:
        return statusNamed(request.customer, {"declined", "pending", "failed", "refunded"}, "succeeded");
    case ObjectKind::Authorisation:
        return statusNamed(request.customer, {"declined", "pending", "failed"}, "authorised");
    case ObjectKind::Capture:
        return "succeeded";
    case ObjectKind::Refund:
        return "paid_back";
    case ObjectKind::Void:
        return "released";
    case ObjectKind::PayoutBatch: // said by its items
        return "paid";
    case ObjectKind::Payout: {
        auto status = statusNamed(request.customer, {"declined", "pending", "failed"}, "paid");
        return status == "declined" ? "failed" : status;
    }
    case ObjectKind::Message:
        return statusNamed(request.recipient, {"declined", "pending", "bounced"}, "sent");
    }
    COUNTERSIGN_UNREACHABLE();
}

std::string batchStatus(const json &items)
{
    const auto count = [&](std::string_view status) {
        return std::count_if(items.begin(), items.end(), [&](const json &item) { return item["status"] == status; });
    };
    const auto all = static_cast<std::ptrdiff_t>(items.size());
    if (count("pending") > 0)
        return "pending";
    if (count("failed") == all)
        return "failed";
    return count("failed") > 0 ? "partially_failed" : "paid";
}

struct Refusal
{
    std::string code, message;
    int status = 402;
};

// Why nothing can be taken from the original; "" as code: it can.
Refusal refusalToTake(const CreateRequest &request, const SandboxObject *original)
{
    const bool isVoid = request.kind == ObjectKind::Void;
    if (original == nullptr || !takesFrom(request.kind, original->kind))
        return {"no_such_original", "there is nothing of this id to take from",
                isVoid && original == nullptr ? 404 : 402};
    if (original->status == "failed" || original->status == "pending")
        return {"original_not_ready", "nothing can be taken from it: it is " + original->status};
    if (original->isVoided)
        return {"already_voided", "the authorisation was taken back before"};
    if (request.amount->currency().code() != original->currency)
        return {"original_differs", "the original is in another currency"};
    if (isVoid && original->takenMinor > 0)
        return {"already_captured", "what was captured can be refunded only"};
    if (isVoid && request.amount->minorUnits() != original->amountMinor)
        return {"not_the_whole", "an authorisation is taken back whole or not at all"};
    if (request.amount->minorUnits() > original->amountMinor - original->takenMinor)
        return {"more_than_is_left", "the amount is more than what is left of the original"};
    return {};
}

// Why nothing is made of it; "" as code: it is.
Refusal refusalOf(const Making &making)
{
    const auto &request = making.request;
    if (needsOriginal(request.kind))
        if (auto refusal = refusalToTake(request, making.original); !refusal.code.empty())
            return refusal;
    if (statusOf(request) == "declined" || faultIn(making.faults, FaultKind::Declined) != nullptr)
        return request.kind == ObjectKind::Charge
                   ? Refusal{"card_declined", "the card was declined; no charge was made"}
                   : Refusal{"declined", "declined; nothing was made"};
    return {};
}

std::optional<Money> amountAsMade(const CreateRequest &request, const Faults &faults)
{
    auto amount = request.amount;
    if (const auto *other = faultIn(faults, FaultKind::OtherAmount); other != nullptr && amount)
        amount = Money(other->value, amount->currency());
    if (const auto *other = faultIn(faults, FaultKind::OtherCurrency); other != nullptr && amount)
        amount = Money(amount->minorUnits(), *Currency::parse(other->currency));
    return amount;
}

// Makes the objects of one request, one after the other.
class Maker
{
public:
    explicit Maker(const Making &making) : m_making(making), m_next(making.objectsBefore) {}

    // The object itself stands in made() before its items.
    void make(const CreateRequest &request)
    {
        json body = membersOf(request);
        std::vector<MadeObject> items;
        for (const auto &item : request.items) {
            body["items"].push_back(itemOf(item, body["id"]));
            items.push_back(madeOf(body["items"].back()));
        }
        if (!items.empty())
            body["status"] = batchStatus(body["items"]);
        m_made.push_back(madeOf(body));
        m_made.insert(m_made.end(), items.begin(), items.end());
    }
    std::vector<MadeObject> &made() { return m_made; }

private:
    json membersOf(const CreateRequest &request)
    {
        json body{{"id", nextId(request.kind)},  {"object", std::string(toString(request.kind))},
                  {"status", statusOf(request)}, {"reference", request.reference},
                  {"account", m_making.account}, {"created", m_making.at}};
        if (const auto amount = amountAsMade(request, m_making.faults)) {
            body["amount"] = amount->minorUnits();
            body["currency"] = std::string(amount->currency().code());
        }
        const auto &customer = needsOriginal(request.kind) ? m_making.original->customer : request.customer;
        for (const auto &[name, text] : {std::pair<const char *, const std::string &>("customer", customer),
                                         {"recipient", request.recipient},
                                         {"original", request.original},
                                         {"description", request.description}})
            if (!text.empty())
                body[name] = text;
        if (request.kind == ObjectKind::Message)
            body["message_id"] = '<' + request.reference + "@sandbox.invalid>";
        return body;
    }
    json itemOf(const CreateRequest &item, const json &batch)
    {
        json body = membersOf(item);
        body["batch"] = batch;
        return body;
    }
    MadeObject madeOf(const json &body) const
    {
        const auto *lag = faultIn(m_making.faults, FaultKind::IndexLag);
        return {body["id"], body["reference"], body.dump(), lag == nullptr ? 0 : lag->value};
    }
    // No randomness: the id follows from the account and the number of objects before it.
    std::string nextId(ObjectKind kind)
    {
        return std::string(idPrefixOf(kind)) +
               sha256(m_making.account + '\n' + std::to_string(m_next++)).hex().substr(0, 24);
    }

    const Making &m_making;
    std::int64_t m_next;
    std::vector<MadeObject> m_made;
};

} // namespace

LoggedEffect makeObjects(const Making &making)
{
    LoggedEffect effect;
    effect.reference = making.request.reference;
    if (const auto refusal = refusalOf(making); !refusal.code.empty()) {
        effect.status = refusal.status;
        effect.body = errorBody(refusal.code, refusal.message);
        return effect;
    }
    Maker maker(making);
    maker.make(making.request);
    if (faultIn(making.faults, FaultKind::Duplicate) != nullptr)
        maker.make(making.request);
    effect.status = 201;
    effect.objects = std::move(maker.made());
    effect.effect = effect.objects.front().id;
    effect.body = effect.objects.front().body;
    return effect;
}

} // namespace countersign::sandbox
