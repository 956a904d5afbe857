// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/envelope.h"

#include "models/base/canonical_json.h"
#include "models/base/json_reader.h"
#include "models/statement/statement.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace countersign::statement {
namespace {

constexpr std::size_t MaxEnvelopeBytes = 32 * 1024;
constexpr std::size_t MaxHintBytes = 255;

Result<Bytes> decodeField(std::string_view field, const std::string &base64)
{
    auto decoded = fromBase64(base64);
    if (!decoded)
        return fail(ErrorKind::InvalidInput,
                    {translatable("envelope field %1 is not standard base64 with its padding (RFC 4648 section 4)"),
                     {std::string(field)}});
    return decoded;
}

} // namespace

std::string preAuthEncoding(std::string_view payloadType, std::string_view payload)
{
    std::string encoded = "DSSEv1 " + std::to_string(payloadType.size()) + " ";
    encoded.append(payloadType);
    encoded.append(" ").append(std::to_string(payload.size())).append(" ");
    encoded.append(payload);
    return encoded;
}

Digest proposalDigest(std::string_view payloadType, std::string_view payload)
{
    return sha256(preAuthEncoding(payloadType, payload));
}

Result<Envelope> signEnvelope(std::string payload, Signer &signer)
{
    COUNTERSIGN_TRY(Bytes signature, signer.sign(viewOf(preAuthEncoding(StatementMediaType, payload))));
    Envelope envelope;
    envelope.payload = std::move(payload);
    envelope.payloadType = StatementMediaType;
    envelope.keyId = signer.publicKey().keyId();
    envelope.signature = std::move(signature);
    return envelope;
}

Status verifyEnvelope(const Envelope &envelope, const PublicKey &key)
{
    if (envelope.payloadType != StatementMediaType)
        return fail(ErrorKind::VerificationFailed, translatable("the envelope does not carry a Countersign statement"));
    if (envelope.keyId != key.keyId())
        return fail(ErrorKind::VerificationFailed,
                    {translatable("the envelope names another key than %1"), {key.keyId()}});
    if (!key.verifies(viewOf(preAuthEncoding(envelope.payloadType, envelope.payload)), envelope.signature))
        return fail(ErrorKind::VerificationFailed,
                    {translatable("the signature does not hold under key %1"), {key.keyId()}});
    return {};
}

std::string encodeEnvelope(const Envelope &envelope)
{
    const nlohmann::json signature{{"keyid", envelope.keyId}, {"sig", toBase64(envelope.signature)}};
    const nlohmann::json value{{"payload", toBase64(viewOf(envelope.payload))},
                               {"payloadType", envelope.payloadType},
                               {"signatures", nlohmann::json::array({signature})}};
    // A key id or type that is no UTF-8 cannot be written; nothing we sign has one, and what we parse is checked.
    return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<Envelope> parseEnvelope(std::string_view json)
{
    CanonicalLimits limits;
    limits.maxBytes = MaxEnvelopeBytes;
    COUNTERSIGN_TRY(const nlohmann::json value, parseCanonical(json, limits));

    JsonReader reader(value, translatable("envelope"));
    const std::string payload = reader.text("payload", 0, MaxEnvelopeBytes);
    Envelope envelope;
    envelope.payloadType = reader.text("payloadType", 0, MaxHintBytes);
    const nlohmann::json &signatures = reader.array("signatures", 1);
    if (signatures.size() != 1)
        reader.refuse("signatures", translatable("does not hold exactly one signature"));
    COUNTERSIGN_CHECK(reader.finish());

    JsonReader signature(signatures.at(0), translatable("envelope signature"));
    envelope.keyId = signature.text("keyid", 0, MaxHintBytes);
    const std::string sig = signature.text("sig", 0, MaxEnvelopeBytes);
    COUNTERSIGN_CHECK(signature.finish());

    COUNTERSIGN_TRY(const Bytes payloadBytes, decodeField("payload", payload));
    envelope.payload = std::string(textOf(payloadBytes));
    COUNTERSIGN_TRY(envelope.signature, decodeField("sig", sig));
    return envelope;
}

} // namespace countersign::statement
