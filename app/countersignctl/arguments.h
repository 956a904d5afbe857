// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What was typed, as plain data. Which members mean something depends on the verb.
namespace countersign::app {

struct Arguments
{
    std::string verb{};   // "intents list"
    std::string target{}; // the verb's own argument: intent key, proposal, digest, file or folder

    bool json = false;
    std::string profile{}, ledger{}, key{}, passphraseFile{}, trust{}, person{}, tenant{};
    int passphraseFd = -1;

    std::vector<std::string> evidence{};
    std::string action{}, reason{}, text{}, object{};
    std::optional<std::int64_t> amount{};
    bool propose = false, dryRun = false;

    std::string intent{}, title{}, mediaType{}; // of a document

    std::string until{}, to{}, due{}, proposal{}, rung{}, conflict{}, settlement{};
    std::int64_t timeoutSeconds = 30;

    std::string status{}, containing{}, cursor{};
    std::int64_t limit = 100;
    bool needsSomebody = false, held = false, watch = false, all = false, prometheus = false;

    std::string origin{}, out{}, name{}, publicKey{}, subjectPerson{}, roles{}, forTenant{}, revokedKey{};
    std::vector<std::string> roots{}; // PERSON=PUBLIC_KEY
    bool machine = false;

    std::string format{}, from{}, before{}, actor{}, atLeast{}; // of an export

    std::string state{};
    int port = 0;
};

} // namespace countersign::app
