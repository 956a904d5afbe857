// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace countersign {

// One handler an alternative, for std::visit: Overload{[](const A &) {…}, [](const B &) {…}}.
template <class... Handlers>
struct Overload : Handlers...
{
    using Handlers::operator()...;
};
template <class... Handlers>
Overload(Handlers...) -> Overload<Handlers...>;

} // namespace countersign
