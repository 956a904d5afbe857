// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_fields.h"

#include "models/base/canonical_json.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string>

namespace countersign::view {
namespace {

using nlohmann::json;

// The whole schema of a statement (trust.md (a)), in reading order: paths of its leaves, list elements by "[]".
constexpr CodeText Known[] = {
    {"kind", QT_TR_NOOP("kind")},
    {"action", QT_TR_NOOP("action")},
    {"tenant", QT_TR_NOOP("tenant")},
    {"intent", QT_TR_NOOP("intent")},
    {"prior.status", QT_TR_NOOP("prior status")},
    {"prior.version", QT_TR_NOOP("prior version")},
    {"next.status", QT_TR_NOOP("next status")},
    {"effect.amount_minor", QT_TR_NOOP("amount, minor units")},
    {"effect.currency", QT_TR_NOOP("currency")},
    {"effect.customer_ref", QT_TR_NOOP("customer")},
    {"effect.recipient_ref", QT_TR_NOOP("recipient")},
    {"effect.operation", QT_TR_NOOP("operation")},
    {"effect.effect_kind", QT_TR_NOOP("effect kind")},
    {"effect.provider", QT_TR_NOOP("provider")},
    {"effect.account", QT_TR_NOOP("account")},
    {"effect.environment", QT_TR_NOOP("environment")},
    {"effect.provider_key", QT_TR_NOOP("provider key")},
    {"effect.request_digest", QT_TR_NOOP("request digest")},
    {"result.provider_id", QT_TR_NOOP("object at the provider")},
    {"result.disposition", QT_TR_NOOP("its state")},
    {"result.amount_minor", QT_TR_NOOP("its amount, minor units")},
    {"result.currency", QT_TR_NOOP("its currency")},
    {"result.response_digest", QT_TR_NOOP("response digest")},
    {"result.mismatch[]", QT_TR_NOOP("differs in")},
    {"result.surplus[]", QT_TR_NOOP("surplus object")},
    {"compensation.intent", QT_TR_NOOP("new command")},
    {"compensation.operation", QT_TR_NOOP("its operation")},
    {"compensation.target_provider_id", QT_TR_NOOP("takes back")},
    {"compensation.amount_minor", QT_TR_NOOP("amount taken back, minor units")},
    {"compensation.currency", QT_TR_NOOP("currency taken back")},
    {"compensation.command_digest", QT_TR_NOOP("command digest")},
    {"evidence[].kind", QT_TR_NOOP("evidence, source")},
    {"evidence[].method", QT_TR_NOOP("evidence, asked by")},
    {"evidence[].observed_at", QT_TR_NOOP("evidence, read at")},
    {"evidence[].digest", QT_TR_NOOP("evidence, digest")},
    {"hold.until", QT_TR_NOOP("held until")},
    {"escalation.to", QT_TR_NOOP("escalated to")},
    {"escalation.due", QT_TR_NOOP("due")},
    {"conflict.id", QT_TR_NOOP("conflict")},
    {"conflict.settlement", QT_TR_NOOP("settled as")},
    {"proposal.id", QT_TR_NOOP("proposal")},
    {"proposal.digest", QT_TR_NOOP("proposal digest")},
    {"reason.code", QT_TR_NOOP("reason")},
    {"reason.text", QT_TR_NOOP("reason text")},
    {"policy.version", QT_TR_NOOP("policy version")},
    {"policy.digest", QT_TR_NOOP("policy digest")},
    {"contract.version", QT_TR_NOOP("contract version")},
    {"contract.digest", QT_TR_NOOP("contract digest")},
    {"person", QT_TR_NOOP("person")},
    {"key", QT_TR_NOOP("key")},
    {"signed_at", QT_TR_NOOP("time")},
    {"expires_at", QT_TR_NOOP("valid until")},
    {"seen.size", QT_TR_NOOP("log seen, entries")},
    {"seen.root", QT_TR_NOOP("log seen, root")},
    {"origin", QT_TR_NOOP("ledger")},
    {"id", QT_TR_NOOP("statement")},
    {"v", QT_TR_NOOP("version")},
    // Objects and lists that are empty where they do not belong to the kind.
    {"prior", QT_TR_NOOP("prior state")},
    {"next", QT_TR_NOOP("next state")},
    {"effect", QT_TR_NOOP("effect")},
    {"result", QT_TR_NOOP("result")},
    {"compensation", QT_TR_NOOP("compensation")},
    {"evidence", QT_TR_NOOP("evidence")},
    {"subject", QT_TR_NOOP("subject of governance")},
    {"policy", QT_TR_NOOP("policy")},
    {"hold", QT_TR_NOOP("hold")},
    {"escalation", QT_TR_NOOP("escalation")},
    {"conflict", QT_TR_NOOP("conflict")},
    {"proposal", QT_TR_NOOP("proposal")},
    {"contract", QT_TR_NOOP("contract")},
    {"result.mismatch", QT_TR_NOOP("differences")},
    {"result.surplus", QT_TR_NOOP("surplus objects")},
};
constexpr std::string_view Subject = "subject."; // of governance: shown leaf by leaf under its own names
constexpr std::size_t DigestSize = 64;

std::size_t placeOf(std::string_view path)
{
    const auto found =
        std::find_if(std::begin(Known), std::end(Known), [&](const CodeText &field) { return field.code == path; });
    return static_cast<std::size_t>(found - std::begin(Known));
}

bool isKnown(std::string_view path)
{
    return placeOf(path) < std::size(Known) || path.substr(0, Subject.size()) == Subject;
}

bool isDigest(const std::string &value)
{
    return value.size() == DigestSize && value.find_first_not_of("0123456789abcdef") == std::string::npos;
}

struct Leaf
{
    std::size_t place = 0; // in reading order; leaves of one list element stay together
    std::size_t element = 0;
    std::string path{};
    std::string value{};
};

// A field of a citation that nobody knows stays with its citation.
std::size_t readingPlace(const std::string &path)
{
    const std::size_t place = placeOf(path);
    return place == std::size(Known) && path.rfind("evidence[]", 0) == 0 ? placeOf("evidence[].digest") : place;
}

void collect(const json &value, const std::string &path, std::size_t element, std::vector<Leaf> &leaves)
{
    if (value.is_object() && !value.empty()) {
        for (const auto &[name, member] : value.items())
            collect(member, path.empty() ? name : path + "." + name, element, leaves);
    } else if (value.is_array() && !value.empty()) {
        for (std::size_t i = 0; i < value.size(); ++i)
            collect(value.at(i), path + "[]", i, leaves);
    } else {
        leaves.push_back(
            {readingPlace(path), element, path, value.is_string() ? value.get<std::string>() : std::string()});
    }
}

bool isCitation(const Leaf &leaf)
{
    return leaf.path.rfind("evidence[]", 0) == 0;
}

bool inReadingOrder(const Leaf &a, const Leaf &b)
{
    if (isCitation(a) && isCitation(b) && a.element != b.element)
        return a.element < b.element;
    return a.place < b.place;
}

} // namespace

Result<SignedFields> signedFields(std::string_view bytes)
{
    COUNTERSIGN_TRY(const json tree, parseCanonical(bytes));
    if (!tree.is_object())
        return fail(ErrorKind::InvalidInput, translatable("what would be signed is not an object"));
    std::vector<Leaf> leaves;
    collect(tree, {}, 0, leaves);
    std::stable_sort(leaves.begin(), leaves.end(), inReadingOrder);
    SignedFields fields;
    for (const Leaf &leaf : leaves) {
        if (!isKnown(leaf.path))
            fields.unknown.push_back(leaf.path);
        const QString shown = isDigest(leaf.value) ? mediumDigest(leaf.value) : visible(leaf.value);
        auto &rows = leaf.value.empty() && isKnown(leaf.path) ? fields.empty : fields.rows;
        rows.push_back({leaf.path, textOf(Known, leaf.path), visible(leaf.value), isolated(shown)});
    }
    return fields;
}

} // namespace countersign::view
