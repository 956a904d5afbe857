// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QString>

#include <string_view>
#include <vector>

// Every field of the bytes to be signed, as rows for a person. Read from the bytes and from nothing else. Pure.
namespace countersign::view {

struct SignedField
{
    std::string path{}; // "effect.amount_minor"
    QString name{};     // for people, translated
    QString value{};    // whole, made visible(); a digest is shortened only in `shown`
    QString shown{};
};

struct SignedFields
{
    std::vector<SignedField> rows{};    // fields with something in them, in reading order
    std::vector<SignedField> empty{};   // fields of the schema that say nothing here
    std::vector<std::string> unknown{}; // paths that this program cannot name: with any of them nothing is signed
};

// InvalidInput: the bytes are not canonical JSON of an object.
Result<SignedFields> signedFields(std::string_view bytes);

} // namespace countersign::view
