// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/http/provider_description.h"

#include <nlohmann/json_fwd.hpp>

// The two steps behind parseProviderDescription: typing a document that fits the schema, and refusing what this build
// does not do or what makes no sense together.
namespace countersign::providers {

Result<ProviderDescription> readDescription(const nlohmann::json &document); // without digest
Status checkDescriptionSense(const ProviderDescription &description);

} // namespace countersign::providers
