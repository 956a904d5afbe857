// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/plugin_loader.h"

#include "models/base/digest.h"
#include "models/base/file.h"
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
        return fail(ErrorKind::InvalidInput, {translatable("\"%1\" is no provider's name"), {account.provider}});
    if (!account.pluginFolder.starts_with('/'))
        return fail(ErrorKind::InvalidInput,
                    {translatable("the plugin folder %1 is not absolute"), {account.pluginFolder}});
    return {};
}

// Code that anybody could have put there must never see a token.
Status checkClosedToOthers(const std::string &path)
{
    struct stat info = {};
    if (::stat(path.c_str(), &info) != 0)
        return fail(ErrorKind::NotFound, {translatable("%1: there is no such plugin"), {path}});
    if ((info.st_mode & S_IWOTH) != 0)
        return fail(ErrorKind::PermissionDenied, {translatable("%1: everybody may write to it"), {path}},
                    translatable("Run chmod o-w on it."));
    return {};
}

Status checkMetadata(const QJsonObject &about, const OpenCall &account, const std::string &path)
{
    const auto textOf = [](const QJsonObject &object, const char *name) {
        return object.value(QLatin1String(name)).toString().toStdString();
    };
    if (textOf(about, "IID") != COUNTERSIGN_PROVIDER_ADAPTER_IID)
        return fail(ErrorKind::Unsupported,
                    {translatable("%1: is no provider plugin, or one for another version"), {path}});
    const QJsonObject own = about.value(QLatin1String("MetaData")).toObject();
    if (textOf(own, "provider_id") != account.provider)
        return fail(ErrorKind::VerificationFailed, {translatable("%1: is the plugin of another provider"), {path}});
    if (textOf(own, "description_sha256") != account.descriptionDigest)
        return fail(ErrorKind::VerificationFailed,
                    {translatable("%1: was made for another description than the one asked for"), {path}});
    return {};
}

Result<std::string> readDescription(const OpenCall &account)
{
    const std::string path = account.pluginFolder + '/' + account.provider + ".provider.json";
    COUNTERSIGN_TRY(std::string text, readFile(path));
    if (sha256(text).hex() != account.descriptionDigest)
        return fail(ErrorKind::VerificationFailed, {translatable("%1: is not the description asked for"), {path}});
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
        return fail(ErrorKind::Unsupported,
                    {translatable("%1: cannot be loaded: %2"), {path, loader.errorString().toStdString()}});
    const AdapterPlace place{account.environment, account.account, account.baseUrl};
    const AdapterSetup setup{text, account.environment, account.account,
                             [&] { return DeclarativeAdapter::make(description, place, clock); }};
    COUNTERSIGN_TRY(auto adapter, plugin->makeAdapter(setup));
    if (!adapter)
        return fail(ErrorKind::Internal, {translatable("%1: makes no adapter"), {path}});
    return LoadedAdapter{description, std::move(adapter)};
}

} // namespace countersign::providers
