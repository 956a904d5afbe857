// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/plugin_loader.h"

#include "models/base/digest.h"
#include "models/base/file.h"
#include "models/base/text.h"
#include "providers/api/adapter_plugin.h"
#include "providers/http/declarative_adapter.h"

#include <QJsonObject>
#include <QObject>
#include <QPluginLoader>

#include <sys/stat.h>

#include <algorithm>

namespace countersign::providers {
namespace {

bool isIdentifier(const std::string &text)
{
    return !text.empty() && text.size() <= 63 && text.front() >= 'a' && text.front() <= 'z' &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

Status checkNames(const OpenCall &account)
{
    if (!isIdentifier(account.provider))
        return fail(ErrorKind::InvalidInput, "\"" + escapedForDisplay(account.provider) + "\" is no provider's name");
    if (!account.pluginFolder.starts_with('/'))
        return fail(ErrorKind::InvalidInput, "the plugin folder " + account.pluginFolder + " is not absolute");
    return {};
}

// Code that anybody could have put there must never see a token.
Status checkClosedToOthers(const std::string &path)
{
    struct stat info = {};
    if (::stat(path.c_str(), &info) != 0)
        return fail(ErrorKind::NotFound, path + ": there is no such plugin");
    if ((info.st_mode & S_IWOTH) != 0)
        return fail(ErrorKind::PermissionDenied, path + ": everybody may write to it", "Run chmod o-w on it.");
    return {};
}

Status checkMetadata(const QJsonObject &about, const OpenCall &account, const std::string &path)
{
    const auto textOf = [](const QJsonObject &object, const char *name) {
        return object.value(QLatin1String(name)).toString().toStdString();
    };
    if (textOf(about, "IID") != COUNTERSIGN_PROVIDER_ADAPTER_IID)
        return fail(ErrorKind::Unsupported, path + ": is no provider plugin, or one for another version");
    const QJsonObject own = about.value(QLatin1String("MetaData")).toObject();
    if (textOf(own, "provider_id") != account.provider)
        return fail(ErrorKind::VerificationFailed, path + ": is the plugin of another provider");
    if (textOf(own, "description_sha256") != account.descriptionDigest)
        return fail(ErrorKind::VerificationFailed, path + ": was made for another description than the one asked for");
    return {};
}

Result<std::string> readDescription(const OpenCall &account)
{
    const std::string path = account.pluginFolder + '/' + account.provider + ".provider.json";
    COUNTERSIGN_TRY(std::string text, readFile(path));
    if (sha256(text).hex() != account.descriptionDigest)
        return fail(ErrorKind::VerificationFailed, path + ": is not the description asked for");
    return text;
}

} // namespace

Result<LoadedAdapter> loadAdapter(const OpenCall &account, const Clock &clock)
{
    COUNTERSIGN_CHECK(checkNames(account));
    const std::string path = account.pluginFolder + '/' + account.provider + ".so";
    COUNTERSIGN_CHECK(checkClosedToOthers(account.pluginFolder));
    COUNTERSIGN_CHECK(checkClosedToOthers(path));
    COUNTERSIGN_TRY(const std::string text, readDescription(account));
    COUNTERSIGN_TRY(const ProviderDescription description, parseProviderDescription(text));
    COUNTERSIGN_CHECK(baseUrlOf(description, account.environment, account.baseUrl));
    QPluginLoader loader(QString::fromStdString(path));
    COUNTERSIGN_CHECK(checkMetadata(loader.metaData(), account, path));
    auto *plugin = qobject_cast<AdapterPlugin *>(loader.instance());
    if (plugin == nullptr)
        return fail(ErrorKind::Unsupported, path + ": cannot be loaded: " + loader.errorString().toStdString());
    const AdapterPlace place{account.environment, account.account, account.baseUrl};
    const AdapterSetup setup{text, account.environment, account.account,
                             [&] { return DeclarativeAdapter::make(description, place, clock); }};
    COUNTERSIGN_TRY(auto adapter, plugin->makeAdapter(setup));
    if (!adapter)
        return fail(ErrorKind::Internal, path + ": makes no adapter");
    return LoadedAdapter{description, std::move(adapter)};
}

} // namespace countersign::providers
