// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "providers/sandbox/append_log.h"
#include "providers/sandbox/sandbox_log.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// The effect store of the sandbox: every charge ever made and every answer kept under a key, in memory and in
// effects.jsonl. One thread.
namespace countersign::sandbox {

struct Charge
{
    std::string id{};
    std::string account{};
    std::string customer{};
    std::string reference{};
    std::string createdText{}; // as the answer says it
    Instant created{};         // the same moment, whole seconds
    std::string body{};        // the object as JSON
};

struct ChargeQuery
{
    std::string account{};
    std::string reference{}; // "" = any
    std::string customer{};
    std::optional<Instant> from{}, to{};   // both included
    std::optional<Instant> visibleUntil{}; // younger ones are not listed yet
    std::string after{};                   // id of the last charge of the page before; "" = first page
    std::size_t limit = 20;
};

struct ChargePage
{
    std::vector<const Charge *> charges{}; // newest first; valid until the next keep()
    bool hasMore = false;
};

class ChargeBook final
{
public:
    // Reads effects.jsonl again, cutting off a torn last line.
    static Result<ChargeBook> open(const std::string &stateDir);

    // The newest answer kept under an account's key.
    const LoggedEffect *keptUnder(const std::string &account, const std::string &idempotencyKey) const;
    const Charge *find(const std::string &id) const;
    // NotFound: `after` names no charge of this account.
    Result<ChargePage> list(const ChargeQuery &query) const;

    // On the disk when it returns; on failure nothing is kept.
    Status keep(const LoggedEffect &effect);

    const std::vector<LoggedEffect> &effects() const { return m_effects; }
    std::int64_t chargeCount() const { return static_cast<std::int64_t>(m_charges.size()); }

private:
    explicit ChargeBook(AppendLog log) : m_log(std::move(log)) {}
    Status take(const LoggedEffect &effect);

    AppendLog m_log;
    std::vector<LoggedEffect> m_effects;
    std::vector<Charge> m_charges; // in the order they were made
    std::map<std::string, std::size_t> m_byId;
    std::map<std::pair<std::string, std::string>, std::size_t> m_byKey;
    std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> m_byReference;
};

} // namespace countersign::sandbox
