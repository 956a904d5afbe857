// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/digest.h"
#include "models/base/money.h"
#include "models/base/secret_bytes.h"
#include "models/base/strong_text.h"

#include <gtest/gtest.h>

#include <type_traits>

// What the types must not allow. A breach fails the build.
namespace countersign {
namespace {

static_assert(!std::is_constructible_v<Money, double, Currency> || !std::is_convertible_v<double, Money>);
static_assert(!std::is_convertible_v<std::int64_t, Money>);
static_assert(!std::is_default_constructible_v<Money>);
static_assert(!std::is_constructible_v<Currency, const char *>);
static_assert(!std::is_constructible_v<IntentKey, std::string>);
static_assert(!std::is_constructible_v<TenantId, IntentKey>);
static_assert(!std::is_assignable_v<TenantId &, IntentKey>);
static_assert(!std::is_default_constructible_v<IntentKey>);
static_assert(!std::is_constructible_v<Digest, std::string>);
static_assert(!std::is_copy_constructible_v<SecretBytes>);
static_assert(!std::is_copy_assignable_v<SecretBytes>);
static_assert(std::is_nothrow_move_constructible_v<SecretBytes>);

TEST(Types, KeepWhatMustNotMixApart)
{
    SUCCEED() << "checked when this file was compiled";
}

} // namespace
} // namespace countersign
