// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include "models/audit/trust.h"
#include "models/base/file.h"
#include "models/base/secret_bytes.h"
#include "models/statement/key_file.h"

#include <nlohmann/json.hpp>

namespace countersign::app {
namespace {

using nlohmann::json;

json keyJson(const statement::PublicKey &key)
{
    return {{"key_id", key.keyId()}, {"public_key", key.hex()}};
}

std::string keyText(const statement::PublicKey &key)
{
    return "Key id      " + key.keyId() + "\nPublic key  " + key.hex();
}

Result<ExitStatus> keyGenerate(VerbContext &context)
{
    COUNTERSIGN_TRY(const SecretBytes passphrase, context.root.passphrase());
    COUNTERSIGN_TRY(const statement::PublicKey key, statement::generateKeyFile(context.arguments.out, passphrase));
    context.output.print(keyJson(key), keyText(key));
    return ExitStatus::Done;
}

Result<ExitStatus> keyShow(VerbContext &context)
{
    COUNTERSIGN_TRY(statement::Signer *const signer, context.root.signer());
    context.output.print(keyJson(signer->publicKey()), keyText(signer->publicKey()));
    return ExitStatus::Done;
}

json trustJson(const audit::Trust &trust)
{
    json roots = json::array();
    for (const audit::RootKey &root : trust.rootKeys)
        roots.push_back({{"person", root.person}, {"public_key", root.key.hex()}, {"key_id", root.key.keyId()}});
    return {{"origin", trust.origin}, {"root_keys", roots}};
}

std::string trustText(const audit::Trust &trust)
{
    std::string text = "Log origin  " + trust.origin;
    for (const audit::RootKey &root : trust.rootKeys)
        text += "\nRoot key    " + root.key.hex() + "  " + root.person;
    return text;
}

Result<audit::RootKey> parseRoot(const std::string &root)
{
    const std::size_t split = root.rfind('=');
    if (split == std::string::npos || split == 0)
        return fail(ErrorKind::InvalidInput, "root \"" + root + "\" is not PERSON=PUBLIC_KEY");
    COUNTERSIGN_TRY(const statement::PublicKey key, statement::PublicKey::fromHex(root.substr(split + 1)));
    return audit::RootKey{root.substr(0, split), key};
}

Result<ExitStatus> trustCreate(VerbContext &context)
{
    audit::Trust trust;
    COUNTERSIGN_TRY(const Origin origin, Origin::parse(context.arguments.origin));
    trust.origin = origin.value();
    for (const std::string &root : context.arguments.roots) {
        COUNTERSIGN_TRY(audit::RootKey parsed, parseRoot(root));
        trust.rootKeys.push_back(std::move(parsed));
    }
    const std::string text = audit::encodeTrust(trust);
    COUNTERSIGN_CHECK(audit::parseTrust(text)); // the same rules as for one that is read
    COUNTERSIGN_CHECK(writeFileAtomically(context.arguments.out, text));
    context.output.print(trustJson(trust), trustText(trust));
    return ExitStatus::Done;
}

// A pinned origin is never replaced by another one: that would be trusting whoever sent the file last.
Status checkSameOrigin(const std::string &place, const audit::Trust &incoming)
{
    const auto present = audit::loadTrust(place);
    if (!present && present.error().kind == ErrorKind::NotFound)
        return {};
    if (!present)
        return fail(present.error());
    if (present->origin != incoming.origin)
        return fail(ErrorKind::PermissionDenied,
                    "trust file " + place + " is for log " + present->origin + ", the new one for " + incoming.origin,
                    "Use another place for another ledger.");
    return {};
}

Result<ExitStatus> trustImport(VerbContext &context)
{
    COUNTERSIGN_TRY(const audit::Trust trust, audit::loadTrust(context.arguments.target));
    const std::string place = context.arguments.out.empty() ? context.root.profile().trust : context.arguments.out;
    if (place.empty())
        return fail(ErrorKind::InvalidInput, "nothing says where the trust file belongs", "Give --out or a profile.");
    COUNTERSIGN_CHECK(checkSameOrigin(place, trust));
    COUNTERSIGN_CHECK(writeFileAtomically(place, audit::encodeTrust(trust)));
    context.output.print(trustJson(trust), trustText(trust));
    return ExitStatus::Done;
}

Result<ExitStatus> trustShow(VerbContext &context)
{
    COUNTERSIGN_TRY(const audit::Trust *const trust, context.root.trust());
    context.output.print(trustJson(*trust), trustText(*trust));
    return ExitStatus::Done;
}

} // namespace

const std::map<std::string, Verb> &trustVerbs()
{
    static const std::map<std::string, Verb> Verbs{
        {"key generate", keyGenerate}, {"key show", keyShow},     {"trust create", trustCreate},
        {"trust import", trustImport}, {"trust show", trustShow},
    };
    return Verbs;
}

} // namespace countersign::app
