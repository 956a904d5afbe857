// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/clock.h"

#include "models/base/text.h"

#include <array>
#include <charconv>
#include <cstdio>
#include <limits>

namespace countersign {
namespace {

using std::chrono::floor;
using std::chrono::seconds;

constexpr std::int64_t HundredYears = 3155760000;

tl::unexpected<Error> badTime(std::string_view text)
{
    return fail(ErrorKind::InvalidInput,
                {translatable("time \"%1\" is not RFC 3339"), {std::string(text.substr(0, 64))}},
                translatable("Write it like 2026-12-01T08:00:00Z."));
}

// Reads exactly `width` digits.
bool takeDigits(std::string_view &text, std::size_t width, int &value)
{
    if (text.size() < width)
        return false;
    value = 0;
    for (const char c : text.substr(0, width)) {
        if (c < '0' || c > '9')
            return false;
        value = value * 10 + (c - '0');
    }
    text.remove_prefix(width);
    return true;
}

bool takeChar(std::string_view &text, char expected)
{
    if (text.empty() || text.front() != expected)
        return false;
    text.remove_prefix(1);
    return true;
}

// YYYY-MM-DDThh:mm:ss; a leap second is not a time the ledger knows.
std::optional<Instant> takeDateTime(std::string_view &text)
{
    int year = 0;
    int month = 0;
    int day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
    const bool read = takeDigits(text, 4, year) && takeChar(text, '-') && takeDigits(text, 2, month) &&
                      takeChar(text, '-') && takeDigits(text, 2, day) && takeChar(text, 'T') &&
                      takeDigits(text, 2, hour) && takeChar(text, ':') && takeDigits(text, 2, minute) &&
                      takeChar(text, ':') && takeDigits(text, 2, second);
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!read || !date.ok() || hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    return Instant(std::chrono::sys_days(date)) + std::chrono::hours(hour) + std::chrono::minutes(minute) +
           seconds(second);
}

std::optional<Duration> takeFraction(std::string_view &text)
{
    if (!takeChar(text, '.'))
        return Duration(0);
    Duration::rep micros = 0;
    int digits = 0;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        if (digits < 6)
            micros = micros * 10 + (text.front() - '0');
        ++digits;
        text.remove_prefix(1);
    }
    for (int i = digits; i < 6; ++i)
        micros *= 10;
    if (digits == 0)
        return std::nullopt;
    return Duration(micros);
}

std::optional<std::chrono::minutes> takeOffset(std::string_view &text)
{
    if (takeChar(text, 'Z') || takeChar(text, 'z'))
        return std::chrono::minutes(0);
    const bool minus = !text.empty() && text.front() == '-';
    int hours = 0;
    int minutes = 0;
    if (!(takeChar(text, '+') || takeChar(text, '-')) || !takeDigits(text, 2, hours) || !takeChar(text, ':') ||
        !takeDigits(text, 2, minutes) || hours > 23 || minutes > 59)
        return std::nullopt;
    const std::chrono::minutes offset(hours * 60 + minutes);
    return minus ? -offset : offset;
}

} // namespace

Instant SystemClock::now() const
{
    return std::chrono::time_point_cast<Duration>(std::chrono::system_clock::now());
}

std::string formatInstant(Instant at)
{
    const auto whole = floor<seconds>(at);
    const auto day = floor<std::chrono::days>(whole);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss time(whole - day);
    std::array<char, 40> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()));
    return buffer.data();
}

Result<Instant> parseInstant(std::string_view text)
{
    std::string_view rest = text;
    const auto at = takeDateTime(rest);
    if (!at || rest != "Z")
        return badTime(text);
    return *at;
}

Result<Instant> parseRfc3339(std::string_view text)
{
    std::string_view rest = text;
    const auto at = takeDateTime(rest);
    if (!at)
        return badTime(text);
    const auto fraction = takeFraction(rest);
    const auto offset = takeOffset(rest);
    if (!fraction || !offset || !rest.empty())
        return badTime(text);
    return *at + *fraction - *offset;
}

std::string formatSeconds(Duration duration)
{
    return std::to_string(std::chrono::duration_cast<seconds>(duration).count());
}

Result<Duration> parseSeconds(std::string_view text)
{
    const auto value = parseInt64(text);
    if (!value || *value < 0 || *value > HundredYears)
        return fail(
            ErrorKind::InvalidInput,
            {translatable("duration \"%1\" is not a number of whole seconds"), {std::string(text.substr(0, 64))}},
            translatable("Write 0 to 3155760000."));
    return Duration(seconds(*value));
}

} // namespace countersign
