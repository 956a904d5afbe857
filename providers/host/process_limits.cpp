// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/process_limits.h"

#include <sys/prctl.h>
#include <sys/resource.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

namespace countersign::providers {
namespace {

struct Limit
{
    __rlimit_resource_t resource;
    rlim_t value;
};

constexpr rlim_t MaxMemory = 1024UL * 1024 * 1024; // address space, bytes
constexpr rlim_t MaxProcessorTime = 600;           // seconds over the life of the process
constexpr rlim_t MaxDescriptors = 64;

constexpr std::array Limits
{
    Limit{RLIMIT_CORE, 0}, Limit{RLIMIT_CPU, MaxProcessorTime}, Limit{RLIMIT_FSIZE, 0},
        Limit{RLIMIT_NOFILE, MaxDescriptors},
#if !defined(__SANITIZE_ADDRESS__) // its shadow alone is terabytes of address space
        Limit{RLIMIT_AS, MaxMemory},
#endif
};

Status lower(const Limit &limit)
{
    struct rlimit now = {};
    bool done = ::getrlimit(limit.resource, &now) == 0;
    const rlim_t value = now.rlim_max == RLIM_INFINITY || now.rlim_max > limit.value ? limit.value : now.rlim_max;
    now = {value, value};
    done = done && ::setrlimit(limit.resource, &now) == 0;
    return done ? Status()
                : fail(ErrorKind::Internal, {translatable("cannot limit resources: %1"), {std::strerror(errno)}});
}

Status set(int option, unsigned long value)
{
    if (::prctl(option, value, 0UL, 0UL, 0UL) == 0)
        return {};
    return fail(ErrorKind::Internal, {translatable("cannot give up privileges: %1"), {std::strerror(errno)}});
}

} // namespace

Status restrainThisProcess()
{
    COUNTERSIGN_CHECK(set(PR_SET_PDEATHSIG, SIGKILL));
    COUNTERSIGN_CHECK(set(PR_SET_NO_NEW_PRIVS, 1));
    COUNTERSIGN_CHECK(set(PR_SET_DUMPABLE, 0));
    for (const Limit &limit : Limits)
        COUNTERSIGN_CHECK(lower(limit));
    return {};
}

} // namespace countersign::providers
