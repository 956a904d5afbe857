// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/resolution/facts.h"
#include "models/resolution/policy.h"
#include "models/view/console/console_session.h"
#include "models/view/tables/rows_model.h"

#include <optional>
#include <vector>

// Which rule made an action need what (ux.md 4.8): the policy in force for the session's tenant, field by field, beside
// an earlier version. Read-only: a policy is changed by two administrators. GUI thread.
namespace countersign::view {

struct PolicyState
{
    bool loading = true;
    std::optional<Error> error{};
    QString version{}; // in force; empty: none is
    QString digest{};
    QString scope{};             // the tenant it is for, or "*"
    QStringList earlier{};       // versions it can be compared with, newest first
    QString comparedWith{};      // one of them; empty: with none
    std::size_t differences = 0; // fields that differ from it
};

class PolicyPresenter final : public QObject
{
    Q_OBJECT
public:
    explicit PolicyPresenter(ConsoleSession &session, QObject *parent = nullptr);

    const PolicyState &state() const { return m_state; }
    RowsModel &fields() { return m_fields; } // field, in force, compared with

public Q_SLOTS:
    void read();
    void compareWith(const QString &version); // "" stops comparing

Q_SIGNALS:
    void changed();

private:
    using Version = resolution::InForce<resolution::Policy>;
    void show();

    ConsoleSession &m_session;
    PolicyState m_state;
    std::vector<Version> m_versions;
    RowsModel m_fields;
};

} // namespace countersign::view
