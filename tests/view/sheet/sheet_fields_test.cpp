// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_fields.h"

#include "models/base/canonical_json.h"
#include "models/desk/attend.h"
#include "models/desk/countersign.h"
#include "models/desk/govern.h"
#include "models/desk/resolve.h"
#include "models/view/sheet/sheet_state.h"
#include "tests/desk/desk_fixture.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

namespace countersign::view {
namespace {

using desk::must;
using ledger::Who;
using statement::Action;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class SheetFields : public desk::DeskTest
{
protected:
    static std::string bytesOf(const statement::Statement &said) { return must(statement::encodeStatement(said)); }
    desk::ResolveRequest request(const effect::EffectRef &ref, Action action, std::vector<Digest> evidence)
    {
        desk::ResolveRequest made{.ref = ref, .action = action};
        made.evidence = std::move(evidence);
        made.reasonCode = "other";
        made.reasonText = "Seen in their records";
        return made;
    }
    // The statement with one more field than anybody knows.
    static std::string withField(const std::string &bytes, const std::string &object, const std::string &name)
    {
        auto tree = must(parseCanonical(bytes));
        (object.empty() ? tree : tree[object])[name] = "1";
        return must(toCanonical(tree));
    }
};

std::size_t leavesIn(const nlohmann::json &value)
{
    if ((!value.is_object() && !value.is_array()) || value.empty())
        return 1;
    std::size_t sum = 0;
    for (const auto &member : value)
        sum += leavesIn(member);
    return sum;
}

TEST_F(SheetFields, C13_EveryFieldOfEveryKindOfStatementIsARow)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    auto &desk = deskOf(Who::Operator);
    const auto seen = ledger::lookUpFound(m_ledger, Who::Operator, ref);
    const auto large = ledger::lapsed(m_ledger, "invoice:2", {.minor = 900'000});
    const auto confirm = request(large, Action::Confirm, {ledger::lookUpFound(m_ledger, Who::Operator, large)});
    const auto proposal = awaiting(desk::resolve(desk, confirm)).statementId;
    const std::vector<statement::Statement> drafts{
        must(desk::draftResolution(desk, request(ref, Action::Confirm, {seen}))),
        must(desk::draftResolution(desk, request(ref, Action::Release, {seen}))),
        must(desk::draftHold(desk, ref, {}, "")),
        must(desk::draftUnhold(desk, ref, "")),
        must(desk::draftEscalation(desk, ref, "l.chen", m_ledger.clock().now() + std::chrono::hours(1), "Look here")),
        must(desk::draftNote(desk, large, "Which customer was it?", proposal)),
        must(desk::draftApproval(deskOf(Who::Approver), proposal, {})),
        must(desk::draftDecline(deskOf(Who::Approver), proposal, "other", "Not this one")),
        must(desk::draftWithdrawal(desk, proposal, "", ""))};
    for (const statement::Statement &draft : drafts) {
        const std::string bytes = bytesOf(draft);
        const auto fields = must(signedFields(bytes));
        EXPECT_THAT(fields.unknown, IsEmpty()) << toString(draft.kind);
        EXPECT_EQ(fields.rows.size() + fields.empty.size(), leavesIn(must(parseCanonical(bytes))));
    }
}

TEST_F(SheetFields, AStatementThatSetsAPolicyShowsEveryLeafOfIt)
{
    const statement::MembershipSet membership{ledger::Tenant, "l.chen", {statement::Role::Approver}};
    awaiting(desk::setMembership(deskOf(Who::Admin1), membership));
    const auto fields = must(signedFields(bytesOf(newestStatement())));
    EXPECT_THAT(fields.unknown, IsEmpty());
    const auto person = std::find_if(fields.rows.begin(), fields.rows.end(),
                                     [](const SignedField &row) { return row.path == "subject.person"; });
    ASSERT_NE(person, fields.rows.end());
    EXPECT_EQ(person->value, QStringLiteral("l.chen"));
}

TEST_F(SheetFields, AFieldNobodyKnowsBlocksTheSignature)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    ledger::lookUpFound(m_ledger, Who::Operator, ref);
    const auto draft = must(draftSheet(deskOf(Who::Operator), {SheetAction::Confirm, ref, {}}, {}));
    ASSERT_TRUE(sheetStateOf(draft, QStringLiteral("sandbox"), m_ledger.clock().now()).canSign());
    for (const auto &[object, name, path] : {std::tuple("", "fee", "fee"), std::tuple("result", "fee", "result.fee"),
                                             std::tuple("effect", "memo", "effect.memo")}) {
        auto altered = draft;
        altered.bytes = withField(draft.bytes, object, name);
        EXPECT_THAT(must(signedFields(altered.bytes)).unknown, ElementsAre(path));
        const auto state = sheetStateOf(altered, QStringLiteral("sandbox"), m_ledger.clock().now());
        EXPECT_FALSE(state.canSign()) << path;
        EXPECT_TRUE(state.blockers.join(QLatin1Char('\n')).contains(QLatin1String(path)));
    }
}

TEST_F(SheetFields, C19_MarkupAndDirectionMarksAreShownAndDoNothing)
{
    const std::string nasty = "<b>x</b>\u202Egpj";
    nlohmann::json tree{{"kind", nasty}};
    const auto fields = must(signedFields(must(toCanonical(tree))));
    ASSERT_EQ(fields.rows.size(), 1U);
    EXPECT_TRUE(fields.rows[0].value.contains(QLatin1String("<b>x</b>")));
    EXPECT_FALSE(fields.rows[0].shown.contains(QChar(0x202E)));
}

} // namespace
} // namespace countersign::view
