// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/child_process.h"
#include "tests/ledger/store/store_support.h"

#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <functional>

namespace countersign::ledger {
namespace {

namespace fs = std::filesystem;
using statement::Action;
using statement::Kind;

constexpr ::rlim_t Frame = 4096 + 24; // of the write-ahead log

// No file of this process may grow past this size: writing fails as on a full disk. Only for child processes.
void limitFiles(::rlim_t bytes)
{
    std::signal(SIGXFSZ, SIG_IGN);
    ::rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    if (::setrlimit(RLIMIT_FSIZE, &limit) != 0)
        throw std::runtime_error("the limit on file sizes cannot be set");
}

// Tries once with room for so many bytes more in the write-ahead log and, if that was not enough, again with room for
// all: the refusal must say what it is and have changed nothing, and the same call must then do. How the first try
// ended.
bool doesAfterRoomIsMade(const std::string &path, ::rlim_t room, const std::function<Status()> &attempt)
{
    limitFiles(fs::file_size(path + "-wal") + room);
    const auto first = attempt();
    limitFiles(RLIM_INFINITY);
    if (first)
        return true;
    const Error &error = first.error();
    if (error.kind != ErrorKind::StorageFull || error.recovery != Recovery::Retry ||
        !says(error, {"no room left to write", "Free space", "Nothing was changed"}))
        throw std::runtime_error("with " + std::to_string(room) + ": " + describe(error));
    must(attempt());
    return false;
}

// Runs `one` in a child for every amount of room, and expects that some were too small and some enough.
void forEveryRoom(::rlim_t first, ::rlim_t last, ::rlim_t step, const std::function<bool(::rlim_t)> &one)
{
    const std::string answer = inChild([&] {
        int full = 0;
        int enough = 0;
        for (::rlim_t room = first; room <= last; room += step)
            (one(room) ? enough : full) += 1;
        return full > 0 && enough > 0 ? std::string("both") : std::to_string(full) + "/" + std::to_string(enough);
    });
    EXPECT_EQ(answer, "both");
}

void expectWhole(BootstrappedLedger &ledger)
{
    if (const auto whole = isWhole(ledger); !whole)
        throw std::runtime_error(whole.message());
}

TEST(FullDisk, DuringPrepareLosesNothingAndTheSameCallDoesLater)
{
    BootstrappedLedger made; // so that the child need not make it
    forEveryRoom(0, 14 * Frame, Frame / 2, [](::rlim_t room) {
        BootstrappedLedger ledger;
        prepare(ledger, "invoice:0");
        auto &worker = ledger.worker();
        bool counted = false;
        const bool enough = doesAfterRoomIsMade(ledger.path(), room, [&]() -> Status {
            COUNTERSIGN_TRY(const auto prepared, worker.prepareEffect(requestFor("invoice:1")));
            counted = prepared.outcome == PrepareOutcome::Prepared;
            return {};
        });
        if (!counted) // "existing" would mean that the try that was refused had been kept
            throw std::runtime_error("a refused prepare was kept");
        expectWhole(ledger);
        return enough;
    });
}

TEST(FullDisk, DuringSubmitAppliesTheStatementOnceOrNotAtAll)
{
    BootstrappedLedger made;
    forEveryRoom(0, 48 * Frame, 3 * Frame, [](::rlim_t room) {
        BootstrappedLedger ledger;
        const auto ref = lapsed(ledger, "invoice:1");
        const auto found = lookUpFound(ledger, Who::Operator, ref);
        const auto said = decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Confirm, {found});
        const auto envelope =
            must(statement::signEnvelope(must(statement::encodeStatement(said)), ledger.signer(Who::Operator)));
        const auto before = must(ledger.reader().head());
        auto &statements = ledger.statements(Who::Operator);
        const bool enough = doesAfterRoomIsMade(ledger.path(), room, [&]() -> Status {
            COUNTERSIGN_TRY(const auto outcome, statements.submit(envelope));
            if (receiptIn(outcome).duplicate)
                throw std::runtime_error("a refused submit was kept");
            return {};
        });
        if (must(ledger.reader().head()).size != before.size + 1)
            throw std::runtime_error("the log did not grow by one");
        expectWhole(ledger);
        return enough;
    });
}

TEST(FullDisk, DuringCreationLeavesNothing)
{
    BootstrappedLedger made;
    forEveryRoom(0, 384 * 1024, 24 * 1024, [&](::rlim_t room) {
        TemporaryFolder folder;
        const std::string path = folder.path() + "/ledger.sqlite";
        const auto create = [&] { return createSqliteLedger(path, made.trust(), made.clock()); };
        limitFiles(room);
        const auto first = create();
        limitFiles(RLIM_INFINITY);
        if (first)
            return true;
        if (first.error().kind != ErrorKind::StorageFull || !namesIn(folder.path()).empty())
            throw std::runtime_error(std::to_string(room) + ": " + describe(first.error()));
        must(create());
        return false;
    });
}

} // namespace
} // namespace countersign::ledger
