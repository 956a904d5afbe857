// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/attack_fixture.h"

// Attack 21: what is handed in as a statement and is none. The parser's own tests (tests/statement, tests/base) try far
// more forms; here each class of them is told apart by its code, and changes nothing, whoever signed it.
namespace countersign::ledger {
namespace {

struct HostileForm
{
    const char *what;
    std::string payload;
    const char *code;
};

std::string instead(std::string text, const std::string &from, const std::string &to)
{
    const auto at = text.find(from);
    if (at == std::string::npos)
        throw std::runtime_error(from + " is not in " + text);
    return text.replace(at, from.size(), to);
}

std::string nested(std::size_t depth)
{
    return std::string(depth, '[') + std::string(depth, ']');
}

// RC101: nothing that can be read as text with a shape. RC102: not the one form of a statement.
std::vector<HostileForm> hostileForms(const std::string &good)
{
    const std::string text = "\"text\":\"";
    return {
        {"100 MB", std::string(100'000'000, ' '), "RC101"},
        {"100 MB of a statement", good + std::string(100'000'000, ' '), "RC101"},
        {"10^5 brackets", nested(100'000), "RC101"},
        {"33 brackets", nested(33), "RC101"},
        {"33 brackets inside", instead(good, "\"hold\":{}", "\"hold\":" + nested(33)), "RC101"},
        {"a NUL byte", good + std::string(1, '\0'), "RC101"},
        {"a byte order mark", "\xEF\xBB\xBF" + good, "RC101"},
        {"no UTF-8", instead(good, text, text + "\xff"), "RC101"},
        {"overlong UTF-8", instead(good, text, text + "\xC0\x80"), "RC101"},
        {"half a surrogate pair in UTF-8", instead(good, text, text + "\xED\xA0\x80"), "RC101"},
        {"half a surrogate pair, escaped", instead(good, text, text + R"(\ud800)"), "RC102"},
        {"NUL, escaped", instead(good, text, text + R"(\u0000)"), "RC102"},
        {"a letter, escaped", instead(good, "\"acme\"", R"("acm\u0065")"), "RC102"},
        {"a slash, escaped", instead(good, text, text + R"(\/)"), "RC102"},
        {"a control character", instead(good, text, text + R"(\u001b[2J)"), "RC102"},
        {"right to left", instead(good, text, text + "\u202e"), "RC102"},
        {"an isolate", instead(good, text, text + "\u2066"), "RC102"},
        {"a space", instead(good, "\"action\":", "\"action\": "), "RC102"},
        {"a line end", good + "\n", "RC102"},
        {"a key twice", instead(good, "\"action\":", R"("action":"confirm","action":)"), "RC102"},
        {"a key twice, once escaped", instead(good, "\"action\":", R"("\u0061ction":"reject","action":)"), "RC102"},
        {"a key that is not ASCII", instead(good, "\"action\":", R"("actiön":"","action":)"), "RC102"},
        {"a number", instead(good, R"("v":"1")", R"("v":1)"), "RC102"},
        {"a number as wide as none", instead(good, R"("v":"1")", R"("v":1e999999)"), "RC102"},
        {"true", instead(good, R"("v":"1")", R"("v":true)"), "RC102"},
        {"null", instead(good, "\"hold\":{}", "\"hold\":null"), "RC102"},
        {"two statements", good + good, "RC102"},
        {"nothing", "", "RC102"},
    };
}

using Attack21 = Attack;

TEST_F(Attack21, EveryHostileFormHasItsCodeAndChangesNothing)
{
    const auto good = must(statement::encodeStatement(confirmation()));
    for (const auto &form : hostileForms(good)) {
        SCOPED_TRACE(form.what);
        auto envelope = signBytes(Who::Operator, form.payload);
        expectRefused(Who::Operator, envelope, form.code);
        // The form is judged first: a signature that does not hold makes no difference to what is told.
        envelope.signature.assign(64, std::byte{0});
        expectRefused(Who::Operator, envelope, form.code);
    }
    EXPECT_EQ(receiptIn(must(ledger.statements(Who::Operator).submit(signBytes(Who::Operator, good)))).outcome,
              SubmitResult::Applied);
}

} // namespace
} // namespace countersign::ledger
