// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/trust.h"

#include "models/audit/merkle.h"
#include "models/base/canonical_json.h"
#include "models/base/file.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <set>
#include <string_view>
#include <utility>

namespace countersign::audit {
namespace {

using Json = nlohmann::json;

constexpr CanonicalLimits FileLimits{64 * 1024, 4};
constexpr Translatable TrustFile = translatable("trust file");
constexpr Translatable PinnedFile = translatable("pinned head file");

tl::unexpected<Error> refuse(Translatable file, Phrase why)
{
    return fail(ErrorKind::InvalidInput, {translatable("%1: %2"), {Phrases{file}, Phrases{std::move(why)}}});
}

Result<Json> parseObject(Translatable file, std::string_view text)
{
    COUNTERSIGN_TRY(auto json, parseForeignJson(text, FileLimits));
    if (!json.is_object())
        return refuse(file, translatable("not a JSON object"));
    return json;
}

Status checkMembers(Translatable file, const Json &object, std::initializer_list<std::string_view> expected)
{
    if (!object.is_object())
        return refuse(file, translatable("an entry is not an object"));
    for (const auto name : expected)
        if (!object.contains(name))
            return refuse(file, {translatable("the field %1 is missing"), {std::string(name)}});
    if (object.size() != expected.size())
        return refuse(file, translatable("there is an unknown field"));
    return {};
}

Result<std::string> textIn(Translatable file, const Json &object, const char *field)
{
    const auto &value = object.at(field);
    if (!value.is_string())
        return refuse(file, {translatable("the field %1 is not a string"), {field}});
    return value.get<std::string>();
}

Result<RootKey> parseRootKey(const Json &item)
{
    COUNTERSIGN_CHECK(checkMembers(TrustFile, item, {"person", "public_key"}));
    COUNTERSIGN_TRY(auto person, textIn(TrustFile, item, "person"));
    COUNTERSIGN_CHECK(checkName("trust file: root person", person));
    COUNTERSIGN_TRY(const auto hex, textIn(TrustFile, item, "public_key"));
    auto key = statement::PublicKey::fromHex(hex);
    if (!key)
        return refuse(TrustFile,
                      {translatable("the root key of %1 cannot be used: %2"), {person, Phrases{key.error().context}}});
    return RootKey{std::move(person), *key};
}

Status checkRootKeys(const std::vector<RootKey> &roots)
{
    std::set<std::string> persons;
    std::set<std::string> keys;
    for (const auto &root : roots) {
        persons.insert(root.person);
        if (!keys.insert(root.key.hex()).second)
            return refuse(TrustFile, translatable("one root key is listed twice"));
    }
    if (persons.size() < 2)
        return refuse(TrustFile, translatable("at least two different persons must hold a root key"));
    if (persons.size() != roots.size())
        return refuse(TrustFile, translatable("one person holds two root keys"));
    return {};
}

std::vector<Argument> bothHeads(const LogHead &seen, const LogHead &now)
{
    return {std::to_string(seen.size), seen.root.hex(), std::to_string(now.size), now.root.hex()};
}

Status checkForward(const PinnedHead &from, const PinnedHead &to)
{
    const Phrase remedy =
        translatable("Keep both heads: together they are evidence. Ask an auditor which log is the true one.");
    if (from.origin != to.origin)
        return fail(ErrorKind::InvalidInput,
                    {translatable("the pinned head belongs to the log %1, not to %2"), {from.origin, to.origin}},
                    translatable("Use one pinned head file for each log."));
    if (to.head.size < from.head.size)
        return fail(ErrorKind::VerificationFailed,
                    {translatable("the log went backwards: this client has seen size %1, root %2; the ledger now shows "
                                  "size %3, root %4"),
                     bothHeads(from.head, to.head)},
                    remedy);
    if (to.head.size == from.head.size && !(to.head.root == from.head.root))
        return fail(ErrorKind::VerificationFailed,
                    {translatable("two logs of one size: this client has seen size %1, root %2; the ledger now shows "
                                  "size %3, root %4"),
                     bothHeads(from.head, to.head)},
                    remedy);
    return {};
}

} // namespace

std::string encodeTrust(const Trust &trust)
{
    Json roots = Json::array();
    for (const auto &root : trust.rootKeys)
        roots.push_back({{"person", root.person}, {"public_key", root.key.hex()}});
    const Json json{{"origin", trust.origin}, {"root_keys", std::move(roots)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Trust> parseTrust(std::string_view text)
{
    COUNTERSIGN_TRY(const auto json, parseObject(TrustFile, text));
    COUNTERSIGN_CHECK(checkMembers(TrustFile, json, {"origin", "root_keys"}));
    Trust trust;
    COUNTERSIGN_TRY(trust.origin, textIn(TrustFile, json, "origin"));
    COUNTERSIGN_CHECK(checkName("trust file: origin", trust.origin));
    if (!json.at("root_keys").is_array())
        return refuse(TrustFile, translatable("root_keys is not a list"));
    for (const auto &item : json.at("root_keys")) {
        COUNTERSIGN_TRY(auto root, parseRootKey(item));
        trust.rootKeys.push_back(std::move(root));
    }
    COUNTERSIGN_CHECK(checkRootKeys(trust.rootKeys));
    return trust;
}

Result<Trust> loadTrust(const std::string &path)
{
    COUNTERSIGN_TRY(const auto text, readFile(path, FileLimits.maxBytes));
    return parseTrust(text);
}

Result<PinnedHead> parsePinnedHead(std::string_view text)
{
    COUNTERSIGN_TRY(const auto json, parseObject(PinnedFile, text));
    COUNTERSIGN_CHECK(checkMembers(PinnedFile, json, {"origin", "size", "root"}));
    PinnedHead pinned;
    COUNTERSIGN_TRY(pinned.origin, textIn(PinnedFile, json, "origin"));
    COUNTERSIGN_CHECK(checkName("pinned head file: origin", pinned.origin));
    COUNTERSIGN_TRY(const auto sizeText, textIn(PinnedFile, json, "size"));
    const auto size = parseUint64(sizeText);
    if (!size)
        return refuse(PinnedFile, translatable("the size is not a decimal number"));
    pinned.head.size = *size;
    COUNTERSIGN_TRY(const auto root, textIn(PinnedFile, json, "root"));
    COUNTERSIGN_TRY(pinned.head.root, Digest::fromHex(root));
    return pinned;
}

Result<std::optional<PinnedHead>> loadPinnedHead(const std::string &path)
{
    const auto text = readFile(path, FileLimits.maxBytes);
    if (!text && text.error().kind == ErrorKind::NotFound)
        return std::optional<PinnedHead>();
    if (!text)
        return fail(text.error());
    COUNTERSIGN_TRY(auto pinned, parsePinnedHead(*text));
    return std::optional<PinnedHead>(std::move(pinned));
}

Status savePinnedHead(const std::string &path, const PinnedHead &pinned)
{
    COUNTERSIGN_CHECK(checkName("log origin", pinned.origin));
    COUNTERSIGN_TRY(const auto before, loadPinnedHead(path));
    if (before)
        COUNTERSIGN_CHECK(checkForward(*before, pinned));
    const Json json{
        {"origin", pinned.origin}, {"root", pinned.head.root.hex()}, {"size", std::to_string(pinned.head.size)}};
    return writeFileAtomically(path, json.dump(2) + "\n");
}

} // namespace countersign::audit
