// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/store_support.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace countersign::ledger {

namespace fs = std::filesystem;

std::string bytesOf(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error(path + " cannot be read");
    return {std::istreambuf_iterator<char>(file), {}};
}

void replaceBytes(const std::string &path, const std::string &bytes)
{
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << bytes;
    file.close();
    if (!file)
        throw std::runtime_error(path + " cannot be written");
}

std::vector<std::string> namesIn(const std::string &folder)
{
    std::vector<std::string> names;
    for (const auto &entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

::testing::AssertionResult says(const Error &error, std::initializer_list<std::string_view> pieces)
{
    const std::string text = describe(error);
    for (const auto piece : pieces)
        if (text.find(piece) == std::string::npos)
            return ::testing::AssertionFailure() << "\"" << piece << "\" is not in: " << text;
    return ::testing::AssertionSuccess();
}

std::unique_ptr<SqliteSession> bareSession(const std::string &path)
{
    return must(SqliteSession::openBare(path));
}

void runSql(const std::string &path, const std::string &sql)
{
    must(bareSession(path)->runScript(sql, "cannot be changed by the test"));
}

std::int64_t numberIn(SqliteSession &session, const std::string &sql)
{
    return must(session.query(sql)).at(0).integer(0);
}

std::unique_ptr<LedgerFactory> factoryFor(BootstrappedLedger &like, const std::string &path)
{
    return makeSqliteFactory(path, like.trust(), like.clock(), like.entropy());
}

PrepareRequest requestFor(const std::string &key)
{
    PrepareRequest request{refOf(key)};
    request.requestDigest = sha256("request of " + key);
    request.provider = Provider;
    request.environment = Environment;
    request.account = KeyedAccount;
    request.operation = "charge";
    request.kind = effect::EffectKind::Monetary;
    request.amount = Money(1250, must(Currency::parse("EUR")));
    request.customerRef = "cus_7";
    return request;
}

namespace {

// Versions that no event of a worker and no statement explains, as "key@version".
constexpr const char *GapsSql =
    "WITH RECURSIVE versions(tenant_id, intent_key, v, last) AS ("
    " SELECT tenant_id, intent_key, 1, version FROM effect_intents"
    " UNION ALL SELECT tenant_id, intent_key, v + 1, last FROM versions WHERE v < last) "
    "SELECT intent_key || '@' || v FROM versions w WHERE NOT EXISTS ("
    " SELECT 1 FROM effect_events e WHERE e.tenant_id = w.tenant_id AND e.intent_key = w.intent_key"
    " AND e.version = w.v) AND NOT EXISTS ("
    " SELECT 1 FROM log_entries l WHERE l.tenant_id = w.tenant_id AND l.intent_key = w.intent_key"
    " AND l.outcome = 'applied' AND l.action <> '')";

constexpr const char *StrayAttemptsSql =
    "SELECT i.intent_key FROM effect_intents i WHERE "
    "(SELECT count(*) FROM effect_attempts a WHERE a.tenant_id = i.tenant_id AND a.intent_key = i.intent_key"
    " AND a.closed_at IS NULL) <> (i.open_attempt IS NOT NULL) OR "
    "(SELECT count(*) FROM effect_attempts a WHERE a.tenant_id = i.tenant_id AND a.intent_key = i.intent_key)"
    " <> i.attempt_count";

} // namespace

::testing::AssertionResult isWhole(BootstrappedLedger &ledger)
{
    ledger.closeFaces();
    const auto factory = factoryFor(ledger, ledger.path());
    const auto worker = factory->openWorker(); // with integrity, foreign keys, schema
    if (!worker)
        return ::testing::AssertionFailure() << describe(worker.error());
    if (const auto report = ledger.verify(); !report.verified)
        return ::testing::AssertionFailure() << textOf(report);
    const auto session = bareSession(ledger.path());
    for (const char *sql : {GapsSql, StrayAttemptsSql})
        if (const auto rows = must(session->query(sql)); !rows.empty())
            return ::testing::AssertionFailure() << rows.front().text(0) << " breaks: " << sql;
    return ::testing::AssertionSuccess();
}

} // namespace countersign::ledger
