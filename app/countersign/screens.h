// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/approvals/approvals_presenter.h"
#include "models/view/dossier/dossier_presenter.h"
#include "models/view/health/health_presenter.h"
#include "models/view/history/history_presenter.h"
#include "models/view/lookups/lookups_presenter.h"
#include "models/view/policy/policy_presenter.h"
#include "models/view/providers/providers_presenter.h"
#include "models/view/queue/lookup_run.h"
#include "models/view/queue/queue_presenter.h"
#include "models/view/sheet/sheet_presenter.h"

#include <QSettings>

#include <memory>

namespace countersign::app {

// One presenter a screen, of one person at one ledger. The session outlives them.
struct Screens
{
    explicit Screens(view::ConsoleSession &session)
        : settings(settingsIn(session.identity().settingsGroup)),
          queue(session, *settings),
          dossier(session),
          lookup(session),
          sheet(session),
          approvals(session),
          history(session),
          health(session),
          lookups(session),
          providers(session),
          policy(session)
    {
    }

    static std::unique_ptr<QSettings> settingsIn(const QString &group)
    {
        auto settings = std::make_unique<QSettings>();
        settings->beginGroup(group);
        return settings;
    }

    std::unique_ptr<QSettings> settings;
    view::QueuePresenter queue;
    view::DossierPresenter dossier;
    view::LookupRun lookup;
    view::SheetPresenter sheet; // over the queue
    view::ApprovalsPresenter approvals;
    view::HistoryPresenter history;
    view::HealthPresenter health;
    view::LookupsPresenter lookups;
    view::ProvidersPresenter providers;
    view::PolicyPresenter policy;
};

} // namespace countersign::app
