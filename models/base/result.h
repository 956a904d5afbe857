// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/error.h"

#include <tl/expected.hpp>

#include <utility>

// Result<T>: a value or an Error; ignoring one is a warning. The one place that a later std::expected replaces.
namespace countersign {

template <class T>
class [[nodiscard]] Result : public tl::expected<T, Error>
{
public:
    using Base = tl::expected<T, Error>;
    using Base::Base;
    Result(Base base) : Base(std::move(base)) {}
};

using Status = Result<void>;

inline tl::unexpected<Error> fail(ErrorKind kind, Phrase context, Phrase remedy = {})
{
    Error error;
    error.kind = kind;
    error.context = std::move(context);
    error.remedy = std::move(remedy);
    return tl::unexpected<Error>(std::move(error));
}

inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

} // namespace countersign

// Hands the error of a Result on, else names its value: COUNTERSIGN_TRY(auto key, IntentKey::parse(text));
#define COUNTERSIGN_CONCAT_(a, b) a##b
#define COUNTERSIGN_CONCAT(a, b) COUNTERSIGN_CONCAT_(a, b)
#define COUNTERSIGN_TRY_(holder, declaration, ...)                                                                     \
    auto holder = (__VA_ARGS__);                                                                                       \
    if (!holder)                                                                                                       \
        return ::tl::unexpected<::countersign::Error>(std::move(holder).error());                                      \
    declaration = std::move(*holder)
#define COUNTERSIGN_TRY(declaration, ...)                                                                              \
    COUNTERSIGN_TRY_(COUNTERSIGN_CONCAT(countersignResult, __LINE__), declaration, __VA_ARGS__)
#define COUNTERSIGN_CHECK(...)                                                                                         \
    if (auto countersignStatus = (__VA_ARGS__); !countersignStatus)                                                    \
    return ::tl::unexpected<::countersign::Error>(std::move(countersignStatus).error())
