-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the facts are made of: ledger.md section 5. A fact is computed from one document, `input`: all that the ledger
-- knows and is told at one moment, in the form of resources/rules/README.md with every element written out; a member
-- that is missing is absent or empty. Times are microseconds since 1970 here, amounts numeric: nothing is ever rounded,
-- and an amount past 64 bits is seen to be. The console's is models/resolution; a test compares the two.

-- A time like 2026-12-01T08:00:00.250000Z in microseconds; null where it is none. The calendar repeats after 400 years,
-- and the server knows no year 0.
CREATE FUNCTION countersign.micros(content text) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  first_day date;
  that_day date;
BEGIN
  IF content !~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3])(:[0-5][0-9]){2}(\.[0-9]+)?Z$'
  THEN
    RETURN NULL;
  END IF;
  first_day := make_date(substring(content FOR 4)::int + 400, substring(content FROM 6 FOR 2)::int, 1);
  that_day := first_day + substring(content FROM 9 FOR 2)::int - 1;
  IF that_day >= first_day + interval '1 month' THEN
    RETURN NULL;
  END IF;
  RETURN 1000000 * ((that_day - date '2370-01-01')::bigint * 86400 + substring(content FROM 12 FOR 2)::int * 3600
                    + substring(content FROM 15 FOR 2)::int * 60 + substring(content FROM 18 FOR 2)::int)
    + rpad(rtrim(substring(content FROM 21 FOR 6), 'Z'), 6, '0')::bigint;
END $$;

-- The moment as text again, in a form that to_char takes.
CREATE FUNCTION countersign.micros_text(micros bigint, form text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  days CONSTANT int := floor(micros::numeric / 86400000000);
BEGIN
  RETURN to_char((date '1970-01-01' + days)::timestamp
                 + make_interval(secs => (micros - days::bigint * 86400000000) / 1000000.0), form);
END $$;

-- Whole seconds, truncated: what a refusal says.
CREATE FUNCTION countersign.seconds_text(micros bigint) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN countersign.micros_text(micros, 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
END $$;

-- The whole moment, with its fraction where it has one: what a program goes on with.
CREATE FUNCTION countersign.moment_text(micros bigint) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN countersign.micros_text(micros, CASE WHEN micros % 1000000 = 0 THEN 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
                                              ELSE 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"' END);
END $$;

-- One fact: {value, why, may_change_at}, the last two only where there is something to say. `why` becomes the refusal's
-- data, may_change_at is when time alone could change the value. A value that is null is a mistake in a fact, and
-- nothing is judged by it: what cannot be known is decided in each fact.
CREATE FUNCTION countersign.fact(value boolean, why jsonb DEFAULT '{}', may_change_at bigint DEFAULT NULL) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF value IS NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'null_value_not_allowed', MESSAGE = format('a fact has no value: %s', why);
  END IF;
  RETURN jsonb_strip_nulls(jsonb_build_object('value', value, 'why', nullif(why, '{}'),
                                              'may_change_at', countersign.moment_text(may_change_at)));
END $$;

-- A fact that names nothing but what is missing.
CREATE FUNCTION countersign.unmet_fact(value boolean, unmet text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN countersign.fact(value, jsonb_build_object('unmet', unmet));
END $$;

-- An amount in minor units as evidence and statements write it; null unless it is a whole number of 0 to 2^63 - 1.
CREATE FUNCTION countersign.minor_units(content text) RETURNS numeric
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN CASE WHEN countersign.is_integer(content) AND content !~ '^-' THEN content::numeric END;
END $$;

-- The intent has an amount: it needs a currency too.
CREATE FUNCTION countersign.has_amount(intent jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN coalesce(intent ->> 'amount_minor' <> '' AND intent ->> 'currency' <> '', false);
END $$;

-- The record is about this effect and about nothing else.
CREATE FUNCTION countersign.names_intent(record jsonb, intent jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN coalesce(record ->> 'tenant' = intent ->> 'tenant' AND record ->> 'intent' = intent ->> 'intent_key'
    AND record ->> 'provider_key' = coalesce(intent ->> 'provider_key', '')
    AND record ->> 'provider' = intent ->> 'provider' AND record ->> 'account' = intent ->> 'account'
    AND record ->> 'environment' = intent ->> 'environment'
    AND record ->> 'request_digest' = intent ->> 'request_digest', false);
END $$;

-- The object carries the intent's own reference: the provider key, or what the operation's field was planted with.
CREATE FUNCTION countersign.reference_equal(input jsonb, match jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  intent CONSTANT jsonb := input -> 'intent';
  operation CONSTANT jsonb := input #> '{contract,subject,operations}' -> (intent ->> 'operation');
BEGIN
  RETURN coalesce(match ->> 'reference' <> '', false)
    AND (coalesce(match ->> 'reference' = intent ->> 'provider_key', false)
         OR coalesce(match ->> 'reference' = intent -> 'correlation' ->> (operation ->> 'correlation_field'), false));
END $$;

-- The objects that the cited evidence names, in the order of their ids: {id, match, account, environment, recorded_at,
-- sights}. Where several records show one, the newest counts, and of two of one moment the one of greater digest;
-- `sights` is what each said of it, the newest first. A document is no object.
CREATE FUNCTION countersign.collect_objects(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
             'id', o.id, 'match', o.sights -> 0, 'account', o.places[1] -> 'account', 'environment',
             o.places[1] -> 'environment', 'recorded_at', o.places[1] -> 'recorded_at', 'sights', o.sights)
             ORDER BY o.id COLLATE "C"), '[]')
      FROM (SELECT s.match ->> 'id' AS id, jsonb_agg(s.match ORDER BY r.rank, s.place) AS sights,
                   array_agg(r.place ORDER BY r.rank, s.place) AS places
              FROM (SELECT c.stored #> '{record,matches}' AS matches, jsonb_build_object(
                             'account', c.stored #> '{record,account}', 'environment',
                             c.stored #> '{record,environment}', 'recorded_at', c.stored -> 'recorded_at') AS place,
                           row_number() OVER (ORDER BY countersign.micros(c.stored ->> 'recorded_at') DESC NULLS LAST,
                                                       (c.stored ->> 'digest') COLLATE "C" DESC, c.place) AS rank
                      FROM jsonb_array_elements(input -> 'cited') WITH ORDINALITY AS c (stored, place)
                      WHERE c.stored #>> '{record,source}' IS DISTINCT FROM 'document') AS r,
                   jsonb_array_elements(r.matches) WITH ORDINALITY AS s (match, place)
              GROUP BY s.match ->> 'id') AS o);
END $$;

-- The same, collected once for all facts where compute_facts put them into the document.
CREATE FUNCTION countersign.cited_objects(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN CASE WHEN input ? 'objects' THEN input -> 'objects' ELSE countersign.collect_objects(input) END;
END $$;

-- The object the statement is about: the compensation's target, else the result's, else the only one; null where it is
-- not among the cited or nothing is chosen.
CREATE FUNCTION countersign.chosen_object(input jsonb, objects jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  command CONSTANT jsonb := nullif(input #> '{statement,compensation}', '{}');
  named CONSTANT text := coalesce(CASE WHEN command IS NULL THEN input #>> '{statement,result,provider_id}'
                                       ELSE command ->> 'target_provider_id' END, '');
BEGIN
  IF named = '' THEN
    RETURN CASE WHEN jsonb_array_length(objects) = 1 THEN objects -> 0 END;
  END IF;
  RETURN (SELECT o.object FROM jsonb_array_elements(objects) AS o (object) WHERE o.object ->> 'id' = named);
END $$;

-- What is compared of an object and differs from the intent, in the order of the names.
CREATE FUNCTION countersign.differing_fields(input jsonb, object jsonb) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  intent CONSTANT jsonb := input -> 'intent';
  match CONSTANT jsonb := object -> 'match';
  counted CONSTANT boolean := countersign.has_amount(intent);
  nothing_to_count CONSTANT boolean := NOT counted AND intent ->> 'effect_kind' <> 'monetary';
BEGIN
  RETURN array_remove(ARRAY[
    CASE WHEN object ->> 'account' = intent ->> 'account' THEN NULL ELSE 'account' END,
    CASE WHEN nothing_to_count OR (counted AND match ->> 'amount_minor' = intent ->> 'amount_minor')
         THEN NULL ELSE 'amount' END,
    CASE WHEN nothing_to_count OR (counted AND match ->> 'currency' = intent ->> 'currency')
         THEN NULL ELSE 'currency' END,
    CASE WHEN object ->> 'environment' = intent ->> 'environment' THEN NULL ELSE 'environment' END,
    CASE WHEN countersign.reference_equal(input, match) THEN NULL ELSE 'reference' END], NULL);
END $$;
