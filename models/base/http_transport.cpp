// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/http_transport.h"

#include <algorithm>

namespace countersign {
namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool equalIgnoringCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

std::string HttpResponse::header(std::string_view name) const
{
    for (const HttpHeader &header : headers)
        if (equalIgnoringCase(header.name, name))
            return header.value;
    return {};
}

} // namespace countersign
