-- SPDX-License-Identifier: GPL-3.0-or-later
-- Facts about attempts, the provider's key, and the versions of policy and contract.

CREATE FUNCTION countersign.fact_attempt_open(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  running CONSTANT record := countersign.running_lease(input);
BEGIN
  IF running.until IS NULL THEN
    RETURN countersign.fact(false);
  END IF;
  RETURN countersign.fact(true, jsonb_build_object('lease_expires_at', countersign.seconds_text(running.until)),
                          running.until);
END $$;

CREATE FUNCTION countersign.fact_dispatch_time_known(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  attempts CONSTANT jsonb := coalesce(input -> 'attempts', '[]');
BEGIN
  IF attempts = '[]' OR (jsonb_array_length(attempts) >= (input #>> '{intent,attempt_count}')::bigint) IS NOT TRUE THEN
    RETURN countersign.unmet_fact(false, 'attempts_missing');
  END IF;
  RETURN countersign.unmet_fact(NOT EXISTS (SELECT FROM jsonb_array_elements(attempts) AS a (attempt)
                                            WHERE NOT a.attempt ? 'dispatched_at'), 'dispatched_at');
END $$;

CREATE FUNCTION countersign.fact_key_kept(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  until CONSTANT bigint := countersign.micros(input #>> '{intent,redispatch_until}');
BEGIN
  IF until IS NULL THEN
    RETURN countersign.unmet_fact(false, 'no_key');
  END IF;
  RETURN countersign.fact(countersign.micros(input ->> 'now') < until,
                          jsonb_build_object('redispatch_until', countersign.seconds_text(until)));
END $$;

CREATE FUNCTION countersign.fact_keyless(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN countersign.fact(input ? 'contract' AND input #>> '{contract,subject,key_carrier}' = 'none');
END $$;

-- The statement names exactly the version that is in force.
CREATE FUNCTION countersign.cites_version(cited jsonb, in_force jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN coalesce(cited ->> 'version' = in_force ->> 'version' AND cited ->> 'digest' = in_force ->> 'digest', false);
END $$;

-- Before the first policy there is none to cite.
CREATE FUNCTION countersign.fact_policy_current(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  policy CONSTANT jsonb := input -> 'policy';
  pinned CONSTANT text := policy #>> '{subject,rules_digest}';
  cited CONSTANT jsonb := nullif(input #> '{statement,policy}', '{}');
BEGIN
  IF policy IS NULL THEN
    RETURN countersign.unmet_fact(cited IS NULL, 'none_in_force');
  ELSIF NOT countersign.cites_version(cited, policy) THEN
    RETURN countersign.fact(false, jsonb_build_object('unmet', 'other_version',
                                                      'in_force', coalesce(policy ->> 'version', '')));
  END IF;
  RETURN countersign.fact(coalesce(pinned = input ->> 'rules_digest', false),
                          jsonb_build_object('unmet', 'other_rules', 'rules_digest', pinned));
END $$;

CREATE FUNCTION countersign.fact_contract_current(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  contract CONSTANT jsonb := input -> 'contract';
BEGIN
  IF contract IS NULL THEN
    RETURN countersign.unmet_fact(false, 'none_in_force');
  END IF;
  RETURN countersign.fact(countersign.cites_version(input #> '{statement,contract}', contract),
                          jsonb_build_object('unmet', 'other_version',
                                             'in_force', coalesce(contract ->> 'version', '')));
END $$;
