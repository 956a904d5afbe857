-- SPDX-License-Identifier: GPL-3.0-or-later
-- Facts about the objects that the cited evidence shows. What each is true for stands in the rules file and in
-- ledger.md section 5; every comparison is made anew from evidence, intent and contract.

CREATE FUNCTION countersign.chosen_data(objects jsonb, chosen jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF chosen IS NULL THEN
    RETURN jsonb_build_object('objects', jsonb_array_length(objects)::text);
  END IF;
  RETURN jsonb_build_object('object', chosen ->> 'id', 'disposition', chosen #>> '{match,disposition}',
                            'status_raw', chosen #>> '{match,status_raw}');
END $$;

-- The result a person signs is what the evidence shows: amount and currency of the newest sight, digest and disposition
-- of one of the cited sights, and never a disposition on the other side of a reversal. A compensation or a reopening
-- names no receipt.
CREATE FUNCTION countersign.is_result_restated(input jsonb, chosen jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  result CONSTANT jsonb := nullif(input #> '{statement,result}', '{}');
  newest CONSTANT jsonb := chosen -> 'match';
  said CONSTANT text := result ->> 'disposition';
BEGIN
  RETURN result IS NULL
    OR coalesce(result -> 'provider_id' = newest -> 'id' AND result -> 'amount_minor' = newest -> 'amount_minor'
         AND result -> 'currency' = newest -> 'currency'
         AND chosen -> 'sights' @> jsonb_build_array(jsonb_build_object('response_digest', result -> 'response_digest'))
         AND chosen -> 'sights' @> jsonb_build_array(jsonb_build_object('disposition', said))
         AND (said = newest ->> 'disposition' OR (said IN ('accepted', 'happened')
                                                  AND newest ->> 'disposition' IN ('accepted', 'happened'))), false);
END $$;

-- The chosen object has this disposition.
CREATE FUNCTION countersign.disposition_fact(input jsonb, disposition text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  objects CONSTANT jsonb := countersign.cited_objects(input);
  chosen CONSTANT jsonb := countersign.chosen_object(input, objects);
BEGIN
  RETURN countersign.fact(coalesce(chosen #>> '{match,disposition}' = disposition, false),
                          countersign.chosen_data(objects, chosen));
END $$;

-- Where the chosen object is real or reversed, as `shown` says, the statement must restate it.
CREATE FUNCTION countersign.restated_fact(input jsonb, objects jsonb, chosen jsonb, shown boolean) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  why CONSTANT jsonb := countersign.chosen_data(objects, chosen);
BEGIN
  IF shown AND NOT countersign.is_result_restated(input, chosen) THEN
    RETURN countersign.fact(false, why || '{"unmet": "restated"}');
  END IF;
  RETURN countersign.fact(shown, why);
END $$;

CREATE FUNCTION countersign.fact_one_match(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  objects CONSTANT int := jsonb_array_length(countersign.cited_objects(input));
BEGIN
  RETURN countersign.fact(objects = 1, jsonb_build_object('objects', objects::text));
END $$;

CREATE FUNCTION countersign.fact_many_matches(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  objects CONSTANT int := jsonb_array_length(countersign.cited_objects(input));
BEGIN
  RETURN countersign.fact(objects > 1, jsonb_build_object('objects', objects::text));
END $$;

-- Acceptance answers the question only where the contract says so of the operation.
CREATE FUNCTION countersign.fact_object_accepted(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  objects CONSTANT jsonb := countersign.cited_objects(input);
  chosen CONSTANT jsonb := countersign.chosen_object(input, objects);
  operation CONSTANT jsonb := input #> '{contract,subject,operations}' -> (input #>> '{intent,operation}');
BEGIN
  RETURN countersign.restated_fact(input, objects, chosen, coalesce(
    CASE chosen #>> '{match,disposition}' WHEN 'happened' THEN true
                                          WHEN 'accepted' THEN operation ->> 'effect_stage' = 'accepted' END, false));
END $$;

CREATE FUNCTION countersign.fact_object_failed(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN countersign.disposition_fact(input, 'did_not_happen');
END $$;

CREATE FUNCTION countersign.fact_object_in_flight(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN countersign.disposition_fact(input, 'in_flight');
END $$;

CREATE FUNCTION countersign.fact_object_reversed(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  objects CONSTANT jsonb := countersign.cited_objects(input);
  chosen CONSTANT jsonb := countersign.chosen_object(input, objects);
BEGIN
  RETURN countersign.restated_fact(input, objects, chosen,
                                   coalesce(chosen #>> '{match,disposition}' = 'reversed', false));
END $$;

CREATE FUNCTION countersign.fact_fields_equal(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  objects CONSTANT jsonb := countersign.cited_objects(input);
  chosen CONSTANT jsonb := countersign.chosen_object(input, objects);
  differing CONSTANT text := array_to_string(countersign.differing_fields(input, chosen), ',');
BEGIN
  IF chosen IS NULL THEN
    RETURN countersign.fact(false, countersign.chosen_data(objects, chosen));
  END IF;
  RETURN CASE WHEN differing = '' THEN countersign.fact(true)
              ELSE countersign.fact(false, jsonb_build_object('differing', differing)) END;
END $$;

-- Each of the names, none of them twice, and no other.
CREATE FUNCTION countersign.names_each(named jsonb, expected text[]) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN jsonb_array_length(coalesce(named, '[]')) = cardinality(expected)
    AND coalesce(named, '[]') @> to_jsonb(expected) AND to_jsonb(expected) @> coalesce(named, '[]');
END $$;

CREATE FUNCTION countersign.fact_mismatch_named(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  objects CONSTANT jsonb := countersign.cited_objects(input);
  chosen CONSTANT jsonb := countersign.chosen_object(input, objects);
  named CONSTANT jsonb := input #> '{statement,result,mismatch}';
  differing CONSTANT text[] := countersign.differing_fields(input, chosen);
BEGIN
  IF objects = '[]' THEN
    RETURN countersign.fact(countersign.names_each(named, '{}'),
                            jsonb_build_object('named', jsonb_array_length(coalesce(named, '[]'))::text));
  ELSIF chosen IS NULL THEN
    RETURN countersign.fact(false, countersign.chosen_data(objects, chosen));
  END IF;
  RETURN countersign.fact(countersign.names_each(named, differing),
                          jsonb_build_object('differing', array_to_string(differing, ',')));
END $$;

CREATE FUNCTION countersign.fact_surplus_named(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  objects CONSTANT jsonb := countersign.cited_objects(input);
  chosen CONSTANT jsonb := countersign.chosen_object(input, objects);
  others CONSTANT text[] := ARRAY(
    SELECT o.object ->> 'id' FROM jsonb_array_elements(objects) WITH ORDINALITY AS o (object, place)
      WHERE o.object -> 'id' IS DISTINCT FROM chosen -> 'id' ORDER BY o.place);
BEGIN
  IF objects <> '[]' AND chosen IS NULL THEN
    RETURN countersign.fact(false, countersign.chosen_data(objects, chosen));
  END IF;
  RETURN countersign.fact(countersign.names_each(input #> '{statement,result,surplus}', others),
                          jsonb_build_object('surplus', array_to_string(others, ',')));
END $$;

-- What is cited, all of it about this effect, does not go together with what the row says became of it.
CREATE FUNCTION countersign.fact_contradicted(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  intent CONSTANT jsonb := input -> 'intent';
  objects CONSTANT jsonb := countersign.cited_objects(input);
BEGIN
  IF EXISTS (SELECT FROM jsonb_array_elements(input -> 'cited') AS c (stored)
             WHERE NOT countersign.names_intent(c.stored -> 'record', intent)) THEN
    RETURN countersign.unmet_fact(false, 'evidence_for_intent');
  ELSIF intent ->> 'status' = 'confirmed' THEN
    RETURN countersign.fact(
      EXISTS (SELECT FROM jsonb_array_elements(objects) AS o (object)
              WHERE (o.object ->> 'id' = coalesce(intent ->> 'provider_result_id', ''))
                    = (o.object #>> '{match,disposition}' = 'did_not_happen'))
      OR countersign.fact_absence_proven(input) -> 'value' = 'true');
  ELSIF intent ->> 'status' = 'rejected' THEN
    RETURN countersign.fact(EXISTS (SELECT FROM jsonb_array_elements(objects) AS o (object)
                                    WHERE o.object #>> '{match,disposition}' <> 'did_not_happen'));
  END IF;
  RETURN countersign.unmet_fact(false, 'not_resolved');
END $$;
