// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/sandbox/effect_store.h"

#include <map>
#include <optional>
#include <string>

// What a list is asked for, and the page that answers it.
namespace countersign::sandbox {

// `kind`: of the collection; none where the path is /v1/objects, which takes `type`. InvalidInput: a parameter that is
// unknown, empty, wrong, or that no object of the kind has: answered, it would pass for absence.
Result<ObjectQuery> parseObjectQuery(const std::map<std::string, std::string> &query, std::optional<ObjectKind> kind);

std::string pageBody(const ObjectPage &page);

} // namespace countersign::sandbox
