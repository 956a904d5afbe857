// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/assert.h"
#include "models/effect/provider_contract.h"

#include <algorithm>
#include <string>

namespace countersign::effect {
namespace {

// Tenant and key joined so that no two pairs give the same bytes: neither may hold a control character.
Digest identity(const EffectRef &ref)
{
    return sha256(ref.tenant.value() + '\n' + ref.key.value());
}

// RFC 9562 version 8 (custom): the digest's first 122 bits.
std::string uuidOf(const Digest &digest)
{
    std::string hex = digest.hex().substr(0, 32);
    hex[12] = '8';
    constexpr std::string_view Variant = "89ab";
    hex[16] = Variant[std::to_integer<std::size_t>(digest.bytes()[8]) & 3U];
    return hex.substr(0, 8) + '-' + hex.substr(8, 4) + '-' + hex.substr(12, 4) + '-' + hex.substr(16, 4) + '-' +
           hex.substr(20, 12);
}

// "tenant:key" with colon and percent sign escaped in the tenant, so that the pair can be read back in one way only.
std::string joined(const EffectRef &ref)
{
    std::string tenant;
    for (const char c : ref.tenant.value())
        tenant += c == ':' ? "%3A" : c == '%' ? "%25" : std::string(1, c);
    return tenant + ':' + ref.key.value();
}

Result<std::string> verbatim(const ProviderContract &contract, const EffectRef &ref)
{
    std::string key = joined(ref);
    if (key.size() <= static_cast<std::size_t>(contract.keyMaxLength))
        return key;
    return fail(ErrorKind::InvalidInput,
                {translatable("tenant and intent key together have %1 bytes, and %2 takes keys of at most %3"),
                 {std::to_string(key.size()), contract.provider, std::to_string(contract.keyMaxLength)}},
                translatable("Shorten the intent key or publish a contract whose key_derivation is hash."));
}

} // namespace

Result<std::string> deriveProviderKey(const ProviderContract &contract, const EffectRef &ref)
{
    switch (contract.keyDerivation) {
    case KeyDerivation::Verbatim:
        return verbatim(contract, ref);
    case KeyDerivation::Hash: {
        const std::string hex = identity(ref).hex();
        return hex.substr(0, std::min(hex.size(), static_cast<std::size_t>(contract.keyMaxLength)));
    }
    case KeyDerivation::Uuid:
        return uuidOf(identity(ref));
    }
    COUNTERSIGN_UNREACHABLE();
}

Status plantProviderKey(EffectIntent &intent, const ProviderContract &contract)
{
    const auto operation = contract.operations.find(intent.operation);
    if (operation == contract.operations.end())
        return fail(
            ErrorKind::InvalidInput,
            {translatable("the contract for %1 does not name the operation %2"), {contract.provider, intent.operation}},
            translatable("Publish a contract that names it."));
    COUNTERSIGN_TRY(intent.providerKey, deriveProviderKey(contract, intent.ref));
    if (const std::string &field = operation->second.correlationField; !field.empty())
        intent.correlation.emplace(field, intent.providerKey);
    return {};
}

} // namespace countersign::effect
