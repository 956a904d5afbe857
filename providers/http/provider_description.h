// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"
#include "models/effect/finding.h"
#include "models/effect/provider_contract.h"
#include "providers/http/uri_template.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A provider description (providers/api/provider_description.schema.json), read and typed. Only what this build can act
// on is accepted: a description that asks for more is refused at load, with the field's name. Plain values.
namespace countersign::providers {

struct Environment
{
    std::string name{}, baseUrl{}; // without a trailing slash
    bool isLive = true;
};

enum class AuthScheme { Bearer, Basic, ApiKeyHeader };
struct Auth
{
    AuthScheme scheme = AuthScheme::Bearer;
    std::string header{}; // with ApiKeyHeader
};

struct Operation
{
    std::string name{};
    effect::EffectKind kind = effect::EffectKind::Other;
    std::chrono::milliseconds requestTimeout{};
    std::string correlationField{};
    effect::EffectStage stage = effect::EffectStage::Completed;
};

struct StatusPattern
{
    int from = 0, to = 0; // both included
    bool fits(int status) const { return status >= from && status <= to; }
};

struct CodeMatch
{
    StatusPattern status{};
    std::string codePointer{}, code{};
};

struct Idempotency
{
    effect::KeyDerivation derivation = effect::KeyDerivation::Hash;
    effect::KeyCarrier carrier = effect::KeyCarrier::None;
    std::string name{};
    std::int64_t maxLength = 255;
    Duration retention{};
    std::optional<CodeMatch> onMismatch{}, onInProgress{};
    std::string replayFlagHeader{};
};

// What an answer to a create means. Reads use it for errors inside a 200 only.
enum class ResponseClass { DefinitiveRejection, NotProcessed, Ambiguous, Throttled, Accepted };
struct ResponseRule
{
    StatusPattern status{};
    std::string pointer{}, value{}; // "" = the status alone decides
    ResponseClass meaning = ResponseClass::Ambiguous;
};

enum class TimeFormat { Rfc3339, EpochSeconds, EpochMilliseconds };
enum class MoneyForm { MinorInteger, Decimal };

struct Window
{
    Duration padding{};
    TimeFormat format = TimeFormat::Rfc3339;
    std::optional<Duration> maxSpan{};
};

enum class PageStyle { CursorLastId, CursorToken, NextLink, PageNumber, Offset, None };
enum class EndRule { HasMore, EmptyPage, AbsentToken };
struct Pagination
{
    PageStyle style = PageStyle::None;
    EndRule endRule = EndRule::EmptyPage;
    std::string nextPointer{}, hasMorePointer{};
    std::size_t firstPage = 1, pageSize = 0, hardCap = 1000;
};

enum class MatchOp { Equal, Contains, Prefix, AmountEqual, TimeWithin };
struct MatchRule
{
    std::string pointer{}, variable{};
    MatchOp op = MatchOp::Equal;
};

struct QueryParameter
{
    std::string name{}, variable{}, value{}; // variable or value
};

struct RungDescription
{
    std::string kind{}, method{};
    UriTemplate path{};
    std::vector<QueryParameter> query{};
    std::vector<std::string> requiredVariables{};
    std::string itemsPointer{};
    std::vector<MatchRule> match{};
    bool isOneObject = false;
    bool notFoundIsAbsent = false;
    std::optional<Window> window{};
    Pagination pagination{};
    std::string title() const { return method + " " + path.pathPart(); } // for people and evidence
};

// The object of a batch carries all its items. `tie` is no rung that is asked: its match alone tells whose an item is,
// and absence needs a planted reference.
struct BatchItems
{
    std::string pointer{};
    RungDescription tie{};
};

struct ObjectPointers
{
    std::string id{}, status{}, amount{}, currency{}, settlementAmount{}, settlementCurrency{}, created{}, reference{};
    std::string recipient{}; // "" unless the description says that it is an opaque reference
    std::string dashboardUrl{};
};

struct Throttle
{
    enum class Unit { Seconds, Epoch, Date };
    StatusPattern status{429, 429};
    std::string header = "Retry-After";
    Unit unit = Unit::Seconds;
    std::optional<Duration> fallbackBackoff{};
    int maxPerSecond = 1;
};

struct ProviderDescription
{
    std::string providerId{};
    std::int64_t contractVersion = 0;
    std::string digest{}; // hex SHA-256 of the text
    std::vector<Environment> environments{};
    Auth auth{};
    std::vector<HttpHeader> staticHeaders{};
    std::vector<Operation> operations{};
    Idempotency idempotency{};
    std::vector<ResponseRule> responseRules{};
    std::vector<RungDescription> ladder{};
    std::map<std::string, BatchItems> batches{}; // by operation
    ObjectPointers object{};
    std::map<std::string, effect::Disposition> statusMap{};
    Duration visibilityLag{}; // worst
    Duration dataRetention{}, normalResponseWindow{}, lease{}, margin{}, maxTransit{}, disputeWindow{};
    effect::AbsenceRule absence{};
    MoneyForm moneyForm = MoneyForm::MinorInteger, amountFilterForm = MoneyForm::MinorInteger;
    std::map<std::string, int> exponentOverrides{}; // where the provider's minor unit is not that of ISO 4217
    TimeFormat timestamp = TimeFormat::Rfc3339;
    std::map<std::string, std::string> compensations{};
    std::string onRejected{};
    std::vector<std::string> scopeNeeded{}, cannotProve{};
    Throttle throttle{};
    std::string requestIdHeader{};

    const Environment *environment(std::string_view name) const; // null: no such one
    const Operation *operation(std::string_view name) const;
};

// InvalidInput: not JSON, not the schema, or fields that contradict each other. Unsupported: a feature the schema knows
// and this build does not.
Result<ProviderDescription> parseProviderDescription(std::string_view text);
Result<ProviderDescription> loadProviderDescription(const std::string &path);

// The contract offered to administrators for one environment, tenant "*" and account "*".
effect::ProviderContract contractOf(const ProviderDescription &description, const std::string &environment);

// The first rule that fits; Ambiguous if none does: doubt is never success.
ResponseClass classify(const ProviderDescription &description, const HttpResponse &response);

// What `location` of the description says about the scheme of a base URL: https, or http to this machine where the
// environment is not live. Used for overrides too.
Status checkBaseUrl(const std::string &url, bool isLive);

// The environment's base URL, or `instead` where that is not empty and allowed. NotFound: no such environment.
Result<std::string> baseUrlOf(const ProviderDescription &description, const std::string &environment,
                              const std::string &instead);

} // namespace countersign::providers
