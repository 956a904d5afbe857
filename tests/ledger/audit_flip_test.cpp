// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/statement/governance.h"
#include "tests/ledger/ledger_scenes.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

// Somebody who owns the file of an embedded ledger: he drops the triggers, changes a stored byte and puts the triggers
// back. Every byte of every entry of a small ledger is tried, on a copy.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;
using statement::Role;

// As few entries as a decision needs: two administrators, an operator, a policy, a contract and a confirmation.
std::unique_ptr<BootstrappedLedger> decidedLedger()
{
    auto ledger = BootstrappedLedger::beforeBootstrap();
    const auto enrolment = [](Who who) {
        return statement::subjectOf(statement::OperatorEnrol{personOf(who), personOf(who), statement::PersonKind::Human,
                                                             makeSignerOf(who)->publicKey().hex()});
    };
    const auto membership = [](Who who, const std::string &tenant, Role role) {
        return statement::subjectOf(statement::MembershipSet{tenant, personOf(who), {role}});
    };
    for (const auto who : {Who::Admin1, Who::Admin2}) {
        receiptIn(ledger->submit(who, governance(*ledger, who, Kind::OperatorEnrol, "*", enrolment(who))));
        receiptIn(
            ledger->submit(who, governance(*ledger, who, Kind::MembershipSet, "*", membership(who, "*", Role::Admin))));
    }
    ledger->govern(Kind::OperatorEnrol, "*", enrolment(Who::Operator));
    ledger->govern(Kind::MembershipSet, Tenant, membership(Who::Operator, Tenant, Role::Operator));
    ledger->govern(Kind::PolicySet, "*", resolution::policySubject(standardPolicy()));
    ledger->govern(Kind::ContractPublish, "*", effect::contractSubject(keyedContract()));
    const auto ref = lapsed(*ledger, "invoice:1");
    const auto seen = lookUpFound(*ledger, Who::Operator, ref);
    receiptIn(
        ledger->submit(Who::Operator, decision(*ledger, Who::Operator, ref, Kind::Resolve, Action::Confirm, {seen})));
    return ledger;
}

// A connection past the ledger's own code, as any SQLite shell would be.
class FileOwner final
{
public:
    explicit FileOwner(const std::string &path)
    {
        m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), Name);
        m_database.setDatabaseName(QString::fromStdString(path));
        if (!m_database.open())
            throw std::runtime_error("cannot open " + path);
        run("PRAGMA synchronous = OFF"); // thousands of changes; nothing here must survive a power cut
    }
    FileOwner(const FileOwner &) = delete;
    FileOwner &operator=(const FileOwner &) = delete;
    ~FileOwner()
    {
        m_database.close();
        m_database = QSqlDatabase();
        QSqlDatabase::removeDatabase(Name);
    }

    void run(const char *sql)
    {
        QSqlQuery query(m_database);
        if (!query.exec(QString::fromUtf8(sql)))
            throw std::runtime_error(sql + (": " + query.lastError().text().toStdString()));
    }

    std::vector<std::string> entries()
    {
        std::vector<std::string> all;
        QSqlQuery query(m_database);
        query.exec(QStringLiteral("SELECT entry FROM log_entries ORDER BY seq"));
        while (query.next())
            all.push_back(query.value(0).toByteArray().toStdString());
        return all;
    }

    // One transaction: the trigger away, the bytes in, the trigger back as it was.
    void writeEntries(const std::vector<std::string> &entries)
    {
        const std::string trigger = sqlOf("log_entries_no_update");
        run("BEGIN IMMEDIATE");
        run("DROP TRIGGER log_entries_no_update");
        QSqlQuery update(m_database);
        update.prepare(QStringLiteral("UPDATE log_entries SET entry = ? WHERE seq = ?"));
        for (std::size_t seq = 0; seq < entries.size(); ++seq) {
            update.bindValue(0, QByteArray::fromStdString(entries[seq]));
            update.bindValue(1, static_cast<qlonglong>(seq));
            if (!update.exec())
                throw std::runtime_error(update.lastError().text().toStdString());
        }
        update.finish();
        run(trigger.c_str());
        run("COMMIT");
    }

private:
    std::string sqlOf(const std::string &trigger)
    {
        QSqlQuery query(m_database);
        query.prepare(QStringLiteral("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = ?"));
        query.addBindValue(QString::fromStdString(trigger));
        if (!query.exec() || !query.next())
            throw std::runtime_error("there is no trigger " + trigger);
        return query.value(0).toString().toStdString();
    }

    inline static const QString Name = QStringLiteral("the owner of the file");
    QSqlDatabase m_database;
};

class AuditFlip : public testing::Test
{
protected:
    AuditFlip() : m_ledger(decidedLedger())
    {
        m_ledger->closeFaces();
        std::filesystem::copy_file(m_ledger->path(), m_copy);
        m_owner = std::make_unique<FileOwner>(m_copy);
        m_factory = makeSqliteFactory(m_copy, m_ledger->trust(), m_ledger->clock(), m_ledger->entropy());
        m_honest = m_owner->entries();
    }

    audit::VerifyReport verifyCopy()
    {
        const auto source = must(m_factory->openAudit());
        return must(audit::verifyLedger(*source, m_ledger->trust(), std::nullopt));
    }

    static std::set<std::uint64_t> namedByTheirLeaf(const audit::VerifyReport &report)
    {
        std::set<std::uint64_t> named;
        for (const auto &problem : report.problems)
            if (problem.subject == "log_entries.leaf" && problem.seq)
                named.insert(*problem.seq);
        return named;
    }

    std::unique_ptr<BootstrappedLedger> m_ledger;
    TemporaryFolder m_folder{};
    std::string m_copy = m_folder.path() + "/copy.sqlite";
    std::unique_ptr<FileOwner> m_owner{};
    std::unique_ptr<LedgerFactory> m_factory{};
    std::vector<std::string> m_honest{};
};

TEST_F(AuditFlip, TheHonestLedgerVerifies)
{
    const auto report = m_ledger->verify();
    EXPECT_TRUE(report.verified) << textOf(report);
    EXPECT_EQ(report.statements, 13U);
    const auto copy = verifyCopy();
    EXPECT_TRUE(copy.verified) << textOf(copy);
}

TEST_F(AuditFlip, AnyByteOfOneEntryNamesThatEntryAlone)
{
    for (std::size_t seq = 0; seq < m_honest.size(); ++seq)
        for (const auto at : {std::size_t{0}, m_honest[seq].size() / 2, m_honest[seq].size() - 1}) {
            auto changed = m_honest;
            changed[seq][at] = static_cast<char>(changed[seq][at] ^ 1);
            m_owner->writeEntries(changed);
            const auto report = verifyCopy();
            EXPECT_FALSE(report.verified);
            EXPECT_EQ(namedByTheirLeaf(report), std::set<std::uint64_t>{seq}) << "byte " << at << textOf(report);
        }
    m_owner->writeEntries(m_honest);
    EXPECT_TRUE(verifyCopy().verified) << "the copy put back is the ledger again";
}

// A sanitised build is many times slower: it tries every eleventh byte, from another start in each entry.
#ifdef __SANITIZE_ADDRESS__
constexpr std::size_t Step = 11;
#else
constexpr std::size_t Step = 1;
#endif

// All entries are changed at once, one byte each; the leaf of each is judged by itself.
TEST_F(AuditFlip, EveryByteOfEveryEntryNamesIt)
{
    std::size_t longest = 0;
    for (const auto &entry : m_honest)
        longest = std::max(longest, entry.size());
    for (std::size_t from = 0; from < longest; from += Step) {
        auto changed = m_honest;
        std::set<std::uint64_t> expected;
        for (std::size_t seq = 0; seq < changed.size(); ++seq) {
            const auto at = from + seq % Step;
            if (at >= changed[seq].size())
                continue;
            changed[seq][at] = static_cast<char>(changed[seq][at] ^ 1);
            expected.insert(seq);
        }
        m_owner->writeEntries(changed);
        const auto report = verifyCopy();
        ASSERT_FALSE(report.verified) << from;
        ASSERT_EQ(namedByTheirLeaf(report), expected) << "byte " << from << textOf(report);
    }
}

} // namespace
} // namespace countersign::ledger
