// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/guards.h"
#include "models/resolution/facts.h"
#include "models/resolution/rules.h"

#include <iostream>
#include <string>

// Prints every mutant, one a line, as mutation::isOn() names it; after the name what the embedded ledger cannot do yet
// and so no test of it can show.
namespace countersign {
namespace {

using statement::Action;
using statement::Kind;

// The reason of guardSupported, or "".
std::string refusedWholesale(Kind kind, Action action)
{
    statement::Statement said;
    said.intent = "any";
    said.kind = kind;
    said.action = action;
    const auto refused = ledger::guardSupported(said);
    return refused ? refused->data.at("reason") : std::string();
}

void printRow(const resolution::Rule &rule, const std::string &notYet)
{
    const std::string end = notYet.empty() ? "\n" : " " + notYet + "\n";
    for (const auto &need : rule.needs)
        std::cout << "need:" << rule.name << "." << need.any.front().fact << end;
    for (const auto &literal : rule.twoPeopleWhen)
        std::cout << "two_people:" << rule.name << "." << literal.fact << (literal.is ? "=true" : "=false") << end;
}

void printTable(const resolution::Rules &rules)
{
    for (const auto &[action, rule] : rules.actions)
        printRow(rule, refusedWholesale(Kind::Resolve, action));
    for (const auto &[name, rule] : rules.kinds) {
        const auto kind = statement::parseKind(name);
        printRow(rule, kind ? refusedWholesale(*kind, Action::Confirm) : std::string());
    }
}

void printAll()
{
    // trust.md (b); G14 and G19 are code where administrators are concerned, rows of the table elsewhere.
    for (int guard = 1; guard <= 14; ++guard)
        std::cout << "guard:G" << guard << "\n";
    std::cout << "guard:G19\nguard:G24\n";
    printTable(resolution::builtInRules());
    for (const auto &fact : resolution::factNames())
        std::cout << "fact:" << fact << "\n";
}

} // namespace
} // namespace countersign

int main()
{
    countersign::printAll();
}
