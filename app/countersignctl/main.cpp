// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/command_line.h"
#include "app/countersignctl/verbs.h"

#include <QCoreApplication>

#include <array>
#include <csignal>

namespace countersign::app {
namespace {

// Flags win over the profile, so that a profile can be used for another ledger or person.
Result<Profile> profileOf(const Arguments &a)
{
    Profile profile;
    if (!a.profile.empty()) {
        COUNTERSIGN_TRY(profile, loadProfile(a.profile));
    }
    const auto prefer = [](const std::string &flag, std::string &member) {
        if (!flag.empty())
            member = flag;
    };
    prefer(a.ledger, profile.ledger);
    prefer(a.key, profile.key);
    prefer(a.passphraseFile, profile.passphraseFile);
    prefer(a.trust, profile.trust);
    prefer(a.person, profile.person);
    prefer(a.tenant, profile.tenant);
    return profile;
}

Result<ExitStatus> run(const Arguments &arguments, const Output &output, const std::string &binFolder)
{
    COUNTERSIGN_TRY(Profile profile, profileOf(arguments));
    CompositionRoot root(std::move(profile), arguments.passphraseFd, binFolder);
    VerbContext context{arguments, root, output};
    for (const auto *verbs : {&ledgerVerbs(), &trustVerbs(), &governVerbs(), &policyVerbs(), &readVerbs(), &actVerbs(),
                              &auditVerbs(), &exportVerbs(), &evidenceVerbs(), &metricsVerbs()})
        if (const auto verb = verbs->find(arguments.verb); verb != verbs->end())
            return verb->second(context);
    return fail(ErrorKind::InvalidInput, "verb \"" + arguments.verb + "\" is not known", "See --help.");
}

} // namespace

Result<effect::EffectRef> intentOf(const VerbContext &context)
{
    if (context.root.profile().tenant.empty())
        return fail(ErrorKind::InvalidInput, "no tenant was named", "Give --tenant or a profile.");
    COUNTERSIGN_TRY(const TenantId tenant, TenantId::parse(context.root.profile().tenant));
    COUNTERSIGN_TRY(const IntentKey key, IntentKey::parse(context.arguments.target));
    return effect::EffectRef{tenant, key};
}

Result<std::vector<Digest>> evidenceOf(const VerbContext &context)
{
    std::vector<Digest> digests;
    for (const std::string &text : context.arguments.evidence) {
        COUNTERSIGN_TRY(const Digest digest, Digest::fromHex(text));
        digests.push_back(digest);
    }
    return digests;
}

} // namespace countersign::app

int main(int argc, char **argv)
{
    using namespace countersign::app;
    static_cast<void>(
        std::signal(SIGPIPE, SIG_IGN)); // a worker, host or reader that goes away is an error, not our end
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN)); // a file-size limit is a full disk, and is told as one
    const Parsed parsed = parseCommandLine(argc, argv);
    if (!parsed.arguments)
        return parsed.exitStatus;
    const QCoreApplication application(argc, argv);
    const Output output(parsed.arguments->json);
    const auto status = run(*parsed.arguments, output, QCoreApplication::applicationDirPath().toStdString());
    return static_cast<int>(status ? *status : output.error(status.error()));
}
