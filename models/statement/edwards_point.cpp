// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/edwards_point.h"

#include "models/base/assert.h"
#include "models/base/openssl_ptr.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace countersign::statement {
namespace {

constexpr std::size_t PointSize = 32;
constexpr const char *FieldPrimeHex = "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed";
constexpr const char *CurveDHex = "52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3";
// L = 2^252 + 27742317777372353535851937790883648493, most significant byte first.
constexpr std::array<std::uint8_t, PointSize> GroupOrder{
    0x10, 0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,
    0x14, 0xde, 0xf9, 0xde, 0xa2, 0xf7, 0x9c, 0xd6, 0x58, 0x12, 0x63, 0x1a, 0x5c, 0xf5, 0xd3, 0xed};

BigNumPtr number(const char *hex)
{
    BIGNUM *parsed = nullptr;
    if (BN_hex2bn(&parsed, hex) == 0)
        return nullptr;
    return BigNumPtr(parsed);
}

// The fraction x² = u/v that a y belongs to: u = y² - 1, v = d·y² + 1. v is never zero, d being no square.
struct Curve
{
    BigNumContextPtr scratch{BN_CTX_new()};
    BigNumPtr p = number(FieldPrimeHex);
    BigNumPtr d = number(CurveDHex);
    BigNumPtr one{BN_new()};
    BigNumPtr y{}, ySquared{BN_new()}, u{BN_new()}, v{BN_new()}, test{BN_new()};

    bool load(ByteView encoded)
    {
        std::array<unsigned char, PointSize> raw{};
        std::transform(encoded.begin(), encoded.end(), raw.begin(),
                       [](std::byte b) { return std::to_integer<unsigned char>(b); });
        raw.back() &= 0x7f; // the top bit is the sign of x
        y.reset(BN_lebin2bn(raw.data(), static_cast<int>(raw.size()), nullptr));
        return scratch && p && d && one && y && ySquared && u && v && test && BN_one(one.get()) == 1;
    }

    bool computeFraction()
    {
        BN_CTX *ctx = scratch.get();
        return BN_mod_sqr(ySquared.get(), y.get(), p.get(), ctx) == 1 &&
               BN_mod_sub(u.get(), ySquared.get(), one.get(), p.get(), ctx) == 1 &&
               BN_mod_mul(v.get(), d.get(), ySquared.get(), p.get(), ctx) == 1 &&
               BN_mod_add(v.get(), v.get(), one.get(), p.get(), ctx) == 1;
    }

    // u/v is a square exactly where u·v is. 1, 0 or -1; below that OpenSSL failed.
    int squareness()
    {
        if (BN_mod_mul(test.get(), u.get(), v.get(), p.get(), scratch.get()) != 1)
            return -2;
        return BN_kronecker(test.get(), p.get(), scratch.get());
    }

    // Doubling twice or thrice reaches the neutral point exactly where x = 0 (orders 1 and 2), y = 0 (order 4) or
    // x² + y² = 0 (order 8: the double has y = 0). The last one without a division: u + v·y² = 0.
    bool computeOrderEight()
    {
        return BN_mod_mul(test.get(), v.get(), ySquared.get(), p.get(), scratch.get()) == 1 &&
               BN_mod_add(test.get(), test.get(), u.get(), p.get(), scratch.get()) == 1;
    }
};

tl::unexpected<Error> refused(Translatable why)
{
    return fail(ErrorKind::InvalidInput, {translatable("this is not a usable Ed25519 public key: %1"), {Phrases{why}}},
                translatable("Generate a new key with 'countersignctl key generate'."));
}

} // namespace

Status checkKeyPoint(ByteView encoded)
{
    COUNTERSIGN_ASSERT(encoded.size() == PointSize);
    const OpensslErrorScope errors;
    Curve curve;
    if (!curve.load(encoded))
        return opensslFailure(translatable("reading a public key"));
    if (BN_cmp(curve.y.get(), curve.p.get()) >= 0)
        return refused(translatable("its encoding is not canonical"));
    if (!curve.computeFraction())
        return opensslFailure(translatable("checking a public key"));

    const int squareness = curve.squareness();
    if (squareness < -1)
        return opensslFailure(translatable("checking a public key"));
    if (squareness == -1)
        return refused(translatable("it is not a point of the curve"));
    if (BN_is_zero(curve.u.get()) || BN_is_zero(curve.y.get()))
        return refused(translatable("it is of low order"));
    if (!curve.computeOrderEight())
        return opensslFailure(translatable("checking a public key"));
    if (BN_is_zero(curve.test.get()))
        return refused(translatable("it is of low order"));
    return {};
}

bool isReducedScalar(ByteView scalar)
{
    COUNTERSIGN_ASSERT(scalar.size() == PointSize);
    return std::lexicographical_compare(
        scalar.rbegin(), scalar.rend(), GroupOrder.begin(), GroupOrder.end(),
        [](auto a, auto b) { return static_cast<std::uint8_t>(a) < static_cast<std::uint8_t>(b); });
}

} // namespace countersign::statement
