// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo.h"

#include "app/demo/demo_government.h"
#include "app/demo/demo_history.h"
#include "models/base/strong_text.h"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace countersign::app {
namespace {

namespace fs = std::filesystem;

Status checkFree(const std::string &dir)
{
    std::error_code error;
    if (!fs::exists(dir, error) && !error)
        return {};
    if (!error && fs::is_directory(dir, error) && !error && fs::is_empty(dir, error) && !error)
        return {};
    return fail(ErrorKind::InvalidInput, {translatable("demo folder %1 is not empty"), {dir}},
                translatable("Name a folder that does not exist yet; a demo never overwrites."));
}

Status build(const DemoFolder &folder, const std::string &binFolder, const Clock &clock, Entropy &entropy,
             DemoReport &report)
{
    COUNTERSIGN_CHECK(furnish(folder, report.tenant, clock, entropy));
    COUNTERSIGN_CHECK(govern(folder, report.tenant, binFolder));
    return makeHistory(folder, binFolder, clock, report);
}

// Replaces an empty folder of that name, and nothing else.
Status moveIntoPlace(const std::string &from, const std::string &to)
{
    std::error_code error;
    fs::rename(from, to, error);
    if (error)
        return fail(ErrorKind::PermissionDenied,
                    {translatable("demo folder %1 cannot be put in place: %2"), {to, error.message()}});
    return {};
}

void namePlaces(DemoReport &report)
{
    const DemoFolder folder(report.dir);
    for (const std::string_view person : DemoPersons)
        report.profiles.emplace(person, folder.profile(person));
    report.profiles.emplace("worker", folder.profile("worker"));
}

} // namespace

Result<effect::EffectRef> DemoReport::ref(const std::string &key) const
{
    COUNTERSIGN_TRY(const TenantId owner, TenantId::parse(tenant));
    COUNTERSIGN_TRY(const IntentKey intent, IntentKey::parse(key));
    return effect::EffectRef{owner, intent};
}

Result<DemoReport> buildDemo(const DemoRequest &request, const std::string &binFolder, const Clock &clock,
                             Entropy &entropy)
{
    DemoReport report;
    report.dir = fs::absolute(request.dir).lexically_normal().string();
    while (report.dir.size() > 1 && report.dir.back() == '/')
        report.dir.pop_back();
    report.tenant = request.tenantName.empty() ? "acme" : request.tenantName;
    COUNTERSIGN_CHECK(TenantId::parse(report.tenant));
    COUNTERSIGN_CHECK(checkFree(report.dir));
    const DemoFolder workshop(report.dir + ".partial-" + entropy.hexId());
    Status built = build(workshop, binFolder, clock, entropy, report);
    if (built)
        built = moveIntoPlace(workshop.root(), report.dir);
    if (!built) {
        std::error_code ignored; // the reason why the demo failed is the one to tell
        fs::remove_all(workshop.root(), ignored);
        return fail(built.error());
    }
    namePlaces(report);
    return report;
}

nlohmann::json demoJson(const DemoReport &report)
{
    return {{"dir", report.dir},           {"tenant", report.tenant},       {"ledger", DemoFolder(report.dir).ledger()},
            {"profiles", report.profiles}, {"scenarios", report.scenarios}, {"confirmed", report.confirmed}};
}

std::string demoText(const DemoReport &report)
{
    std::string text = "Demo ledger in " + report.dir + ", tenant " + report.tenant + ".\n";
    for (const auto &[scenario, key] : report.scenarios)
        text += "  " + scenario + std::string(scenario.size() < 18 ? 18 - scenario.size() : 1, ' ') + key + '\n';
    const std::string start = "  countersignctl --profile " + report.profiles.at("operator") + ' ';
    const std::string small = report.scenarios.at("accepted_small");
    return text + "Try next:\n" + start + "intents list --status unknown\n" + start + "lookup " + small + '\n' + start +
           "offers " + small + '\n' + start + "resolve " + small +
           " --action confirm --reason single_match --evidence DIGEST\n  countersignctl --profile " +
           report.profiles.at("auditor") + " audit verify";
}

} // namespace countersign::app
