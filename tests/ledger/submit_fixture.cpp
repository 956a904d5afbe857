// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

namespace countersign::ledger {

using statement::Action;
using statement::Kind;

resolution::Refusal Submit::expectRefused(Who who, const statement::Envelope &envelope, const std::string &code,
                                          const resolution::RefusalData &data)
{
    auto &face = ledger.statements(who);
    const auto before = pictureOf(ledger.path());
    const auto outcome = must(face.submit(envelope));
    EXPECT_EQ(changedTables(before, pictureOf(ledger.path())), std::set<std::string>());
    const auto *refusal = std::get_if<resolution::Refusal>(&outcome);
    if (!refusal) {
        ADD_FAILURE() << "not refused but " << textOf(outcome);
        return {};
    }
    EXPECT_EQ(refusal->code, code) << textOf(outcome);
    for (const auto &[name, value] : data) {
        const auto found = refusal->data.find(name);
        EXPECT_TRUE(found != refusal->data.end() && found->second == value)
            << name << "=" << value << " is not in " << textOf(outcome);
    }
    return *refusal;
}

resolution::Refusal Submit::expectRefused(Who who, const statement::Statement &said, const std::string &code,
                                          const resolution::RefusalData &data)
{
    return expectRefused(who, sign(who, said), code, data);
}

LogReceipt Submit::expectChanges(Who who, const statement::Statement &said, const std::set<std::string> &tables)
{
    const auto envelope = sign(who, said);
    const auto head = must(ledger.reader().head());
    const auto before = pictureOf(ledger.path());
    const auto receipt = receiptIn(must(ledger.statements(who).submit(envelope)));
    EXPECT_EQ(changedTables(before, pictureOf(ledger.path())), tables);
    EXPECT_EQ(receipt.seq, static_cast<std::int64_t>(head.size));
    EXPECT_EQ(receipt.head, must(ledger.reader().head()));
    EXPECT_EQ(receipt.statementId, said.id);
    EXPECT_FALSE(receipt.duplicate);
    return receipt;
}

statement::Envelope Submit::sign(Who who, const statement::Statement &said)
{
    return signBytes(who, must(statement::encodeStatement(said)));
}

statement::Envelope Submit::signBytes(Who who, const std::string &payload)
{
    return must(statement::signEnvelope(payload, ledger.signer(who)));
}

std::string Submit::proposeLarge(const std::string &key)
{
    const auto ref = lapsed(ledger, key, {.minor = 900'000});
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    const auto said = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Confirm, {evidence});
    receiptIn(ledger.submit(Who::Operator, said));
    ledger.clock().advance(std::chrono::seconds(1));
    return said.id;
}

statement::Statement Submit::confirmation(const std::string &key)
{
    const auto ref = lapsed(ledger, key);
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    return decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Confirm, {evidence});
}

} // namespace countersign::ledger
