// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cctype>
#include <string>

// Names for the rows of a table of bad inputs: a number, and what refuses the row.
namespace countersign::statement {

template <class Row>
auto namedBy(const char *Row::*reason)
{
    return [reason](const ::testing::TestParamInfo<Row> &info) {
        std::string name = std::to_string(info.index) + "_";
        for (const char c : std::string(info.param.*reason))
            name += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
        return name;
    };
}

} // namespace countersign::statement
