// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

// A policy's fields ("thresholds.confirm.EUR") as a person reads them.
namespace countersign::view {

QString policyFieldText(const std::string &field); // "Accept needs two people from, EUR"; an unknown field as it is
QString policyValueText(const std::string &field, const std::string &value);
int policyFieldRank(const std::string &field); // what people look for first is first

} // namespace countersign::view
