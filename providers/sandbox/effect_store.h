// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "providers/sandbox/append_log.h"
#include "providers/sandbox/object_kind.h"
#include "providers/sandbox/sandbox_log.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// The effect store of the sandbox: every object ever made and every answer kept under a key, in memory and in
// effects.jsonl. One thread.
namespace countersign::sandbox {

struct SandboxObject
{
    std::string id{};
    ObjectKind kind{};
    std::string account{};
    std::string customer{};
    std::string recipient{};
    std::string messageId{}; // RFC 5322, of a message
    std::string original{};  // id of what it takes from
    std::string reference{};
    std::string status{};
    std::int64_t amountMinor = 0;
    std::string currency{};
    std::int64_t takenMinor = 0; // by the captures or refunds of it, so far, or by its void
    bool isVoided = false;
    Instant created{};  // whole seconds, as the answer says it
    Duration lag{};     // lists show it only after this
    std::string body{}; // JSON, as it was made

    // JSON as it is now: what was captured, refunded or voided of it shows in its status.
    std::string bodyNow() const;
};

struct ObjectQuery
{
    std::string account{};
    std::optional<ObjectKind> kind{}; // none: of any kind
    std::string reference{};          // "" = any, as below
    std::string customer{};
    std::string recipient{};
    std::string messageId{};
    std::optional<Instant> from{}, to{}; // both included
    Instant now{};
    Duration lag{};      // of the account: younger objects are not listed yet
    std::string after{}; // id of the last object of the page before; "" = first page
    std::size_t limit = 20;
};

struct ObjectPage
{
    std::vector<const SandboxObject *> objects{}; // newest first; valid until the next keep()
    bool hasMore = false;
};

class EffectStore final
{
public:
    // Reads effects.jsonl again, cutting off a torn last line.
    static Result<EffectStore> open(const std::string &stateDir);

    // The newest answer kept under an account's key.
    const LoggedEffect *keptUnder(const std::string &account, const std::string &idempotencyKey) const;
    const SandboxObject *find(const std::string &id) const;
    // NotFound: `after` names no object of this account.
    Result<ObjectPage> list(const ObjectQuery &query) const;

    // On the disk when it returns; on failure nothing is kept.
    Status keep(const LoggedEffect &effect);

    const std::vector<LoggedEffect> &effects() const { return m_effects; }
    std::int64_t objectCount() const { return static_cast<std::int64_t>(m_objects.size()); }

private:
    explicit EffectStore(AppendLog log) : m_log(std::move(log)) {}
    Status take(const LoggedEffect &effect);
    void add(SandboxObject object);

    AppendLog m_log;
    std::vector<LoggedEffect> m_effects;
    std::vector<SandboxObject> m_objects; // in the order they were made
    std::map<std::string, std::size_t> m_byId;
    std::map<std::pair<std::string, std::string>, std::size_t> m_byKey;
    std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> m_byReference;
};

} // namespace countersign::sandbox
