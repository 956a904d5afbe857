// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/worker/worker_on_ledger.h"

#include <csignal>
#include <sys/wait.h>

namespace countersign::worker::test {
namespace {

using effect::EffectStatus;

struct Death
{
    KillPoint point;
    std::string fault;
};

void PrintTo(const Death &death, std::ostream *out)
{
    *out << toString(death.point) << " / " << (death.fault.empty() ? "no fault" : death.fault);
}

std::vector<Death> everyDeath()
{
    std::vector<Death> deaths;
    for (const auto point : {KillPoint::BeforePrepare, KillPoint::BeforeBegin, KillPoint::AttemptBegun,
                             KillPoint::BeforeSend, KillPoint::AnswerReceived, KillPoint::AnswerRecorded})
        for (const char *fault :
             {"", "accept_and_drop", "drop_before_accept", "answer_late;ms=300", "error_500_before", "error_500_after"})
            deaths.push_back({point, fault});
    return deaths;
}

std::string nameOf(const ::testing::TestParamInfo<Death> &info)
{
    const std::string fault = info.param.fault.substr(0, info.param.fault.find(';'));
    return std::string(toString(info.param.point)) + "_" + (fault.empty() ? "no_fault" : fault);
}

// What the world may look like after a death and every restart: told by the point and the fault alone.
bool isSentAtAll(const Death &death)
{
    return death.point != KillPoint::AttemptBegun && death.point != KillPoint::BeforeSend;
}

bool isConfirmedAtTheEnd(const Death &death)
{
    const bool answered = death.fault.empty() || death.fault.starts_with("answer_late");
    return answered && isSentAtAll(death) && death.point != KillPoint::AnswerReceived;
}

bool hasHappened(const Death &death)
{
    return isSentAtAll(death) && death.fault != "drop_before_accept" && death.fault != "error_500_before";
}

class KilledWorker : public WorkerOnLedger, public ::testing::WithParamInterface<Death>
{
protected:
    void die()
    {
        const int status = charge(faulty({"--kill-at", std::string(toString(GetParam().point))}));
        ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "wait status " << status;
    }
    // Everything that may be started after a crash, at once and again when the lease is over.
    void restartEverything()
    {
        run("finish", faulty());
        charge(faulty());
        run("sweep");
        sweepAfterTheLease();
        finishLater();
        chargeLater();
        finishLater();
    }

private:
    std::vector<std::string> faulty(std::vector<std::string> options = {}) const
    {
        if (!GetParam().fault.empty())
            options.insert(options.end(), {"--fault", GetParam().fault});
        return options;
    }
};

TEST_P(KilledWorker, SendsNothingTwiceWhateverIsStartedAfterwards)
{
    die();
    restartEverything();
    EXPECT_EQ(posts().size(), isSentAtAll(GetParam()) ? 1U : 0U);
    EXPECT_EQ(row().status, isConfirmedAtTheEnd(GetParam()) ? EffectStatus::Confirmed : EffectStatus::Unknown);
    EXPECT_EQ(effects(), hasHappened(GetParam()) ? 1 : 0);
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

INSTANTIATE_TEST_SUITE_P(EveryPoint, KilledWorker, ::testing::ValuesIn(everyDeath()), nameOf);

class ReleasedWorker : public WorkerOnLedger, public ::testing::WithParamInterface<KillPoint>
{
};

TEST_P(ReleasedWorker, SendsOnceMoreUnderTheSameKeyAndThereIsOneEffect)
{
    charge({"--kill-at", std::string(toString(GetParam()))});
    const auto before = posts().size();
    sweepAfterTheLease();
    ASSERT_EQ(row().status, EffectStatus::Unknown);
    const auto key = row().providerKey;
    ASSERT_TRUE(finishLater().empty()) << "unknown, and nobody has released it";
    release();
    ASSERT_EQ(row().status, EffectStatus::Prepared);
    ASSERT_EQ(finishLater().size(), 1U);
    ASSERT_TRUE(finishLater().empty());
    ASSERT_EQ(posts().size(), before + 1);
    EXPECT_EQ(posts().back().idempotencyKey, key);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(effects(), 1);
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

// AnswerReceived: the charge had happened all the same, and the absence was wrong; the key makes it one effect.
INSTANTIATE_TEST_SUITE_P(UnknownPoints, ReleasedWorker,
                         ::testing::Values(KillPoint::AttemptBegun, KillPoint::BeforeSend, KillPoint::AnswerReceived),
                         [](const auto &test) { return std::string(toString(test.param)); });

} // namespace
} // namespace countersign::worker::test
