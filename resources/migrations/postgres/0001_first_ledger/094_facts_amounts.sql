-- SPDX-License-Identifier: GPL-3.0-or-later
-- Facts about amounts and numbers: what one person may settle alone, and what a handler may. What cannot be added or
-- read has no amount, and is above every limit.

CREATE FUNCTION countersign.is_amount_missing(intent jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN intent ->> 'effect_kind' = 'monetary' AND NOT countersign.has_amount(intent);
END $$;

-- The sum where it fits 64 bits; null where it does not or one of the two is not known.
CREATE FUNCTION countersign.checked_sum(a numeric, b numeric) RETURNS numeric
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN CASE WHEN a + b BETWEEN -9223372036854775808 AND 9223372036854775807 THEN a + b END;
END $$;

-- What an act is worth, per currency: the largest of the intent's amount, the sum of the cited objects' and the
-- compensation's. JSON null where a currency's amount cannot be computed; {} where nothing has an amount. An object
-- whose amount the provider does not tell differs in a field, and adds nothing here.
CREATE FUNCTION countersign.worth_of(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  intent CONSTANT jsonb := input -> 'intent';
  command CONSTANT jsonb := input #> '{statement,compensation}';
BEGIN
  RETURN (
    SELECT coalesce(jsonb_object_agg(w.currency, w.largest), '{}')
      FROM (SELECT p.currency, CASE WHEN bool_and(p.minor IS NOT NULL) THEN max(p.minor) END AS largest
              FROM (SELECT intent ->> 'currency', countersign.minor_units(intent ->> 'amount_minor')
                      WHERE countersign.has_amount(intent)
                    UNION ALL
                    SELECT m.currency,
                           CASE WHEN bool_and(m.minor IS NOT NULL) THEN countersign.checked_sum(sum(m.minor), 0) END
                      FROM (SELECT o.object #>> '{match,currency}',
                                   countersign.minor_units(o.object #>> '{match,amount_minor}')
                              FROM jsonb_array_elements(countersign.cited_objects(input)) AS o (object)
                              WHERE o.object #>> '{match,amount_minor}' <> '') AS m (currency, minor)
                      WHERE intent ->> 'effect_kind' = 'monetary' OR countersign.has_amount(intent)
                      GROUP BY m.currency
                    UNION ALL
                    SELECT command ->> 'currency', countersign.minor_units(command ->> 'amount_minor')
                      WHERE command ->> 'amount_minor' <> '') AS p (currency, minor)
              GROUP BY p.currency) AS w);
END $$;

-- Why the worth is above the limits, as data of a fact; null where it is not. A currency without a row is above.
CREATE FUNCTION countersign.above_limits(worth jsonb, limits jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  w record;
BEGIN
  FOR w IN SELECT e.currency, e.minor::numeric AS minor, (limits ->> e.currency)::numeric AS most
      FROM jsonb_each_text(worth) AS e (currency, minor) ORDER BY e.currency COLLATE "C" LOOP
    IF w.most IS NULL THEN
      RETURN jsonb_build_object('unmet', 'currency_without_row', 'currency', w.currency);
    ELSIF w.minor IS NULL THEN
      RETURN jsonb_build_object('unmet', 'overflow', 'currency', w.currency);
    ELSIF w.minor > w.most THEN
      RETURN jsonb_build_object('unmet', 'amount', 'currency', w.currency, 'amount_minor', w.minor::text,
                                'limit_minor', w.most::text);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Settling a conflict has no threshold of its own: money needs two people whatever the amount.
CREATE FUNCTION countersign.fact_above_threshold(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  intent CONSTANT jsonb := input -> 'intent';
  policy CONSTANT jsonb := input #> '{policy,subject}';
  action CONSTANT text := coalesce(input #>> '{statement,action}', '');
  above jsonb;
BEGIN
  IF policy IS NULL THEN
    RETURN countersign.unmet_fact(true, 'no_policy');
  ELSIF action = '' THEN
    RETURN countersign.unmet_fact(intent ->> 'effect_kind' = 'monetary', 'monetary');
  ELSIF policy -> 'people' ->> action IS DISTINCT FROM '1' THEN
    RETURN countersign.unmet_fact(true, 'people');
  ELSIF countersign.is_amount_missing(intent) THEN
    RETURN countersign.unmet_fact(true, 'amount_missing');
  END IF;
  above := countersign.above_limits(countersign.worth_of(input), policy -> 'thresholds' -> action);
  IF above IS NOT NULL THEN
    RETURN countersign.fact(true, above);
  ELSIF intent ->> 'effect_kind' = 'message'
      AND ((intent ->> 'recipient_count')::bigint <= (policy #>> '{messages,recipients}')::bigint) IS NOT TRUE THEN
    RETURN countersign.unmet_fact(true, 'recipients');
  END IF;
  RETURN countersign.fact(false);
END $$;

-- What this act adds to a rolling sum: the compensation where it is one, else what the effect is worth.
CREATE FUNCTION countersign.added_worth(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  command CONSTANT jsonb := nullif(input #> '{statement,compensation}', '{}');
BEGIN
  IF command IS NULL THEN
    RETURN countersign.worth_of(input);
  END IF;
  RETURN CASE WHEN command ->> 'amount_minor' = '' THEN '{}'
              ELSE jsonb_build_object(command ->> 'currency', countersign.minor_units(command ->> 'amount_minor')) END;
END $$;

-- Why the act makes a window's sum too large. `others`, the sum of the other effects, is in the intent's currency, as
-- two currencies are never added; "overflow" where they have none.
CREATE FUNCTION countersign.above_window(input jsonb, window_limit jsonb, others text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  intent CONSTANT jsonb := input -> 'intent';
  total jsonb;
BEGIN
  IF window_limit ->> 'length' = '0' THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(jsonb_object_agg(w.currency, countersign.checked_sum(w.minor::numeric,
           CASE WHEN NOT countersign.has_amount(intent) OR w.currency <> intent ->> 'currency' THEN 0
                WHEN others <> 'overflow' THEN others::numeric END)), '{}')
    INTO total FROM jsonb_each_text(countersign.added_worth(input)) AS w (currency, minor);
  RETURN countersign.above_limits(total, window_limit -> 'limits');
END $$;

-- Whether one more than `done` is still within the limit.
CREATE FUNCTION countersign.is_one_more_within(done text, most text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN coalesce(done::bigint < most::bigint, false);
END $$;

CREATE FUNCTION countersign.fact_window_exceeded(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  policy CONSTANT jsonb := input #> '{policy,subject}';
  sums CONSTANT jsonb := input -> 'windows';
  above jsonb;
BEGIN
  IF policy IS NULL THEN
    RETURN countersign.unmet_fact(false, 'no_policy');
  END IF;
  above := coalesce(
    countersign.above_window(input, policy #> '{windows,customer}', sums ->> 'customer_minor'),
    countersign.above_window(input, policy #> '{windows,operator}', sums ->> 'operator_minor'));
  IF above IS NOT NULL THEN
    RETURN countersign.fact(true, above);
  ELSIF input #>> '{intent,effect_kind}' = 'message'
      AND NOT countersign.is_one_more_within(sums ->> 'operator_messages', policy #>> '{messages,per_window}') THEN
    RETURN countersign.unmet_fact(true, 'messages');
  ELSIF input #>> '{statement,action}' = 'compensate'
      AND NOT countersign.is_one_more_within(sums ->> 'operator_compensations',
                                             policy ->> 'compensation_rate_limit') THEN
    RETURN countersign.unmet_fact(true, 'compensations');
  END IF;
  RETURN countersign.fact(false);
END $$;

CREATE FUNCTION countersign.fact_monetary_complete(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN countersign.unmet_fact(NOT countersign.is_amount_missing(input -> 'intent'), 'amount_missing');
END $$;

-- A handler settles only what proof of one object settles.
CREATE FUNCTION countersign.is_proven_for_handler(input jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN countersign.fact_one_match(input) -> 'value' = 'true'
    AND countersign.fact_fields_equal(input) -> 'value' = 'true'
    AND coalesce(CASE input #>> '{statement,action}'
                   WHEN 'confirm' THEN countersign.fact_object_accepted(input) -> 'value' = 'true'
                   WHEN 'reject' THEN countersign.fact_object_failed(input) -> 'value' = 'true' END, false);
END $$;

CREATE FUNCTION countersign.fact_auto_within_limits(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  intent CONSTANT jsonb := input -> 'intent';
  limits CONSTANT jsonb := input #> '{policy,subject,auto_reconcile}';
  above jsonb;
BEGIN
  IF input -> 'signer_is_handler' IS NOT DISTINCT FROM 'false' THEN
    RETURN countersign.fact(true);
  ELSIF limits IS NULL THEN
    RETURN countersign.unmet_fact(false, 'no_policy');
  ELSIF input #>> '{statement,kind}' IS DISTINCT FROM 'resolve' THEN
    RETURN countersign.unmet_fact(false, 'kind');
  ELSIF NOT countersign.is_proven_for_handler(input) THEN
    RETURN countersign.unmet_fact(false, 'proof');
  ELSIF (limits -> 'providers' ? (intent ->> 'provider')) IS NOT TRUE THEN
    RETURN countersign.unmet_fact(false, 'provider');
  ELSIF (limits -> 'operations' ? (intent ->> 'operation')) IS NOT TRUE THEN
    RETURN countersign.unmet_fact(false, 'operation');
  ELSIF countersign.is_amount_missing(intent) THEN
    RETURN countersign.unmet_fact(false, 'amount_missing');
  END IF;
  above := countersign.above_limits(countersign.worth_of(input), limits -> 'max_minor');
  IF above IS NOT NULL THEN
    RETURN countersign.fact(false, above);
  ELSIF NOT countersign.is_one_more_within(input #>> '{windows,handler_applied}', limits ->> 'per_hour') THEN
    RETURN countersign.unmet_fact(false, 'per_hour');
  END IF;
  RETURN countersign.fact(true);
END $$;
