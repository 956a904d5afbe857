// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/painted_text.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QWidget>

namespace countersign::ui {

namespace {

// Paints nothing and keeps the text.
class TextEngine final : public QPaintEngine
{
public:
    explicit TextEngine(QStringList &texts) : QPaintEngine(QPaintEngine::AllFeatures), m_texts(texts) {}
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    using QPaintEngine::drawPolygon;
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPath(const QPainterPath &) override {}
    void drawTextItem(const QPointF &, const QTextItem &item) override { m_texts << item.text(); }
    Type type() const override { return QPaintEngine::User; }

private:
    QStringList &m_texts;
};

class TextDevice final : public QPaintDevice
{
public:
    TextDevice(const QWidget &like, QStringList &texts) : m_like(like), m_engine(texts) {}
    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_like.width();
        case PdmHeight:
            return m_like.height();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_like.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_like.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    const QWidget &m_like;
    mutable TextEngine m_engine;
};

} // namespace

QStringList paintedTexts(QWidget &widget)
{
    QStringList texts;
    TextDevice device(widget, texts);
    widget.render(&device);
    return texts;
}

} // namespace countersign::ui
