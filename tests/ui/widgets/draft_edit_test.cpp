// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/draft_edit.h"

#include "tests/ui/widgets/killed_process.h"
#include "tests/view/until.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>

namespace countersign::ui {
namespace {

using view::until;

const QString Key = QStringLiteral("ledger\nacme\ninvoice:42\nconfirm");
const QString Reason = QStringLiteral("Seen in their dashboard, and all of it");

class DraftEditTest : public testing::Test
{
protected:
    DraftEditTest() { qputenv("XDG_STATE_HOME", m_state.path().toLocal8Bit()); }
    const QTemporaryDir m_state{};
};

TEST_F(DraftEditTest, C6_WhatIsTypedIsThereAfterAKill)
{
    typeInAProcessThatIsKilled(Key, Reason);
    const DraftEdit again(Key);
    EXPECT_EQ(again.toPlainText(), Reason);
    const DraftEdit another(Key + QStringLiteral("2"));
    EXPECT_TRUE(another.toPlainText().isEmpty());
}

TEST_F(DraftEditTest, C6_ItIsStoredWithinTheThirdOfASecondAlsoWhileOneTypesOn)
{
    DraftEdit edit(Key);
    const auto begun = std::chrono::steady_clock::now();
    const auto isStored = [] { return QFileInfo::exists(DraftEdit::pathOf(Key)); };
    const bool stored = QTest::qWaitFor([&] {
        if (!isStored())
            QTest::keyClick(&edit, Qt::Key_A); // never a rest
        return isStored();
    });
    ASSERT_TRUE(stored);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(2)); // 300 ms, and a busy machine
}

TEST_F(DraftEditTest, OnlyItsOwnerReadsItAndWhatIsDoneIsGone)
{
    DraftEdit edit(Key);
    edit.setPlainText(Reason);
    ASSERT_TRUE(until([&] { return QFileInfo::exists(edit.filePath()); }));
    EXPECT_EQ(QFile::permissions(edit.filePath()) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther),
              QFile::Permissions());
    edit.done();
    EXPECT_FALSE(QFileInfo::exists(edit.filePath()));
    EXPECT_TRUE(edit.toPlainText().isEmpty());
}

TEST_F(DraftEditTest, WhereItCannotBeStoredThatIsSaid)
{
    QFile inTheWay(m_state.filePath(QStringLiteral("countersign")));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    DraftEdit edit(Key);
    edit.setPlainText(Reason);
    EXPECT_TRUE(until([&] { return !edit.problem().isEmpty(); }));
}

} // namespace
} // namespace countersign::ui
