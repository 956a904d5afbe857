// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/openssl_speed.h"

#include <QProcess>
#include <QString>
#include <QStringList>

#include <charconv>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace countersign::bench {

namespace {

std::vector<std::string> fieldsOf(const std::string &line)
{
    std::vector<std::string> fields;
    std::istringstream text(line);
    for (std::string field; std::getline(text, field, ':');)
        fields.push_back(field);
    return fields;
}

std::optional<double> positive(const std::string &text)
{
    double number = 0;
    const auto *const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end && number > 0 ? std::optional(number) : std::nullopt;
}

} // namespace

// "+F6:0:253:Ed25519:29600.000000:10750.000000": signatures, then verifications a second.
Ed25519Speed parseOpenssl(const std::string &output)
{
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
        const auto fields = fieldsOf(line);
        if (fields.size() != 6 || fields[0] != "+F6" || fields[3] != "Ed25519")
            continue;
        const auto sign = positive(fields[4]);
        const auto verify = positive(fields[5]);
        if (sign && verify)
            return {*sign, *verify};
    }
    throw std::runtime_error("openssl speed: no rate of Ed25519 in its output:\n" + output);
}

Ed25519Speed measureOpenssl(int seconds)
{
    QProcess openssl;
    openssl.start(QStringLiteral("openssl"),
                  {QStringLiteral("speed"), QStringLiteral("-seconds"), QString::number(seconds), QStringLiteral("-mr"),
                   QStringLiteral("ed25519")});
    constexpr int Beyond = 60'000; // milliseconds; it stops by itself long before
    if (!openssl.waitForFinished(2'000 * seconds + Beyond))
        throw std::runtime_error("openssl speed: " + openssl.errorString().toStdString());
    if (openssl.exitStatus() != QProcess::NormalExit || openssl.exitCode() != 0)
        throw std::runtime_error("openssl speed failed: " + openssl.readAllStandardError().toStdString());
    return parseOpenssl(openssl.readAllStandardOutput().toStdString());
}

} // namespace countersign::bench
