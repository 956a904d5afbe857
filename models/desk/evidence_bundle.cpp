// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/evidence_bundle.h"

#include "models/audit/checkpoint.h"

namespace countersign::desk {

Result<std::string> makeEvidenceBundle(audit::AuditSource &source, const audit::Trust &trust,
                                       const std::string &pinnedPath, const effect::EffectRef &ref,
                                       const std::string &person, statement::Signer &signer,
                                       const audit::VerifyProgress &progress)
{
    COUNTERSIGN_TRY(const audit::VerifyReport report, verifyLog(source, trust, pinnedPath, progress));
    if (!report.verified)
        return fail(ErrorKind::VerificationFailed, translatable("the history does not hold, so nothing was signed"),
                    translatable("Verify the history to see what is broken, and where."));
    COUNTERSIGN_TRY(audit::Bundle bundle, audit::collectBundle(source, ref, report.head));
    bundle.signer = person;
    bundle.signerKey = signer.publicKey().keyId();
    COUNTERSIGN_TRY(bundle.checkpoint, audit::signCheckpoint({trust.origin, report.head}, person, signer));
    const audit::BundleReport checked = audit::verifyBundle(bundle, trust);
    if (!checked.verified)
        return fail(ErrorKind::VerificationFailed,
                    {translatable("the bundle would prove nothing to others: %1 %2"),
                     {checked.problems.front().subject, Phrases{checked.problems.front().text}}},
                    translatable("Let an auditor or an administrator export it."));
    return audit::encodeBundle(bundle);
}

} // namespace countersign::desk
