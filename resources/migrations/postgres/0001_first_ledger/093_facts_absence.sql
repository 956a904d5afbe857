-- SPDX-License-Identifier: GPL-3.0-or-later
-- absence_proven: when may "not found" be read as "did not happen"? Only where the contract allows it, and only from
-- complete looks that began after the last attempt could still have landed, spaced and repeated as the contract asks.

-- The moments that bound what a look can prove: nothing is older than first_dispatch, nothing arrives after
-- last_arrival; settle_at is null where an attempt without a row may hold the latest lease and the row knows no better.
CREATE FUNCTION countersign.absence_bounds(input jsonb, OUT first_dispatch bigint, OUT last_opened bigint,
                                           OUT last_arrival bigint, OUT settle_at bigint)
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  intent CONSTANT jsonb := input -> 'intent';
  contract CONSTANT jsonb := input #> '{contract,subject}';
  prepared CONSTANT bigint := countersign.micros(intent ->> 'prepared_at');
  every_known boolean;
  complete boolean;
  lease_end bigint;
BEGIN
  SELECT count(*) = count(a.dispatched), count(*) >= (intent ->> 'attempt_count')::bigint, min(a.dispatched),
         max(a.dispatched), max(a.lease_end)
    INTO every_known, complete, first_dispatch, last_opened, lease_end
    FROM (SELECT countersign.micros(e.attempt ->> 'dispatched_at') AS dispatched,
                 countersign.micros(e.attempt ->> 'lease_expires_at') AS lease_end
            FROM jsonb_array_elements(input -> 'attempts') AS e (attempt)) AS a;
  IF NOT every_known OR first_dispatch IS NULL THEN
    first_dispatch := least(first_dispatch, prepared);
  END IF;
  last_opened := greatest(last_opened, coalesce(countersign.micros(intent ->> 'last_attempt_at'), prepared));
  last_arrival := coalesce(lease_end + 1000000 * (contract ->> 'max_transit')::bigint, 0);
  settle_at := greatest(CASE WHEN complete THEN lease_end + 1000000 * ((contract ->> 'max_transit')::bigint
                                                                       + (contract ->> 'visibility_lag')::bigint) END,
                        countersign.micros(intent ->> 'settle_at'));
END $$;

-- The cited evidence of each lookup, by the moment it was asked; of one moment, by the lookup's id.
CREATE FUNCTION countersign.cited_looks(input jsonb) RETURNS TABLE (asked_at bigint, records jsonb)
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN QUERY
    SELECT (array_agg(countersign.micros(c.stored ->> 'asked_at') ORDER BY c.place DESC))[1] AS asked,
           jsonb_agg(c.stored -> 'record' ORDER BY c.place)
      FROM jsonb_array_elements(input -> 'cited') WITH ORDINALITY AS c (stored, place)
      WHERE c.stored #>> '{record,source}' = 'lookup' AND c.stored ? 'asked_at'
      GROUP BY (c.stored #>> '{record,lookup}') COLLATE "C"
      ORDER BY asked, (c.stored #>> '{record,lookup}') COLLATE "C";
END $$;

-- Every record says Absent, and there is one of each rung that the contract asks for.
CREATE FUNCTION countersign.every_rung_absent(records jsonb, contract jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN NOT EXISTS (SELECT FROM jsonb_array_elements(records) AS r (record)
                     WHERE (r.record ->> 'finding' = 'Absent' AND r.record -> 'matches' = '[]') IS NOT TRUE)
    AND NOT EXISTS (SELECT FROM jsonb_array_elements(contract #> '{absence,rungs}') AS n (rung)
                    WHERE (records @> jsonb_build_array(jsonb_build_object('rung', n.rung))) IS NOT TRUE);
END $$;

-- The record read every page of a window that leaves no room for an object between the first dispatch and the last
-- possible arrival. Evidence carries whole seconds.
CREATE FUNCTION countersign.scan_covers(record jsonb, first_dispatch bigint, last_arrival bigint) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  scan CONSTANT jsonb := record -> 'scan';
BEGIN
  RETURN coalesce(scan ->> 'complete' = 'true' AND record -> 'unmet' = '[]', false)
    AND coalesce(scan ->> 'from' = '' OR countersign.micros(scan ->> 'from') <= first_dispatch, false)
    AND coalesce(scan ->> 'to' = ''
                 OR countersign.micros(scan ->> 'to') >= last_arrival - (last_arrival % 1000000), false);
END $$;

-- The cited looks by what they are worth: how many count, how many of those keep the contract's spacing, when the last
-- of these was asked, and what is wrong with the newest that does not count.
CREATE FUNCTION countersign.count_looks(input jsonb, OUT eligible int, OUT spaced int, OUT last_spaced bigint,
                                        OUT newest_fault text)
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  contract CONSTANT jsonb := input #> '{contract,subject}';
  last_kept bigint;
  bounds record;
  look record;
  fault text;
BEGIN
  eligible := 0;
  spaced := 0;
  bounds := countersign.absence_bounds(input);
  last_kept := bounds.first_dispatch + 1000000 * (contract ->> 'data_retention')::bigint;
  FOR look IN SELECT * FROM countersign.cited_looks(input) LOOP
    fault := CASE
      WHEN EXISTS (SELECT FROM jsonb_array_elements(look.records) AS r (record)
                   WHERE NOT countersign.names_intent(r.record, input -> 'intent')) THEN 'scope'
      WHEN NOT countersign.every_rung_absent(look.records, contract) THEN 'rung_missing'
      WHEN EXISTS (SELECT FROM jsonb_array_elements(look.records) AS r (record)
                   WHERE NOT countersign.scan_covers(r.record, bounds.first_dispatch, bounds.last_arrival))
        THEN 'scan_incomplete'
      WHEN (look.asked_at >= bounds.settle_at) IS NOT TRUE THEN 'not_settled'
      WHEN (look.asked_at <= last_kept) IS NOT TRUE THEN 'beyond_retention'
      WHEN (bounds.last_opened <= look.asked_at) IS NOT TRUE THEN 'attempt_since' END;
    IF fault IS NOT NULL THEN
      newest_fault := fault;
      CONTINUE;
    END IF;
    eligible := eligible + 1;
    IF last_spaced IS NULL OR look.asked_at - last_spaced >= 1000000 * (contract #>> '{absence,spacing}')::bigint THEN
      last_spaced := look.asked_at;
      spaced := spaced + 1;
    END IF;
  END LOOP;
END $$;

-- The earliest moment at which the looks still missing could all have been taken: settled, spaced and not in the past.
-- Null where that is never, because the provider will have dropped its data.
CREATE FUNCTION countersign.absence_provable_at(input jsonb, settle_at bigint, last_kept bigint, spaced int,
                                                last_spaced bigint) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  absence CONSTANT jsonb := input #> '{contract,subject,absence}';
  spacing CONSTANT bigint := 1000000 * (absence ->> 'spacing')::bigint;
  further CONSTANT bigint := greatest(0, (absence ->> 'misses')::bigint - spaced - 1);
  next_look CONSTANT bigint := greatest(countersign.micros(input ->> 'now'), settle_at, last_spaced + spacing);
BEGIN
  RETURN CASE WHEN settle_at IS NOT NULL AND next_look + further * spacing <= last_kept
              THEN next_look + further * spacing END;
END $$;

-- The latest lease of an attempt that is open now, and whether the open attempt has a row at all: without one nobody
-- knows its lease.
CREATE FUNCTION countersign.running_lease(input jsonb, OUT until bigint, OUT is_known boolean)
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  open_attempt CONSTANT text := input #>> '{intent,open_attempt}';
BEGIN
  SELECT max(countersign.micros(a.attempt ->> 'lease_expires_at'))
           FILTER (WHERE NOT a.attempt ? 'closed_at'
                     AND countersign.micros(input ->> 'now') < countersign.micros(a.attempt ->> 'lease_expires_at')),
         open_attempt IS NULL OR coalesce(bool_or(a.attempt ->> 'attempt' = open_attempt), false)
    INTO until, is_known FROM jsonb_array_elements(input -> 'attempts') AS a (attempt);
END $$;

-- Dispatch planted a reference under the name that the contract gives the operation's.
CREATE FUNCTION countersign.is_planted(input jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  field CONSTANT text := input #> '{contract,subject,operations}' -> (input #>> '{intent,operation}')
    ->> 'correlation_field';
BEGIN
  RETURN coalesce(field <> '' AND input #> '{intent,correlation}' ->> field <> '', false);
END $$;

CREATE FUNCTION countersign.fact_absence_proven(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  absence CONSTANT jsonb := input #> '{contract,subject,absence}';
  needed CONSTANT bigint := (absence ->> 'misses')::bigint;
  objects CONSTANT jsonb := countersign.cited_objects(input);
  this_moment CONSTANT bigint := countersign.micros(input ->> 'now');
  bounds record;
  looks record;
  running record;
  last_kept bigint;
  why jsonb;
  provable_at bigint;
BEGIN
  IF (absence ->> 'allowed' = 'true' AND needed >= 1) IS NOT TRUE THEN
    RETURN countersign.unmet_fact(false, 'contract_disallows');
  ELSIF NOT countersign.is_planted(input) THEN
    RETURN countersign.unmet_fact(false, 'not_planted');
  ELSIF objects <> '[]' THEN
    RETURN countersign.fact(false, jsonb_build_object('unmet', 'object_cited', 'object', objects #> '{0,id}'));
  END IF;
  bounds := countersign.absence_bounds(input);
  looks := countersign.count_looks(input);
  running := countersign.running_lease(input);
  last_kept := bounds.first_dispatch + 1000000 * (input #>> '{contract,subject,data_retention}')::bigint;
  provable_at := countersign.absence_provable_at(input, bounds.settle_at, last_kept, looks.spaced, looks.last_spaced);
  why := jsonb_build_object('counted', looks.spaced::text, 'needed', needed::text, 'settle_at',
                            countersign.seconds_text(bounds.settle_at + 999999)); -- never earlier than it is
  IF NOT running.is_known OR running.until IS NOT NULL THEN
    RETURN countersign.fact(false, why || '{"unmet": "attempt_open"}', CASE WHEN running.is_known THEN provable_at END);
  ELSIF looks.spaced >= needed THEN
    RETURN countersign.fact(true, why);
  END IF;
  RETURN countersign.fact(false, why || jsonb_build_object('unmet',
    CASE WHEN (this_moment >= bounds.settle_at) IS NOT TRUE THEN 'not_settled'
         WHEN (this_moment <= last_kept) IS NOT TRUE THEN 'beyond_retention'
         WHEN looks.newest_fault IS NOT NULL THEN looks.newest_fault
         WHEN looks.eligible >= needed THEN 'spacing' ELSE 'too_few_misses' END), provable_at);
END $$;
