// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/log_entry.h"
#include "models/statement/signer.h"

#include <string>
#include <string_view>
#include <vector>

// A log head signed and exported: a C2SP tlog-checkpoint in a signed note (origin, decimal size, base64 root; then
// signature lines "— name base64(key hash || signature)", Ed25519 algorithm byte 0x01).
namespace countersign::audit {

struct Checkpoint
{
    std::string origin{};
    LogHead head{};
};

std::string checkpointText(const Checkpoint &checkpoint); // the note's text, ends with a newline
// `name` is the signer's name in the note: printable, no space, no plus sign.
Result<std::string> signCheckpoint(const Checkpoint &checkpoint, const std::string &name, statement::Signer &signer);
// VerificationFailed unless a line by that name and key verifies. Control characters and extra lines are refused.
Result<Checkpoint> verifyCheckpoint(std::string_view note, const std::string &name, const statement::PublicKey &key);

// What a note claims, and who is said to have signed it: nothing here is verified.
struct ClaimedCheckpoint
{
    Checkpoint checkpoint{};
    std::vector<std::string> signers{}; // names in the signature lines
};
Result<ClaimedCheckpoint> readClaimedCheckpoint(std::string_view note);

} // namespace countersign::audit
