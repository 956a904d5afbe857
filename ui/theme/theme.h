// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/wording/effect_state.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPalette>
#include <QString>

// Colours, icons, fonts and density of the console (ux.md section 9): light, dark, or as the desktop says. No style
// sheets. One object, made by the program and handed to every widget that paints; GUI thread.
namespace countersign::ui {

enum class Scheme { Automatic, Light, Dark };
enum class Density { Compact, Comfortable }; // rows of 24 and 32 px at 100 %

// What a severity paints: text or an icon on `ground`, or a filled chip.
struct SeverityColours
{
    QColor text{};     // on the window's ground
    QColor fill{};     // of a chip; invalid for outline families (info, neutral)
    QColor fillText{}; // on `fill`
    QColor border{};
};

class Theme final : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QObject *parent = nullptr);

    void setScheme(Scheme scheme); // applies the palette to the application
    Scheme scheme() const { return m_scheme; }
    bool isDark() const;
    void setDensity(Density density);
    Density density() const { return m_density; }
    int rowHeight() const; // device-independent pixels at the current font

    QPalette palette() const;
    SeverityColours colours(view::Severity severity) const;
    // Own SVG icons, `resources/icons/<name>.svg`, drawn in the palette's text colour or a severity's.
    QIcon icon(const QString &name) const;
    QIcon icon(const QString &name, view::Severity severity) const;

    QFont bodyFont() const;
    QFont fixedFont() const;  // digests, keys, amounts
    QFont amountFont() const; // the amount on a sheet, 18 pt
    QFont headingFont() const;

Q_SIGNALS:
    void changed(); // repaint

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; // the desktop's palette changed

private:
    void apply();

    Scheme m_scheme = Scheme::Automatic;
    Density m_density = Density::Comfortable;
    QPalette m_desktop{}; // as the desktop gave it
    bool m_applying = false;
};

} // namespace countersign::ui
