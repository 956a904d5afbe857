// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/json_reader.h"

#include <optional>
#include <string>

// Times on the host's pipe: RFC 3339 with all six fraction digits, because a truncated window or Retry-After would be
// wrong on the unsafe side. "" is no time.
namespace countersign::providers {

std::string exactInstantText(const std::optional<Instant> &at);
std::optional<Instant> readExactInstant(JsonReader &reader, const std::string &name);

} // namespace countersign::providers
