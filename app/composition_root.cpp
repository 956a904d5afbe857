// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/composition_root.h"

#include "app/hosted_accounts.h"
#include "app/running_sandboxes.h"
#include "models/ledger/sqlite/sqlite_ledger.h"
#include "models/statement/key_file.h"

#include <utility>

namespace countersign::app {
namespace {

Status checkNamed(const std::string &value, Translatable nothingNamesIt, const std::string &options)
{
    if (!value.empty())
        return {};
    return fail(ErrorKind::InvalidInput, nothingNamesIt, {translatable("Give %1 or --profile."), {options}});
}

} // namespace

CompositionRoot::CompositionRoot(Profile profile, int passphraseFd, std::string binFolder)
    : m_profile(std::move(profile)), m_passphraseFd(passphraseFd), m_binFolder(std::move(binFolder))
{
}

CompositionRoot::~CompositionRoot() = default;

Result<const audit::Trust *> CompositionRoot::trust()
{
    if (!m_trust) {
        COUNTERSIGN_CHECK(checkNamed(m_profile.trust, translatable("nothing names the trust file"), "--trust"));
        COUNTERSIGN_TRY(m_trust, audit::loadTrust(m_profile.trust));
    }
    return &*m_trust;
}

Result<std::string> CompositionRoot::ledgerPath() const
{
    COUNTERSIGN_CHECK(checkNamed(m_profile.ledger, translatable("nothing names the ledger"), "--ledger"));
    if (m_profile.ledger.rfind(SqliteScheme, 0) != 0 || m_profile.ledger.size() == SqliteScheme.size())
        return fail(ErrorKind::Unsupported, {translatable("ledger \"%1\" is not sqlite:PATH"), {m_profile.ledger}},
                    translatable("This build opens embedded ledgers only."));
    return m_profile.ledger.substr(SqliteScheme.size());
}

Result<ledger::LedgerFactory *> CompositionRoot::ledgerFactory()
{
    if (!m_factory) {
        COUNTERSIGN_TRY(const audit::Trust *const pinned, trust());
        COUNTERSIGN_TRY(std::string path, ledgerPath());
        m_factory = ledger::makeSqliteFactory(std::move(path), *pinned, m_clock, m_entropy);
    }
    return m_factory.get();
}

Result<ledger::LedgerReader *> CompositionRoot::reader()
{
    if (!m_reader) {
        COUNTERSIGN_TRY(ledger::LedgerFactory *const factory, ledgerFactory());
        COUNTERSIGN_TRY(m_reader, factory->openReader(m_profile.person));
    }
    return m_reader.get();
}

Result<SecretBytes> CompositionRoot::passphrase() const
{
    if (m_passphraseFd >= 0)
        return readSecretDescriptor(m_passphraseFd);
    COUNTERSIGN_CHECK(checkNamed(m_profile.passphraseFile, translatable("nothing names the passphrase"),
                                 "--passphrase-fd, --passphrase-file"));
    return readSecretFile(m_profile.passphraseFile);
}

Result<statement::Signer *> CompositionRoot::signer()
{
    if (!m_signer) {
        COUNTERSIGN_CHECK(checkNamed(m_profile.key, translatable("nothing names the key file"), "--key"));
        COUNTERSIGN_TRY(const SecretBytes secret, passphrase());
        COUNTERSIGN_TRY(m_signer, statement::openKeyFile(m_profile.key, secret));
    }
    return m_signer.get();
}

Result<desk::Desk *> CompositionRoot::desk()
{
    if (!m_desk) {
        COUNTERSIGN_CHECK(checkNamed(m_profile.person, translatable("nothing names the person"), "--person"));
        COUNTERSIGN_TRY(const audit::Trust *const pinned, trust());
        COUNTERSIGN_TRY(ledger::LedgerReader *const reading, reader());
        COUNTERSIGN_TRY(ledger::LedgerFactory *const factory, ledgerFactory());
        COUNTERSIGN_TRY(m_statements, factory->openStatements(m_profile.person));
        COUNTERSIGN_TRY(statement::Signer *const signing, signer());
        m_desk.reset(new desk::Desk{*reading, *m_statements, *signing, m_profile.person, pinned->origin,
                                    m_profile.pinnedHead, m_clock, m_entropy});
    }
    return m_desk.get();
}

Result<providers::LookupService *> CompositionRoot::lookups()
{
    if (!m_lookups) {
        m_sandboxes = std::make_unique<RunningSandboxes>(m_clock);
        COUNTERSIGN_TRY(m_lookups, hostedAccounts(m_profile.providerAccounts, *m_sandboxes, m_binFolder, m_clock));
    }
    return m_lookups.get();
}

} // namespace countersign::app
