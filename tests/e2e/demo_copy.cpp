// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/demo_copy.h"

#include "models/base/entropy.h"
#include "models/base/file.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <filesystem>

namespace countersign::e2e {
namespace {

namespace fs = std::filesystem;

} // namespace

std::string ctl()
{
    return std::string(COUNTERSIGN_BIN_DIR) + "/countersignctl";
}

void DemoCopy::SetUp()
{
    SystemEntropy entropy;
    m_dir = (fs::temp_directory_path() / ("countersign-e2e-" + entropy.hexId())).string();
    fs::copy(COUNTERSIGN_E2E_DEMO, m_dir, fs::copy_options::recursive);
    const auto report = readFile(std::string(COUNTERSIGN_E2E_DEMO) + ".json");
    ASSERT_TRUE(report.has_value()) << "the demo was not built: run the test e2e.demo first";
    m_scenarios = nlohmann::json::parse(*report).at("scenarios");
}

void DemoCopy::TearDown()
{
    fs::remove_all(m_dir);
}

Answer DemoCopy::run(const std::vector<std::string> &words)
{
    const auto end = app::runChild(ctl(), words);
    if (!end) {
        ADD_FAILURE() << describe(end.error());
        return {};
    }
    EXPECT_FALSE(end->killed) << end->err;
    return {end->exitStatus, nlohmann::json::parse(end->out, nullptr, false), end->out, end->err};
}

Answer DemoCopy::as(const std::string &person, std::vector<std::string> words) const
{
    words.insert(words.begin(), {"--json", "--profile", profile(person)});
    return run(words);
}

std::vector<std::string> DemoCopy::citing(const std::string &person, const std::string &intent,
                                          std::vector<std::string> words) const
{
    const Answer looked = as(person, {"lookup", intent});
    EXPECT_EQ(looked.exitStatus, 0) << looked.out << looked.err;
    for (const auto &digest : looked.json.at("evidence")) {
        words.emplace_back("--evidence");
        words.push_back(digest.get<std::string>());
    }
    return words;
}

namespace {

void execute(QSqlDatabase &database, const QString &sql)
{
    QSqlQuery query(database);
    ASSERT_TRUE(query.exec(sql)) << sql.toStdString() << ": " << query.lastError().text().toStdString();
}

QStringList firstColumn(QSqlDatabase &database, const QString &sql)
{
    QStringList values;
    QSqlQuery query(database);
    EXPECT_TRUE(query.exec(sql)) << query.lastError().text().toStdString();
    while (query.next())
        values.append(query.value(0).toString());
    return values;
}

} // namespace

void DemoCopy::tamper(const std::vector<std::string> &sql) const
{
    const QString name = QStringLiteral("tamper");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(QString::fromStdString(m_dir + "/ledger.sqlite"));
        ASSERT_TRUE(database.open());
        const QString where = QStringLiteral(" FROM sqlite_master WHERE type = 'trigger' ORDER BY rowid");
        const QStringList triggers = firstColumn(database, QStringLiteral("SELECT sql") + where);
        for (const QString &trigger : firstColumn(database, QStringLiteral("SELECT name") + where))
            execute(database, QStringLiteral("DROP TRIGGER ") + trigger);
        for (const std::string &line : sql)
            execute(database, QString::fromStdString(line));
        for (const QString &trigger : triggers)
            execute(database, trigger);
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
}

} // namespace countersign::e2e
