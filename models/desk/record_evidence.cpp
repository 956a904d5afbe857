// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/record_evidence.h"

namespace countersign::desk {

using effect::Evidence;
using effect::EvidenceSource;

Result<Digest> attestDocument(Desk &desk, const effect::EffectRef &ref, const Document &document)
{
    COUNTERSIGN_TRY(const ledger::Dossier dossier, desk.reader.dossier(ref));
    if (!dossier.contract)
        return fail(ErrorKind::InvalidInput,
                    {translatable("no provider contract is in force for intent %1"), {ref.key.value()}},
                    translatable("Have one published; evidence names the contract it is judged by."));
    const effect::EffectIntent &intent = dossier.intent;
    Evidence evidence{.tenant = ref.tenant.value(),
                      .intent = ref.key.value(),
                      .providerKey = intent.providerKey,
                      .requestDigest = intent.requestDigest.hex(),
                      .source = EvidenceSource::Document,
                      .provider = intent.provider,
                      .environment = intent.environment,
                      .account = intent.account,
                      .contractVersion = dossier.contract->version,
                      .contractDigest = dossier.contract->digest};
    evidence.observedAt = formatInstant(desk.clock.now());
    evidence.document =
        effect::AttestedDocument{document.title, document.mediaType, document.digest.hex(), desk.person};
    return desk.statements.recordEvidence({}, evidence);
}

Result<Digest> importEvidence(Desk &desk, std::string_view bytes)
{
    COUNTERSIGN_TRY(const Evidence evidence, effect::parseEvidence(bytes));
    if (evidence.source != EvidenceSource::Import)
        return fail(ErrorKind::InvalidInput,
                    {translatable("the evidence has the source %1"), {std::string(toString(evidence.source))}},
                    translatable("Only evidence of source import comes in this way; a lookup records its own."));
    return desk.statements.recordEvidence({}, evidence);
}

} // namespace countersign::desk
