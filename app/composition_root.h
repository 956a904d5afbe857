// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/profile.h"
#include "models/base/secret_bytes.h"
#include "models/desk/desk.h"
#include "models/ledger/ledger_factory.h"
#include "providers/api/lookup_service.h"

#include <memory>
#include <optional>
#include <string>

// The program's wiring: builds each part the first time it is asked for, and hands out references that live as long as
// the root. The only place that knows which ledger, signer and provider host stand behind the interfaces. One thread.
namespace countersign::app {

class RunningSandboxes;

inline constexpr int NoDescriptor = -1;

class CompositionRoot final
{
public:
    // `passphraseFd` NoDescriptor: the profile's passphrase file. `binFolder`: where this program and its companions
    // lie.
    CompositionRoot(Profile profile, int passphraseFd, std::string binFolder);
    CompositionRoot(const CompositionRoot &) = delete;
    CompositionRoot &operator=(const CompositionRoot &) = delete;
    ~CompositionRoot();

    const Profile &profile() const { return m_profile; }
    const std::string &binFolder() const { return m_binFolder; }
    const Clock &clock() const { return m_clock; }
    Entropy &entropy() { return m_entropy; }

    Result<const audit::Trust *> trust();
    Result<std::string> ledgerPath() const; // of a sqlite: ledger; Unsupported for any other
    Result<ledger::LedgerFactory *> ledgerFactory();
    Result<ledger::LedgerReader *> reader();
    Result<SecretBytes> passphrase() const; // from the descriptor or the profile's file; never from the command line
    Result<statement::Signer *> signer();
    Result<desk::Desk *> desk(); // reader, statements and signer of the profile's person
    Result<providers::LookupService *> lookups();

private:
    Profile m_profile;
    int m_passphraseFd;
    std::string m_binFolder;
    SystemClock m_clock;
    SystemEntropy m_entropy;
    std::optional<audit::Trust> m_trust;
    std::unique_ptr<ledger::LedgerFactory> m_factory;
    std::unique_ptr<ledger::LedgerReader> m_reader;
    std::unique_ptr<ledger::StatementLedger> m_statements;
    std::unique_ptr<statement::Signer> m_signer;
    std::unique_ptr<desk::Desk> m_desk;
    std::unique_ptr<RunningSandboxes> m_sandboxes;
    std::unique_ptr<providers::LookupService> m_lookups;
};

} // namespace countersign::app
