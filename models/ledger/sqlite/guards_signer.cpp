// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/guards_signer.h"

#include "models/base/canonical_json.h"
#include "models/ledger/sqlite/projections.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace countersign::ledger {

using statement::Kind;
using statement::Role;

namespace {

const audit::RootKey *rootKeyOf(const SubmitCase &one)
{
    const auto found =
        std::find_if(one.trust.rootKeys.begin(), one.trust.rootKeys.end(), [&](const audit::RootKey &root) {
            return root.person == one.said.person && root.key.keyId() == one.said.key;
        });
    return found == one.trust.rootKeys.end() ? nullptr : &*found;
}

// Each root administrator's own enrolment with the pinned key, and his own first membership as an administrator of
// every tenant: the four statements a ledger begins with.
Result<bool> isBootstrapAct(SubmitCase &one, const audit::RootKey &root)
{
    COUNTERSIGN_TRY(const bool bootstrap, isBootstrap(one.session));
    if (!bootstrap || one.said.tenant != "*" || one.said.policy)
        return false;
    COUNTERSIGN_TRY(const auto subject, parseCanonical(one.said.subject));
    COUNTERSIGN_TRY(const auto enrolled, findKey(one.session, one.said.key));
    if (one.said.kind == Kind::OperatorEnrol) {
        COUNTERSIGN_TRY(const auto enrol, statement::parseOperatorEnrol(subject));
        return !enrolled && enrol.person == root.person && enrol.publicKey == root.key.hex() &&
               enrol.personKind == statement::PersonKind::Human;
    }
    if (one.said.kind != Kind::MembershipSet || !enrolled)
        return false;
    COUNTERSIGN_TRY(const auto membership, statement::parseMembershipSet(subject));
    COUNTERSIGN_TRY(const auto roles, rolesOf(one.session, root.person, "*"));
    return roles.empty() && membership.person == root.person && membership.tenant == "*" &&
           membership.roles.count(Role::Admin) > 0;
}

resolution::RefusalData signerData(const SubmitCase &one, const char *reason)
{
    return {{"reason", reason}, {"person", one.said.person}, {"key", one.said.key}, {"tenant", one.said.tenant}};
}

} // namespace

Result<Refused> guardOrigin(SubmitCase &one)
{
    if (one.said.origin != one.origin)
        return Refused(refusal("RC103", {{"reason", "origin"}, {"origin", one.origin}, {"said", one.said.origin}}));
    const bool governance = one.said.intent.empty() && one.said.tenant == "*";
    COUNTERSIGN_TRY(const bool known, isTenantKnown(one.session, one.said.tenant));
    if (!known && !governance)
        return Refused(refusal("RC103", {{"reason", "tenant"}, {"tenant", one.said.tenant}}));
    return Refused();
}

Result<Refused> guardKey(SubmitCase &one)
{
    COUNTERSIGN_TRY(auto row, findKey(one.session, one.said.key));
    if (row)
        one.publicKey = row->key;
    if (row && row->person != one.said.person)
        return Refused(refusal("RC201", signerData(one, "belongs_to_another")));
    const auto *root = rootKeyOf(one);
    if (root) {
        COUNTERSIGN_TRY(one.bootstrapAct, isBootstrapAct(one, *root));
    }
    if (!row && !one.bootstrapAct)
        return Refused(refusal("RC201", signerData(one, "not_enrolled")));
    if (!row)
        one.publicKey = root->key;
    return Refused();
}

Result<Refused> guardSignature(SubmitCase &one)
{
    if (const auto verified = statement::verifyEnvelope(one.envelope, *one.publicKey); !verified)
        return Refused(refusal("RC202", signerData(one, "signature"), verified.error().context));
    return Refused();
}

Result<Refused> guardMembership(SubmitCase &one)
{
    if (one.bootstrapAct)
        return Refused();
    COUNTERSIGN_TRY(const auto roles, rolesOf(one.session, one.said.person, one.said.tenant));
    if (roles.empty())
        return Refused(refusal("RC203", signerData(one, "no_member")));
    return Refused();
}

Result<Refused> guardValidity(SubmitCase &one)
{
    COUNTERSIGN_TRY(const auto row, findKey(one.session, one.said.key));
    if (row && row->revokedAtSeq) {
        auto data = signerData(one, "key_revoked");
        data["revoked_at_seq"] = std::to_string(*row->revokedAtSeq);
        return Refused(refusal("RC204", std::move(data)));
    }
    if (const auto *root = rootKeyOf(one); one.bootstrapAct && root) {
        COUNTERSIGN_TRY(one.bootstrapAct, isBootstrapAct(one, *root));
    }
    if (one.bootstrapAct)
        return Refused();
    if (!row)
        return Refused(refusal("RC204", signerData(one, "setup_is_over")));
    COUNTERSIGN_TRY(one.roles, rolesOf(one.session, one.said.person, one.said.tenant));
    if (one.roles.empty())
        return Refused(refusal("RC204", signerData(one, "membership_removed")));
    return Refused();
}

} // namespace countersign::ledger
