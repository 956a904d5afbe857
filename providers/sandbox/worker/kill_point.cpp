// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/kill_point.h"

#include "models/base/enum_table.h"

#include <array>
#include <csignal>

namespace countersign::worker {
namespace {

constexpr EnumTable Points(std::array{
    EnumWord{KillPoint::BeforePrepare, std::string_view("before_prepare")},
    EnumWord{KillPoint::BeforeBegin, std::string_view("before_begin")},
    EnumWord{KillPoint::AttemptBegun, std::string_view("attempt_begun")},
    EnumWord{KillPoint::BeforeSend, std::string_view("before_send")},
    EnumWord{KillPoint::AnswerReceived, std::string_view("answer_received")},
    EnumWord{KillPoint::AnswerRecorded, std::string_view("answer_recorded")},
});

} // namespace

std::string_view toString(KillPoint point)
{
    return Points.word(point);
}

std::optional<KillPoint> parseKillPoint(std::string_view word)
{
    return Points.parse(word);
}

std::string killPointNames()
{
    std::string names;
    for (const auto &row : Points.rows())
        names.append(names.empty() ? "" : ", ").append(row.word);
    return names;
}

KillSwitch killAt(std::optional<KillPoint> point)
{
    return [point](KillPoint here) {
        if (here == point)
            std::raise(SIGKILL);
    };
}

} // namespace countersign::worker
