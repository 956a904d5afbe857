// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <memory>

// Q_INIT_RESOURCE works only outside namespaces.
static void initTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace countersign::app {

namespace {

void install(const QLocale &locale, const QString &catalogue, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>(QCoreApplication::instance());
    if (translator->load(locale, catalogue, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator.release());
}

} // namespace

QLocale chosenLocale(view::LanguageChoice language)
{
    switch (language) {
    case view::LanguageChoice::System:
        break;
    case view::LanguageChoice::English:
        return QLocale(QLocale::English);
    case view::LanguageChoice::German:
        return QLocale(QLocale::German);
    }
    return QLocale::system();
}

void installLanguages(const QLocale &locale)
{
    initTranslations();
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // English under every language: its catalogue has the plural forms, and what came last is asked first.
    install(QLocale(QLocale::English), QStringLiteral("countersign"), QStringLiteral(":/translations"));
    if (locale.language() != QLocale::English)
        install(locale, QStringLiteral("countersign"), QStringLiteral(":/translations"));
}

} // namespace countersign::app
