// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/ledger_scenes.h"

#include <QCoreApplication>

#include <iostream>
#include <sstream>

// The process that a test kills, or sets against another one.
//   ledger_child loop LEDGER TAG      submits statements for ever; a line "id seq root" for each acknowledged one
//   ledger_child submit LEDGER WHO    says "ready", reads an envelope's JSON from a line of stdin, submits it and says
//                                     "applied", "awaiting_countersign" or the code it was refused with
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

void acknowledge(const LogReceipt &receipt)
{
    std::cout << receipt.statementId << ' ' << receipt.seq << ' ' << receipt.head.root.hex() << std::endl;
}

// Every sort of change a statement makes to one fresh charge, down to its confirmation.
void liveOneCharge(BootstrappedLedger &ledger, const std::string &key)
{
    const auto ref = lapsed(ledger, key, {.customer = key});
    auto hold = about(ledger, Who::Operator, ref, Kind::Hold);
    hold.holdUntil = formatInstant(ledger.clock().now() + 1h);
    acknowledge(receiptIn(ledger.submit(Who::Operator, hold)));
    auto escalate = about(ledger, Who::Operator, ref, Kind::Escalate);
    escalate.escalation = statement::Escalation{"p.adeyemi", formatInstant(ledger.clock().now() + 1h)};
    acknowledge(receiptIn(ledger.submit(Who::Operator, escalate)));
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    const auto propose = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Confirm, {evidence});
    acknowledge(receiptIn(ledger.submit(Who::Operator, propose)));
    ledger.clock().advance(1s);
    auto approve = answer(ledger, Who::Approver, Kind::Approve, propose.id);
    approve.evidence = cited(ledger, ref, {lookUpFound(ledger, Who::Approver, ref)});
    acknowledge(receiptIn(ledger.submit(Who::Approver, approve)));
}

int loop(const std::string &path, const std::string &tag)
{
    const auto ledger = BootstrappedLedger::openExisting(path);
    const auto last = static_cast<std::int64_t>(must(ledger->reader().head()).size) - 1;
    ledger->clock().set(must(ledger->reader().log(last, 1)).front().at + 1s);
    for (int number = 0;; ++number)
        liveOneCharge(*ledger, "kill:" + tag + ":" + std::to_string(number));
}

int submitOne(const std::string &path, const std::string &who)
{
    const auto ledger = BootstrappedLedger::openExisting(path);
    auto &face = ledger->statements(who == personOf(Who::Operator) ? Who::Operator : Who::Operator2);
    std::cout << "ready" << std::endl;
    std::string json;
    std::getline(std::cin, json);
    const auto envelope = must(statement::parseEnvelope(json));
    ledger->clock().set(must(parseInstant(must(statement::parseStatement(envelope.payload)).signedAt)));
    const auto outcome = must(face.submit(envelope));
    const auto *receipt = std::get_if<LogReceipt>(&outcome);
    std::cout << (receipt ? std::string(toString(receipt->outcome)) : refusalIn(outcome).code) << std::endl;
    return 0;
}

} // namespace
} // namespace countersign::ledger

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() != 3 || (arguments[0] != "loop" && arguments[0] != "submit")) {
        std::cerr << "usage: ledger_child loop|submit LEDGER TAG|WHO" << std::endl;
        return 2;
    }
    try {
        return arguments[0] == "loop" ? countersign::ledger::loop(arguments[1], arguments[2])
                                      : countersign::ledger::submitOne(arguments[1], arguments[2]);
    } catch (const std::exception &failure) {
        std::cerr << failure.what() << std::endl;
        return 1;
    }
}
