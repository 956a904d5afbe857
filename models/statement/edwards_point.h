// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bytes.h"

// Questions about edwards25519 that OpenSSL does not ask (RFC 8032 section 5.1). Public values only: not constant time.
namespace countersign::statement {

// InvalidInput unless the 32 bytes are the one encoding of a point of the curve whose order is more than 8.
Status checkKeyPoint(ByteView encoded);

// True if the 32 little-endian bytes are below the group order L: the one spelling of a signature's S.
bool isReducedScalar(ByteView scalar);

} // namespace countersign::statement
