// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/facts.h"
#include "models/resolution/rules.h"

#include <iostream>

// Prints every mutant, one a line, as mutation::isOn() names it.
namespace countersign {
namespace {

void printRow(const resolution::Rule &rule)
{
    for (const auto &need : rule.needs)
        std::cout << "need:" << rule.name << "." << need.any.front().fact << "\n";
    for (const auto &literal : rule.twoPeopleWhen)
        std::cout << "two_people:" << rule.name << "." << literal.fact << (literal.is ? "=true" : "=false") << "\n";
}

void printTable(const resolution::Rules &rules)
{
    for (const auto &[action, rule] : rules.actions)
        printRow(rule);
    for (const auto &[name, rule] : rules.kinds)
        printRow(rule);
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
