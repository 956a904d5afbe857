// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/postgres/connection_settings.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace countersign::ledger {
namespace {

bool holds(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

std::string completed(const std::string &given)
{
    const auto text = completedConnection(given);
    EXPECT_TRUE(text.has_value()) << given;
    return text.value_or("");
}

TEST(ConnectionSettings, WhatWasNotGivenIsAdded)
{
    const std::string text = completed("postgresql://db.example/ledger");
    EXPECT_TRUE(holds(text, "host='db.example'")) << text;
    EXPECT_TRUE(holds(text, "dbname='ledger'")) << text;
    EXPECT_TRUE(holds(text, "sslmode='verify-full'")) << text;
    EXPECT_TRUE(holds(text, "connect_timeout='5'")) << text;
    EXPECT_TRUE(holds(text, "application_name='countersign'")) << text;
}

TEST(ConnectionSettings, WhatWasGivenStays)
{
    const std::string text = completed("host=a,b port=5433,5434 dbname=l sslmode=require target_session_attrs=any");
    EXPECT_TRUE(holds(text, "host='a,b'")) << text;
    EXPECT_TRUE(holds(text, "port='5433,5434'")) << text;
    EXPECT_TRUE(holds(text, "sslmode='require'")) << text;
    EXPECT_FALSE(holds(text, "verify-full")) << text;
}

TEST(ConnectionSettings, AServiceDecidesHowTheServerIsProven)
{
    EXPECT_FALSE(holds(completed("service=ledger"), "sslmode"));
}

TEST(ConnectionSettings, AVariableOfTheEnvironmentDecides)
{
    ASSERT_EQ(setenv("PGSSLMODE", "verify-ca", 1), 0);
    EXPECT_FALSE(holds(completed("host=a dbname=l"), "sslmode"));
    ASSERT_EQ(unsetenv("PGSSLMODE"), 0);
}

TEST(ConnectionSettings, QuotesAndBackslashesOfAValueStayPartOfIt)
{
    const std::string text = completed(R"(host=a dbname='it\'s \\ mine')");
    EXPECT_TRUE(holds(text, R"(dbname='it\'s \\ mine')")) << text;
    EXPECT_EQ(completed(text), text) << "it can be read again";
}

TEST(ConnectionSettings, APasswordIsRefused)
{
    for (const char *given : {"postgresql://ann:secret@db/ledger", "host=db password=secret"}) {
        const auto text = completedConnection(given);
        ASSERT_FALSE(text.has_value()) << given;
        EXPECT_EQ(text.error().kind, ErrorKind::InvalidInput);
        EXPECT_FALSE(holds(describe(text.error()), "secret"));
        EXPECT_FALSE(holds(connectionName(given), "secret"));
    }
}

TEST(ConnectionSettings, WhatCannotBeReadIsNamed)
{
    const auto text = completedConnection("hots=db");
    ASSERT_FALSE(text.has_value());
    EXPECT_TRUE(holds(describe(text.error()), "hots")) << describe(text.error());
}

} // namespace
} // namespace countersign::ledger
