// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/postgres/connection_settings.h"

#include "models/base/text.h"

#include <libpq-fe.h>

#include <array>
#include <cstdlib>
#include <map>
#include <memory>
#include <string_view>

namespace countersign::ledger {

namespace {

using std::string;
using Keywords = std::map<string, string>;

struct Addition
{
    const char *keyword;
    const char *value;
    const char *variable; // of libpq; "" where there is none
};

// Sources: the manual of PostgreSQL 15, sections 34.1.2 and 34.15.
constexpr std::array<Addition, 5> Additions{{
    {"sslmode", "verify-full", "PGSSLMODE"},
    {"connect_timeout", "5", "PGCONNECT_TIMEOUT"},
    {"tcp_user_timeout", "10000", ""},
    {"application_name", "countersign", "PGAPPNAME"},
    {"client_encoding", "UTF8", "PGCLIENTENCODING"},
}};

struct FreeOptions
{
    void operator()(PQconninfoOption *options) const { PQconninfoFree(options); }
};
using Options = std::unique_ptr<PQconninfoOption, FreeOptions>;

Result<Keywords> keywordsOf(const string &given)
{
    char *message = nullptr;
    const Options options(PQconninfoParse(given.c_str(), &message));
    const Phrase cause = message == nullptr ? Phrase(translatable("out of memory")) : Phrase(onOneLine(message));
    PQfreemem(message);
    if (!options)
        return fail(ErrorKind::InvalidInput,
                    {translatable("the connection string cannot be read: %1"), {Phrases{cause}}},
                    translatable("Write it as postgresql://host/database, as host=… dbname=…, or as service=NAME."));
    Keywords keywords;
    for (const auto *option = options.get(); option->keyword != nullptr; ++option)
        if (option->val != nullptr)
            keywords[option->keyword] = option->val;
    return keywords;
}

bool isSet(const char *variable)
{
    return *variable != '\0' && std::getenv(variable) != nullptr;
}

// As the manual quotes a value: in single quotes, with a backslash before a quote or a backslash.
string quoted(std::string_view value)
{
    string text = "'";
    for (const char c : value) {
        if (c == '\'' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + "'";
}

} // namespace

Result<string> completedConnection(const string &given)
{
    COUNTERSIGN_TRY(Keywords keywords, keywordsOf(given));
    if (keywords.count("password") != 0)
        return fail(ErrorKind::InvalidInput,
                    translatable("the connection string holds a password, which others could read there"),
                    translatable("Put it into ~/.pgpass (mode 0600) or the keychain, and leave it out of the string."));
    const bool byService = keywords.count("service") != 0 || isSet("PGSERVICE");
    for (const Addition &addition : Additions)
        if (!isSet(addition.variable) && !(byService && string(addition.keyword) == "sslmode"))
            keywords.emplace(addition.keyword, addition.value);
    string text;
    for (const auto &[keyword, value] : keywords)
        text += (text.empty() ? "" : " ") + keyword + "=" + quoted(value);
    return text;
}

string connectionName(const string &given)
{
    const auto keywords = keywordsOf(given);
    if (!keywords)
        return "PostgreSQL";
    string name;
    for (const char *keyword : {"service", "host", "port", "dbname"})
        if (const auto found = keywords->find(keyword); found != keywords->end())
            name += (name.empty() ? "" : " ") + string(keyword) + "=" + found->second;
    return name.empty() ? "PostgreSQL" : name;
}

} // namespace countersign::ledger
