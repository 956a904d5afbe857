// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/bundle_verifier.h"
#include "models/desk/verify_log.h"
#include "models/statement/signer.h"

#include <string>

// The evidence bundle of one effect, made by somebody who vouches for the history it comes from. Blocking; one thread:
// the source's.
namespace countersign::desk {

// Proves the whole log first, as for a checkpoint: VerificationFailed, and nothing is signed, where it does not hold,
// or where the bundle would not verify by the root keys alone (the signer is neither auditor nor administrator).
// `person` is the signer's id. Progress as in audit::verifyLedger.
Result<std::string> makeEvidenceBundle(audit::AuditSource &source, const audit::Trust &trust,
                                       const std::string &pinnedPath, const effect::EffectRef &ref,
                                       const std::string &person, statement::Signer &signer,
                                       const audit::VerifyProgress &progress = {});

} // namespace countersign::desk
