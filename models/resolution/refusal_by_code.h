// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/resolution/refusal_data.h"

#include <string>

// Inside the folder: the codes whose sentences depend on the data.
namespace countersign::resolution {

// The cause, what is known of it, and last the remedy; none where the code's row of refusal_words.h says all.
Phrases sentencesByCode(const std::string &code, const DataReader &data);

} // namespace countersign::resolution
