// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/profile_choice.h"

#include "app/countersign/console_bench.h"
#include "app/countersign/profiles.h"
#include "ui/connection/connection_page.h"

#include <utility>

namespace countersign::app {

namespace {

constexpr QSize ChoiceSize(760, 460);

} // namespace

ProfileChoice::ProfileChoice(const QStringList &profiles, const std::string &binFolder, bool readOnly, ui::Theme &theme)
{
    m_presenter = std::make_unique<view::ConnectionPresenter>(
        optionOf, [binFolder, readOnly](const QString &path) -> Result<view::WorkbenchFactory> {
            COUNTERSIGN_TRY(Profile profile, loadProfile(path.toStdString()));
            return view::WorkbenchFactory(
                [chosen = std::move(profile), binFolder, readOnly]() -> std::unique_ptr<view::Workbench> {
                    return std::make_unique<ConsoleBench>(chosen, binFolder, readOnly);
                });
        });
    for (auto profile = profiles.rbegin(); profile != profiles.rend(); ++profile)
        m_presenter->offer(*profile);
    m_window = std::make_unique<ui::ConnectionPage>(*m_presenter, theme);
    m_window->resize(ChoiceSize);
}

} // namespace countersign::app
