// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/api/adapter_plugin.h"

#include <QObject>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <stdexcept>

extern char **environ;

// A provider plugin that does what none may. What it does is the customer of the request; any other customer gets an
// honest answer that says how the process looks from inside.
namespace countersign::test {
namespace {

using providers::LookupReport;
using providers::LookupRequest;
using providers::Rung;

// The protocol's descriptors are not handed out, but the process is ours as much as the host's.
void writeEverywhere(const std::string &text)
{
    for (int descriptor = 0; descriptor < 64; ++descriptor)
        if (::write(descriptor, text.data(), text.size()) < 0)
            continue;
}

void flood()
{
    const std::string piece(64 * 1024, 'x');
    while (true)
        writeEverywhere(piece);
}

std::string softLimit(__rlimit_resource_t resource)
{
    struct rlimit limit = {};
    ::getrlimit(resource, &limit);
    return std::to_string(limit.rlim_cur);
}

std::string environmentText()
{
    std::string text;
    for (char **entry = environ; *entry != nullptr; ++entry)
        text += std::string(text.empty() ? "" : ",") + *entry;
    return text;
}

std::string argumentsText()
{
    std::ifstream file("/proc/self/cmdline");
    std::string text;
    for (char c = 0; file.get(c);)
        text.push_back(c == '\0' ? ' ' : c);
    return text;
}

int openDescriptors()
{
    int count = 0;
    for (int descriptor = 0; descriptor < 1024; ++descriptor)
        count += ::fcntl(descriptor, F_GETFD) >= 0 ? 1 : 0;
    return count;
}

void misbehave(const std::string &how)
{
    if (how == "hang")
        while (true)
            ::pause();
    if (how == "spin")
        for (volatile bool on = true; on;) {
        }
    if (how == "crash")
        ::raise(SIGSEGV);
    if (how == "exit")
        std::_Exit(7);
    if (how == "flood")
        flood();
    if (how == "garbage")
        writeEverywhere("{\"id\":\"1\",\"answer\":\"report\"}\n");
    if (how == "forge")
        writeEverywhere("{\"id\":\"9\",\"answer\":\"opened\"}\n");
    if (how == "throw")
        throw std::runtime_error("out of luck");
    if (how == "print")
        std::cout << "{\"id\":\"2\",\"answer\":\"opened\"}" << std::endl;
    if (how == "ignore_signals")
        for (int signal = 1; signal < 32; ++signal)
            std::signal(signal, SIG_IGN);
}

class RogueAdapter final : public providers::ProviderAdapter
{
public:
    effect::ProviderContract contract() const override { return {}; }

    std::vector<Rung> rungs(const LookupRequest &request) const override
    {
        misbehave(request.recipientRef);
        return {{"reference", "GET /charges"}};
    }

    LookupReport lookUp(const Rung &rung, const LookupRequest &request, providers::ReadTransport & /*transport*/,
                        const CancelToken & /*cancel*/) override
    {
        misbehave(request.customerRef);
        if (request.customerRef == "ignore_signals")
            misbehave("hang");
        effect::Match match;
        match.id = "self";
        match.statusRaw = lookAtMyself(request.customerRef);
        LookupReport report{effect::Found{match}, {}};
        report.observation.rung = request.customerRef == "another_rung" ? "attributes" : rung.kind;
        report.observation.method = rung.method;
        if (request.customerRef == "long")
            report.finding = effect::Denied{std::string(2 * 1024 * 1024, 'd')};
        return report;
    }

private:
    static std::string lookAtMyself(const std::string &what)
    {
        if (what == "environment")
            return environmentText();
        if (what == "arguments")
            return argumentsText();
        if (what == "descriptors")
            return std::to_string(openDescriptors());
        if (what == "core")
            return softLimit(RLIMIT_CORE);
        if (what == "files")
            return softLimit(RLIMIT_NOFILE);
        if (what == "file_size")
            return softLimit(RLIMIT_FSIZE);
        if (what == "processor")
            return softLimit(RLIMIT_CPU);
        if (what == "memory")
            return softLimit(RLIMIT_AS);
        if (what == "privileges")
            return std::to_string(::prctl(PR_GET_NO_NEW_PRIVS, 0UL, 0UL, 0UL, 0UL));
        if (what == "dumpable")
            return std::to_string(::prctl(PR_GET_DUMPABLE, 0UL, 0UL, 0UL, 0UL));
        if (what == "process")
            return std::to_string(::getpid());
        return {};
    }
};

} // namespace

class RoguePlugin final : public QObject, public providers::AdapterPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID COUNTERSIGN_PROVIDER_ADAPTER_IID FILE "rogue.plugin.json")
    Q_INTERFACES(countersign::providers::AdapterPlugin)

public:
    Result<std::unique_ptr<providers::ProviderAdapter>> makeAdapter(const providers::AdapterSetup &setup) override
    {
        if (setup.account == "nobody")
            return fail(ErrorKind::InvalidInput, "this account is not for rogues");
        if (setup.account == "nothing")
            return std::unique_ptr<providers::ProviderAdapter>();
        if (setup.account == "sleepy")
            misbehave("hang");
        return std::unique_ptr<providers::ProviderAdapter>(std::make_unique<RogueAdapter>());
    }
};

} // namespace countersign::test

#include "rogue_plugin.moc"
