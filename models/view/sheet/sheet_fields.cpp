// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_fields.h"

#include "models/base/canonical_json.h"
#include "models/view/wording/wording.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace countersign::view {
namespace {

using nlohmann::json;

struct KnownField
{
    std::string_view path; // of a leaf; list elements by "[]"
    const char *name;
};

// The whole schema of a statement (trust.md (a)), in reading order.
constexpr KnownField Known[] = {
    {"kind", QT_TRANSLATE_NOOP("SignedFields", "kind")},
    {"action", QT_TRANSLATE_NOOP("SignedFields", "action")},
    {"tenant", QT_TRANSLATE_NOOP("SignedFields", "tenant")},
    {"intent", QT_TRANSLATE_NOOP("SignedFields", "intent")},
    {"prior.status", QT_TRANSLATE_NOOP("SignedFields", "prior status")},
    {"prior.version", QT_TRANSLATE_NOOP("SignedFields", "prior version")},
    {"next.status", QT_TRANSLATE_NOOP("SignedFields", "next status")},
    {"effect.amount_minor", QT_TRANSLATE_NOOP("SignedFields", "amount, minor units")},
    {"effect.currency", QT_TRANSLATE_NOOP("SignedFields", "currency")},
    {"effect.customer_ref", QT_TRANSLATE_NOOP("SignedFields", "customer")},
    {"effect.recipient_ref", QT_TRANSLATE_NOOP("SignedFields", "recipient")},
    {"effect.operation", QT_TRANSLATE_NOOP("SignedFields", "operation")},
    {"effect.effect_kind", QT_TRANSLATE_NOOP("SignedFields", "effect kind")},
    {"effect.provider", QT_TRANSLATE_NOOP("SignedFields", "provider")},
    {"effect.account", QT_TRANSLATE_NOOP("SignedFields", "account")},
    {"effect.environment", QT_TRANSLATE_NOOP("SignedFields", "environment")},
    {"effect.provider_key", QT_TRANSLATE_NOOP("SignedFields", "provider key")},
    {"effect.request_digest", QT_TRANSLATE_NOOP("SignedFields", "request digest")},
    {"result.provider_id", QT_TRANSLATE_NOOP("SignedFields", "object at the provider")},
    {"result.disposition", QT_TRANSLATE_NOOP("SignedFields", "its state")},
    {"result.amount_minor", QT_TRANSLATE_NOOP("SignedFields", "its amount, minor units")},
    {"result.currency", QT_TRANSLATE_NOOP("SignedFields", "its currency")},
    {"result.response_digest", QT_TRANSLATE_NOOP("SignedFields", "response digest")},
    {"result.mismatch[]", QT_TRANSLATE_NOOP("SignedFields", "differs in")},
    {"result.surplus[]", QT_TRANSLATE_NOOP("SignedFields", "surplus object")},
    {"compensation.intent", QT_TRANSLATE_NOOP("SignedFields", "new command")},
    {"compensation.operation", QT_TRANSLATE_NOOP("SignedFields", "its operation")},
    {"compensation.target_provider_id", QT_TRANSLATE_NOOP("SignedFields", "takes back")},
    {"compensation.amount_minor", QT_TRANSLATE_NOOP("SignedFields", "amount taken back, minor units")},
    {"compensation.currency", QT_TRANSLATE_NOOP("SignedFields", "currency taken back")},
    {"compensation.command_digest", QT_TRANSLATE_NOOP("SignedFields", "command digest")},
    {"evidence[].kind", QT_TRANSLATE_NOOP("SignedFields", "evidence, source")},
    {"evidence[].method", QT_TRANSLATE_NOOP("SignedFields", "evidence, asked by")},
    {"evidence[].observed_at", QT_TRANSLATE_NOOP("SignedFields", "evidence, read at")},
    {"evidence[].digest", QT_TRANSLATE_NOOP("SignedFields", "evidence, digest")},
    {"hold.until", QT_TRANSLATE_NOOP("SignedFields", "held until")},
    {"escalation.to", QT_TRANSLATE_NOOP("SignedFields", "escalated to")},
    {"escalation.due", QT_TRANSLATE_NOOP("SignedFields", "due")},
    {"conflict.id", QT_TRANSLATE_NOOP("SignedFields", "conflict")},
    {"conflict.settlement", QT_TRANSLATE_NOOP("SignedFields", "settled as")},
    {"proposal.id", QT_TRANSLATE_NOOP("SignedFields", "proposal")},
    {"proposal.digest", QT_TRANSLATE_NOOP("SignedFields", "proposal digest")},
    {"reason.code", QT_TRANSLATE_NOOP("SignedFields", "reason")},
    {"reason.text", QT_TRANSLATE_NOOP("SignedFields", "reason text")},
    {"policy.version", QT_TRANSLATE_NOOP("SignedFields", "policy version")},
    {"policy.digest", QT_TRANSLATE_NOOP("SignedFields", "policy digest")},
    {"contract.version", QT_TRANSLATE_NOOP("SignedFields", "contract version")},
    {"contract.digest", QT_TRANSLATE_NOOP("SignedFields", "contract digest")},
    {"person", QT_TRANSLATE_NOOP("SignedFields", "person")},
    {"key", QT_TRANSLATE_NOOP("SignedFields", "key")},
    {"signed_at", QT_TRANSLATE_NOOP("SignedFields", "time")},
    {"expires_at", QT_TRANSLATE_NOOP("SignedFields", "valid until")},
    {"seen.size", QT_TRANSLATE_NOOP("SignedFields", "log seen, entries")},
    {"seen.root", QT_TRANSLATE_NOOP("SignedFields", "log seen, root")},
    {"origin", QT_TRANSLATE_NOOP("SignedFields", "ledger")},
    {"id", QT_TRANSLATE_NOOP("SignedFields", "statement")},
    {"v", QT_TRANSLATE_NOOP("SignedFields", "version")},
    // Objects and lists that are empty where they do not belong to the kind.
    {"prior", ""},
    {"next", ""},
    {"effect", ""},
    {"result", ""},
    {"compensation", ""},
    {"evidence", ""},
    {"subject", ""},
    {"policy", ""},
};
constexpr std::array<std::string_view, 7> EmptyContainers{"hold",     "escalation",      "conflict",      "proposal",
                                                          "contract", "result.mismatch", "result.surplus"};
constexpr std::string_view Subject = "subject."; // of governance: shown leaf by leaf under its own names
constexpr std::size_t DigestSize = 64;

std::size_t placeOf(std::string_view path)
{
    const auto found =
        std::find_if(std::begin(Known), std::end(Known), [&](const KnownField &field) { return field.path == path; });
    return static_cast<std::size_t>(found - std::begin(Known));
}

bool isKnown(std::string_view path)
{
    return placeOf(path) < std::size(Known) || path.substr(0, Subject.size()) == Subject ||
           std::find(EmptyContainers.begin(), EmptyContainers.end(), path) != EmptyContainers.end();
}

bool isDigest(const std::string &value)
{
    return value.size() == DigestSize && value.find_first_not_of("0123456789abcdef") == std::string::npos;
}

QString nameOf(std::string_view path)
{
    const std::size_t place = placeOf(path);
    if (place == std::size(Known))
        return visible(path);
    return QCoreApplication::translate("SignedFields", Known[place].name);
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
        return fail(ErrorKind::InvalidInput, "what would be signed is not an object");
    std::vector<Leaf> leaves;
    collect(tree, {}, 0, leaves);
    std::stable_sort(leaves.begin(), leaves.end(), inReadingOrder);
    SignedFields fields;
    for (const Leaf &leaf : leaves) {
        if (!isKnown(leaf.path))
            fields.unknown.push_back(leaf.path);
        const QString shown = isDigest(leaf.value) ? mediumDigest(leaf.value) : visible(leaf.value);
        auto &rows = leaf.value.empty() && isKnown(leaf.path) ? fields.empty : fields.rows;
        rows.push_back({leaf.path, nameOf(leaf.path), visible(leaf.value), isolated(shown)});
    }
    return fields;
}

} // namespace countersign::view
