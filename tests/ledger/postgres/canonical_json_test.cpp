// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/canonical_json.h"
#include "tests/ledger/postgres/migrated_database.h"
#include "tests/statement/shared_vectors.h"

#include <fstream>
#include <iterator>
#include <optional>
#include <random>
#include <vector>

// The server takes for canonical JSON what the console takes for it, and nothing else.
namespace countersign::ledger {
namespace {

using nlohmann::json;
using statement::haveVectors;
using statement::vectorPath;

constexpr int RandomTrees = 400;
constexpr int DamagesPerTree = 8;

// Canonical for the console, which refuses a NUL among a statement's fields; the server has no such text at all.
bool holdsNul(const json &value)
{
    if (value.is_string())
        return value.get_ref<const std::string &>().find('\0') != std::string::npos;
    for (const auto &[key, member] : value.items())
        if (key.find('\0') != std::string::npos || holdsNul(member))
            return true;
    return false;
}

class ServerReadsJson : public MigratedDatabase
{
protected:
    // What G1 says; nothing where the shape is right.
    std::optional<std::string> shapeFault(const std::string &bytes)
    {
        const SqlRows found = rows(*m_owner, "SELECT countersign.json_shape_fault($1::bytea)", {blobOf(bytes)});
        return found.at(0).isNull(0) ? std::nullopt : std::optional(found.at(0).text(0));
    }
    bool serverTakes(const std::string &bytes)
    {
        return !shapeFault(bytes) &&
               !rows(*m_owner, "SELECT countersign.parse_canonical($1::bytea)", {blobOf(bytes)}).at(0).isNull(0);
    }
    void expectSame(const std::string &bytes)
    {
        const Status shape = checkJsonShape(bytes);
        const auto fault = shapeFault(bytes);
        EXPECT_EQ(fault.has_value(), !shape) << toHex(bytesOf(bytes));
        if (fault && !shape) {
            EXPECT_EQ(*fault, english(shape.error().context));
        }
        const auto parsed = parseCanonical(bytes);
        EXPECT_EQ(serverTakes(bytes), parsed && !holdsNul(*parsed)) << toHex(bytesOf(bytes));
    }

    const std::unique_ptr<PostgresSession> m_owner = session();
};

// Strings of everything that is escaped, of several bytes, and of nothing; shallow enough to stay small.
class Trees
{
public:
    json tree(int depth = 0)
    {
        const unsigned kind = depth >= 4 ? 0 : next(3);
        if (kind == 0)
            return text();
        json value = kind == 1 ? json::array() : json::object();
        for (unsigned i = next(4); i > 0; --i) {
            if (kind == 1)
                value.push_back(tree(depth + 1));
            else
                value[key()] = tree(depth + 1);
        }
        return value;
    }
    unsigned next(unsigned below) { return static_cast<unsigned>(m_random() % below); }

private:
    std::string text()
    {
        static const std::vector<std::string> parts{"a",
                                                    "Z",
                                                    "0",
                                                    "\"",
                                                    "\\",
                                                    "/",
                                                    "\b",
                                                    "\f",
                                                    "\n",
                                                    "\r",
                                                    "\t",
                                                    "\x01",
                                                    "\x1f",
                                                    "\x7f",
                                                    " ",
                                                    "{",
                                                    "]",
                                                    "\xc3\xa9",
                                                    "e\xcc\x81",
                                                    "\xe2\x82\xac",
                                                    "\xf0\x9f\x92\xb6",
                                                    "\xe2\x80\xae",
                                                    "\xef\xbf\xbf"};
        std::string made;
        for (unsigned i = next(6); i > 0; --i)
            made += parts[next(static_cast<unsigned>(parts.size()))];
        return made;
    }
    std::string key() // of several lengths: jsonb sorts the shorter first, JCS does not
    {
        static const std::vector<std::string> parts{"a", "b", "_", "A", "\"", "\\", "9", "\n", " "};
        std::string made;
        for (unsigned i = 1 + next(4); i > 0; --i)
            made += parts[next(static_cast<unsigned>(parts.size()))];
        return made;
    }

    std::mt19937 m_random{20261203}; // the same every time
};

TEST_F(ServerReadsJson, WritesWhatTheConsoleWrites)
{
    Trees trees;
    for (int i = 0; i < RandomTrees; ++i) {
        const json tree = trees.tree();
        const SqlRows written = rows(*m_owner, "SELECT countersign.canonical_text($1::jsonb)", {tree.dump()});
        EXPECT_EQ(written.at(0).text(0), toCanonical(tree).value());
    }
}

TEST_F(ServerReadsJson, TakesCanonicalTreesAndNoneThatWasDamaged)
{
    Trees trees;
    for (int i = 0; i < RandomTrees; ++i) {
        const std::string bytes = toCanonical(trees.tree()).value();
        EXPECT_TRUE(serverTakes(bytes)) << bytes;
        for (int damage = 0; damage < DamagesPerTree; ++damage) {
            std::string damaged = bytes;
            const auto at = trees.next(static_cast<unsigned>(damaged.size()));
            switch (trees.next(3)) {
            case 0:
                damaged.erase(at, 1);
                break;
            case 1:
                damaged.insert(at, 1, " {}[]\",:\\u0\x80\xff"[trees.next(13)]);
                break;
            default:
                damaged[at] = static_cast<char>(damaged[at] ^ (1 << trees.next(8)));
            }
            expectSame(damaged);
        }
    }
}

TEST_F(ServerReadsJson, JudgesEveryFileOfRfc8785AsTheConsoleDoes)
{
    COUNTERSIGN_NEEDS_VECTORS("jcs/french.output.json");
    for (const char *name : {"arrays", "french", "structures", "unicode", "values", "weird"})
        for (const char *side : {".input.json", ".output.json"}) {
            SCOPED_TRACE(std::string(name) + side);
            std::ifstream file(vectorPath("jcs/" + std::string(name) + side), std::ios::binary);
            ASSERT_TRUE(file.is_open());
            expectSame(std::string(std::istreambuf_iterator<char>(file), {}));
        }
}

TEST_F(ServerReadsJson, RefusesWhatIsNotOfTheSubset)
{
    for (const char *text : {"",
                             " ",
                             "null",
                             "true",
                             "1",
                             "-0",
                             "1e3",
                             R"({"a":1})",
                             R"({"a":null})",
                             R"(["a",false])",
                             R"({"a":"1","a":"1"})",
                             R"({"b":"","a":""})",
                             R"({"a": "1"})",
                             R"({"a":"\u0041"})",
                             R"({"a":"\/"})",
                             R"({"a":"\ud800"})",
                             R"({"a":"\uD83D\uDE00"})",
                             "{\"\xc3\xa9\":\"\"}",
                             R"({"a":"1"} )",
                             R"({"a":"1"}x)",
                             R"(["a",])",
                             "\"\t\""}) {
        SCOPED_TRACE(text);
        expectSame(text);
        EXPECT_FALSE(serverTakes(text));
    }
}

TEST_F(ServerReadsJson, TheLimitsOfSizeAndDepthAreTheSame)
{
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    for (const std::size_t depth : {31U, 32U, 33U, 8000U})
        expectSame(nested(depth));
    EXPECT_TRUE(serverTakes(nested(32)));
    EXPECT_FALSE(serverTakes(nested(33)));
    const auto sized = [](std::size_t bytes) { return '"' + std::string(bytes - 2, 'x') + '"'; };
    for (const std::size_t bytes : {16383U, 16384U, 16385U})
        expectSame(sized(bytes));
    EXPECT_TRUE(serverTakes(sized(16384)));
    EXPECT_FALSE(serverTakes(sized(16385)));
}

// Brackets count outside strings only, wherever a string ends; one that never ends goes to the end.
TEST_F(ServerReadsJson, BracketsOfAStringAreNoNesting)
{
    const std::string many(40, '[');
    for (const std::string &text :
         {'"' + many + '"', "\"\\\"" + many + '"', "\"\\\\\"" + many, "\"a\\\", \"" + many + "\"", '"' + many,
          '"' + many + '\\', "\"\\" + many, "\"\n\"" + many, many + "\"a\"", "]]" + many})
        expectSame(text);
}

TEST_F(ServerReadsJson, RefusesMarksAndBytesThatNoTextHolds)
{
    using namespace std::string_literals;
    for (const std::string &bytes : {"\xEF\xBB\xBF\"a\""s, "\"\0\""s, "\"\xc3\""s, "\"\xed\xa0\x80\""s,
                                     "\"\xf5\x80\x80\x80\""s, "\"\xc0\x80\""s}) {
        expectSame(bytes);
        EXPECT_TRUE(shapeFault(bytes)) << toHex(bytesOf(bytes));
    }
}

TEST_F(ServerReadsJson, NothingIsNoText)
{
    EXPECT_EQ(rows(*m_owner, "SELECT countersign.json_shape_fault(NULL)").at(0).text(0), "JSON: nothing was given");
    EXPECT_TRUE(rows(*m_owner, "SELECT countersign.parse_canonical(NULL)").at(0).isNull(0));
}

TEST_F(ServerReadsJson, NothingWithAnEscapedNul)
{
    EXPECT_FALSE(serverTakes(R"({"a":"\u0000"})"));
    EXPECT_TRUE(serverTakes(R"({"a":"\\u0000"})")) << "a backslash and five letters";
}

} // namespace
} // namespace countersign::ledger
