-- SPDX-License-Identifier: GPL-3.0-or-later
-- Facts about what else belongs to the effect: conflicts, compensations, its parent and its siblings.

-- digest_mismatch informs and blocks nothing.
CREATE FUNCTION countersign.fact_conflict_open(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  conflict CONSTANT text := (
    SELECT k.kind FROM jsonb_array_elements_text(input -> 'open_conflicts') WITH ORDINALITY AS k (kind, place)
      WHERE k.kind <> 'digest_mismatch' ORDER BY k.place LIMIT 1);
BEGIN
  RETURN CASE WHEN conflict IS NULL THEN countersign.fact(false)
              ELSE countersign.fact(true, jsonb_build_object('conflict', conflict)) END;
END $$;

-- The operation the contract names for the object's state: by the provider's own word for it, else by its disposition;
-- null where there is none, as a sent message is not unsent.
CREATE FUNCTION countersign.compensation_operation(contract jsonb, match jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  operation CONSTANT text := coalesce(contract -> 'compensations' ->> (match ->> 'status_raw'),
                                      contract -> 'compensations' ->> (match ->> 'disposition'));
BEGIN
  RETURN CASE WHEN contract -> 'operations' ? operation THEN operation END;
END $$;

-- The key of an effect's compensation of this number. A key too long to carry the mark gives its digest.
CREATE FUNCTION countersign.compensation_key(intent_key text, number bigint) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN CASE WHEN octet_length(intent_key) > 235
              THEN 'sha256:' || encode(sha256(convert_to(intent_key, 'UTF8')), 'hex')
              ELSE intent_key END || ':compensate:v' || number;
END $$;

-- The provider takes a key that is derived from this tenant and intent key. Only a verbatim one can be too long: the
-- tenant, its colons and percent signs written as three bytes, a colon and the key.
CREATE FUNCTION countersign.provider_key_fits(contract jsonb, tenant text, intent_key text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  joined CONSTANT text := replace(replace(tenant, '%', '%25'), ':', '%3A') || ':' || intent_key;
BEGIN
  RETURN coalesce(contract ->> 'key_derivation' IN ('hash', 'uuid')
                  OR octet_length(joined) <= (contract ->> 'key_max_length')::int, false);
END $$;

-- A compensation takes back at most what is left of its object; a second effect it takes back whole. All there is to
-- take back: the effect's amount of its receipt, the object's own of a second effect, in the effect's currency.
CREATE FUNCTION countersign.money_within_rest(input jsonb, command jsonb, match jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  intent CONSTANT jsonb := input -> 'intent';
  is_receipt CONSTANT boolean := coalesce(match ->> 'id' = intent ->> 'provider_result_id', false);
  whole CONSTANT numeric := CASE WHEN is_receipt THEN (intent ->> 'amount_minor')::numeric
    WHEN match ->> 'currency' = intent ->> 'currency' THEN countersign.minor_units(match ->> 'amount_minor') END;
  amount CONSTANT numeric := countersign.minor_units(command ->> 'amount_minor');
  taken CONSTANT numeric := coalesce((input -> 'compensation_taken' ->> (match ->> 'id'))::numeric, 0);
  total CONSTANT numeric := CASE WHEN taken >= 0 THEN countersign.checked_sum(taken, amount) END;
BEGIN
  IF whole IS NULL OR command ->> 'currency' IS DISTINCT FROM intent ->> 'currency' THEN
    RETURN countersign.unmet_fact(false, 'currency');
  ELSIF (amount > 0) IS NOT TRUE THEN
    RETURN countersign.unmet_fact(false, 'amount');
  ELSIF (total = whole OR (is_receipt AND total < whole)) IS NOT TRUE THEN
    RETURN countersign.fact(false, jsonb_build_object('unmet', 'rest',
                                                      'rest_minor', (whole - greatest(taken, 0))::text));
  END IF;
  RETURN countersign.fact(true);
END $$;

-- Only this effect's receipt and a second effect of it are ever taken back, nothing else that a lookup may have shown.
-- Numbers of keys are never used again, whatever became of the compensation. A second effect is taken back by one
-- compensation at a time: no row knows how much there was of it. Without an amount there are no parts.
CREATE FUNCTION countersign.fact_compensation_within_rest(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  intent CONSTANT jsonb := input -> 'intent';
  contract CONSTANT jsonb := input #> '{contract,subject}';
  command CONSTANT jsonb := nullif(input #> '{statement,compensation}', '{}');
  target CONSTANT text := coalesce(command ->> 'target_provider_id', '');
  match CONSTANT jsonb := countersign.chosen_object(input, countersign.cited_objects(input)) -> 'match';
  is_receipt CONSTANT boolean := coalesce(target = intent ->> 'provider_result_id', false);
  is_taken CONSTANT boolean := coalesce(input -> 'compensation_taken' ? target, false);
  next_key CONSTANT text := countersign.compensation_key(
    intent ->> 'intent_key', jsonb_array_length(coalesce(input -> 'compensations', '[]')) + 1);
BEGIN
  IF command IS NULL THEN
    RETURN countersign.unmet_fact(false, 'none_named');
  ELSIF intent ->> 'compensates_intent_key' <> '' THEN
    RETURN countersign.unmet_fact(false, 'is_compensation');
  ELSIF (countersign.compensation_operation(contract, match) = command ->> 'operation') IS NOT TRUE THEN
    RETURN countersign.unmet_fact(false, 'operation');
  ELSIF target = '' OR NOT (is_receipt OR coalesce(input -> 'second_effects' ? target, false)) THEN
    RETURN countersign.unmet_fact(false, 'target');
  ELSIF command ->> 'intent' IS DISTINCT FROM next_key THEN
    RETURN countersign.fact(false, jsonb_build_object('unmet', 'key', 'next', next_key));
  ELSIF NOT is_receipt AND is_taken THEN
    RETURN countersign.unmet_fact(false, 'rest');
  ELSIF NOT countersign.provider_key_fits(contract, intent ->> 'tenant', next_key) THEN
    RETURN countersign.unmet_fact(false, 'provider_key');
  ELSIF countersign.has_amount(intent) THEN
    RETURN countersign.money_within_rest(input, command, match);
  ELSIF (command ->> 'amount_minor' = '' AND command ->> 'currency' = '' AND intent ->> 'effect_kind' <> 'monetary')
      IS NOT TRUE THEN
    RETURN countersign.unmet_fact(false, 'amount');
  END IF;
  RETURN countersign.unmet_fact(NOT is_taken, 'rest');
END $$;

CREATE FUNCTION countersign.fact_compensation_exists(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  statuses CONSTANT jsonb := coalesce(input -> 'compensations', '[]');
BEGIN
  RETURN countersign.fact(statuses ?| '{prepared,unknown,confirmed}',
                          jsonb_build_object('compensations', jsonb_array_length(statuses)::text));
END $$;

CREATE FUNCTION countersign.fact_compensation_fits(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN countersign.unmet_fact(input -> 'compensation_fits' IS NOT DISTINCT FROM 'true', 'original');
END $$;

CREATE FUNCTION countersign.fact_workflow_resumed(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN countersign.fact(input -> 'workflow_resumed' IS NOT DISTINCT FROM 'true');
END $$;

CREATE FUNCTION countersign.fact_sibling_unknown(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  sibling CONSTANT jsonb := (
    SELECT s.sibling FROM jsonb_array_elements(input -> 'siblings') WITH ORDINALITY AS s (sibling, place)
      WHERE (s.sibling ->> 'status' <> 'unknown') IS NOT TRUE AND s.sibling -> 'looked_up' IS DISTINCT FROM 'true'
      ORDER BY s.place LIMIT 1);
BEGIN
  RETURN CASE WHEN sibling IS NULL THEN countersign.fact(false)
              ELSE countersign.fact(true, jsonb_build_object('intent', coalesce(sibling ->> 'intent_key', ''))) END;
END $$;

CREATE FUNCTION countersign.fact_parent_settled(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  parent CONSTANT text := coalesce(input #>> '{intent,parent_intent_key}', '');
  status CONSTANT text := input ->> 'parent_status';
BEGIN
  IF status IS NULL THEN
    RETURN countersign.unmet_fact(parent = '', 'parent_missing');
  END IF;
  RETURN countersign.fact(status = 'confirmed', jsonb_build_object('parent', parent, 'status', status));
END $$;
