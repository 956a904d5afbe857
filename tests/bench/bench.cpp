// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ledger_load.h"
#include "tests/bench/openssl_speed.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <charconv>
#include <exception>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// bench [--entries N] [--seconds N]: what submit() and the replay verifier reach on this machine, and what part that is
// of its bare Ed25519 verifications. One JSON object on stdout.
namespace countersign::bench {
namespace {

struct Arguments
{
    std::size_t entries = 2'000; // statements submitted
    std::size_t seconds = 3;     // of each of openssl's two measurements
};

constexpr std::size_t MostSeconds = 60;

std::optional<std::size_t> numberIn(std::string_view text, std::size_t most)
{
    std::size_t number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && stop == text.data() + text.size();
    return whole && number >= 1 && number <= most ? std::optional(number) : std::nullopt;
}

// Prints what is wrong where something is.
std::optional<Arguments> parse(const std::vector<std::string> &given)
{
    Arguments arguments;
    for (std::size_t at = 0; at < given.size(); at += 2) {
        const std::string &name = given[at];
        const bool entries = name == "--entries";
        if (!entries && name != "--seconds") {
            std::cerr << "bench: " << name << ": no such option; usage: bench [--entries N] [--seconds N]\n";
            return std::nullopt;
        }
        const std::size_t most = entries ? MostEntries : MostSeconds;
        const auto number = at + 1 < given.size() ? numberIn(given[at + 1], most) : std::nullopt;
        if (!number) {
            std::cerr << "bench: " << name << " takes a whole number from 1 to " << most << "\n";
            return std::nullopt;
        }
        (entries ? arguments.entries : arguments.seconds) = *number;
    }
    return arguments;
}

nlohmann::json rateJson(const Rate &rate, const Ed25519Speed &openssl)
{
    return {{"count", rate.count},
            {"seconds", rate.wall.count()},
            {"per_second", rate.perSecond()},
            {"per_processor_second", rate.perProcessorSecond()},
            {"ratio_to_openssl_verify", rate.perProcessorSecond() / openssl.verifyPerSecond}};
}

int run(const Arguments &arguments)
{
    const auto openssl = measureOpenssl(static_cast<int>(arguments.seconds));
    const auto ledger = measureLedger(arguments.entries);
    const nlohmann::json figures{
        {"openssl_speed_ed25519",
         {{"sign_per_second", openssl.signPerSecond}, {"verify_per_second", openssl.verifyPerSecond}}},
        {"folder", std::filesystem::temp_directory_path().string()},
        {"submit", rateJson(ledger.submit, openssl)},
        {"audit_verify", rateJson(ledger.verify, openssl)},
    };
    std::cout << figures.dump(2) << std::endl;
    return 0;
}

} // namespace
} // namespace countersign::bench

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv); // for the SQLite driver
    const auto arguments = countersign::bench::parse({argv + 1, argv + argc});
    if (!arguments)
        return 2;
    try {
        return countersign::bench::run(*arguments);
    } catch (const std::exception &failure) {
        std::cerr << "bench: " << failure.what() << std::endl;
        return 1;
    }
}
