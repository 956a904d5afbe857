// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/replay_authority.h"
#include "models/audit/replay_problems.h"
#include "models/audit/replay_proposals.h"

// The tables that are nothing but projections of the log, compared with what the replay made of it: no row too many,
// none missing, none different.
namespace countersign::audit {

Status compareProjections(AuditSource &source, const ReplayAuthority &authority, const ReplayProposals &proposals,
                          ReplayProblems &problems);

} // namespace countersign::audit
