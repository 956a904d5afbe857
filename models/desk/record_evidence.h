// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"

#include <string>
#include <string_view>

// Evidence that no lookup found: a document that a person vouches for, or an event that came another way. Changes no
// status, except that an object in it which contradicts a final row opens a conflict.
namespace countersign::desk {

struct Document
{
    std::string title{};     // what it is, for people
    std::string mediaType{}; // e.g. application/pdf
    Digest digest{};         // of its bytes; the bytes themselves stay outside the ledger
};

// Records that this desk's person vouches for the document. It decides nothing without a second person. NotFound: no
// such intent; InvalidInput: no contract is in force for it, or title and media type are not as evidence wants them.
Result<Digest> attestDocument(Desk &desk, const effect::EffectRef &ref, const Document &document);

// Records canonical evidence bytes of source `import`. InvalidInput: they are not that, or do not name an intent here.
Result<Digest> importEvidence(Desk &desk, std::string_view bytes);

} // namespace countersign::desk
