// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desk/desk_fixture.h"

#include <set>

namespace countersign::view {
namespace {

using desk::must;
using ledger::Who;

// What the session's poll compares, on the real embedded ledger.
class ChangeStamp : public desk::DeskTest
{
protected:
    std::string stamp() { return must(m_ledger.reader().changeStamp()); }
};

TEST_F(ChangeStamp, StaysWhereNothingWasWritten)
{
    const std::string before = stamp();
    must(m_ledger.reader().tallies());
    EXPECT_EQ(stamp(), before);
}

TEST_F(ChangeStamp, DiffersAfterEverythingThatIsWritten)
{
    std::set<std::string> seen{stamp()};
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    EXPECT_TRUE(seen.insert(stamp()).second) << "a worker's intent";
    ledger::lookUpFound(m_ledger, Who::Operator, ref);
    EXPECT_TRUE(seen.insert(stamp()).second) << "evidence, which is in no log";
}

} // namespace
} // namespace countersign::view
