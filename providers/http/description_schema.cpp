// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/description_schema.h"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <exception>
#include <string>
#include <string_view>

namespace countersign::embedded {
extern const std::string_view providerDescriptionSchema;
}

namespace countersign::providers {

namespace {

using nlohmann::json;
using valijson::adapters::NlohmannJsonAdapter;

// Where the deepest complaint stands; the outer ones only say that something inside is wrong.
std::string firstComplaint(valijson::ValidationResults &results)
{
    valijson::ValidationResults::Error error;
    std::string place;
    std::string what;
    std::size_t depth = 0;
    while (results.popError(error)) {
        if (!what.empty() && error.context.size() <= depth)
            continue;
        depth = error.context.size();
        what = error.description;
        place.clear();
        for (const std::string &step : error.context)
            place += step;
    }
    return place + ": " + what;
}

} // namespace

Status checkDescriptionSchema(const json &description)
{
    try {
        const json schemaDocument = json::parse(embedded::providerDescriptionSchema);
        valijson::Schema schema;
        valijson::SchemaParser parser;
        parser.populateSchema(NlohmannJsonAdapter(schemaDocument), schema);
        valijson::Validator validator(valijson::Validator::kStrongTypes);
        valijson::ValidationResults results;
        if (validator.validate(schema, NlohmannJsonAdapter(description), &results))
            return {};
        return fail(ErrorKind::InvalidInput,
                    "provider description does not fit its schema at " + firstComplaint(results),
                    "Compare it with providers/api/provider_description.schema.json.");
    } catch (const std::exception &error) {
        return fail(ErrorKind::Internal,
                    std::string("the provider description schema cannot be used: ") + error.what());
    }
}

} // namespace countersign::providers
