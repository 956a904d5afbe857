-- SPDX-License-Identifier: GPL-3.0-or-later
-- Facts about people: whose hold it is, why they act, and the proposal they answer.

-- Who has left claims nothing; his hold goes on stopping workers until somebody ends it or it runs out.
CREATE FUNCTION countersign.fact_held_by_other(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  hold CONSTANT jsonb := input #> '{intent,hold}';
  until CONSTANT bigint := countersign.micros(hold ->> 'until');
BEGIN
  IF hold IS NULL OR countersign.micros(input ->> 'now') >= until OR hold ->> 'by' = coalesce(input ->> 'signer', '')
      OR input -> 'holder_may_act' = 'false' THEN
    RETURN countersign.fact(false);
  END IF;
  RETURN countersign.fact(true, jsonb_build_object('by', hold ->> 'by', 'until', countersign.seconds_text(until)),
                          until);
END $$;

-- The row of the table that judges a statement of this kind and action: of the action for resolve and propose, which
-- without one settle a conflict; of the kind otherwise. Null where there is none.
CREATE FUNCTION countersign.rule_for(kind text, action text) RETURNS jsonb
LANGUAGE plpgsql STABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  rules CONSTANT jsonb := countersign.resolution_rules();
BEGIN
  IF kind IN ('resolve', 'propose') THEN
    RETURN CASE WHEN action = '' THEN rules #> '{kinds,settle}' ELSE rules -> 'actions' -> action END;
  END IF;
  RETURN rules -> 'kinds' -> CASE
    WHEN kind IN ('operator_enrol', 'key_revoke', 'membership_set', 'policy_set', 'contract_publish') THEN 'governance'
    WHEN kind <> 'governance' THEN kind END;
END $$;

-- An approval stands on the proposal's reason. Ten spaces are no reason.
CREATE FUNCTION countersign.fact_reason_given(input jsonb) RETURNS jsonb
LANGUAGE plpgsql STABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  judged CONSTANT jsonb := CASE WHEN input #>> '{statement,kind}' = 'approve' THEN input #> '{proposal,statement}'
                                ELSE input -> 'statement' END;
  allowed CONSTANT jsonb := countersign.rule_for(judged ->> 'kind', coalesce(judged ->> 'action', '')) -> 'reasons';
  code CONSTANT text := coalesce(judged #>> '{reason,code}', '');
  length CONSTANT int := char_length(btrim(coalesce(judged #>> '{reason,text}', ''), ' '));
  least_length CONSTANT int := CASE
    WHEN code IN ('other', 'mismatch_accepted', 'attested_document', 'wrong_resolution') THEN 10 ELSE 0 END;
BEGIN
  IF allowed IS NULL THEN
    RETURN countersign.unmet_fact(false, 'nothing_judged');
  ELSIF allowed = '[]' THEN
    RETURN countersign.fact(true);
  ELSIF NOT allowed ? code THEN
    RETURN countersign.fact(false, jsonb_build_object('unmet', 'code', 'code', code));
  END IF;
  RETURN countersign.fact(length BETWEEN least_length AND 2000,
                          jsonb_build_object('unmet', 'text', 'length', length::text));
END $$;

-- A proposal about a row is void as soon as the row moves; one of governance stands on no row.
CREATE FUNCTION countersign.fact_proposal_open(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  proposal CONSTANT jsonb := input -> 'proposal';
  expires CONSTANT bigint := countersign.micros(proposal ->> 'expires_at');
BEGIN
  IF proposal IS NULL THEN
    RETURN countersign.unmet_fact(false, 'none');
  ELSIF (countersign.micros(input ->> 'now') < expires) IS NOT TRUE THEN
    RETURN countersign.fact(false, jsonb_build_object('unmet', 'expired',
                                                      'expires_at', countersign.seconds_text(expires)));
  ELSIF proposal ->> 'proposer_lost' <> '' THEN
    RETURN countersign.fact(false, jsonb_build_object(
      'unmet', 'proposer_left', 'proposer', coalesce(proposal ->> 'proposer', ''),
      'lost', proposal ->> 'proposer_lost'));
  ELSIF proposal #>> '{statement,intent}' IS DISTINCT FROM ''
      AND proposal ->> 'row_version' IS DISTINCT FROM input #>> '{intent,version}' THEN
    RETURN countersign.unmet_fact(false, 'void');
  END IF;
  RETURN countersign.fact(true);
END $$;

-- The first field that an approval must repeat from its proposal and does not, by the order of the names:
-- "effect.amount_minor"; null where there is none. A part that does not apply is missing or {}.
CREATE FUNCTION countersign.differing_from_proposal(approval jsonb, proposal jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own CONSTANT text[] := '{id,kind,evidence,reason,proposal,person,key,signed_at,expires_at,seen}';
  part text;
  mine jsonb;
  theirs jsonb;
BEGIN
  IF approval IS NULL OR proposal IS NULL THEN
    RETURN 'statement';
  END IF;
  FOR part IN SELECT p.part FROM jsonb_object_keys(approval || proposal) AS p (part)
      WHERE p.part <> ALL (own) ORDER BY p.part COLLATE "C" LOOP
    mine := coalesce(approval -> part, '{}');
    theirs := coalesce(proposal -> part, '{}');
    CONTINUE WHEN mine = theirs;
    IF part = 'subject' OR mine = '{}' OR theirs = '{}' OR jsonb_typeof(mine) <> 'object'
        OR jsonb_typeof(theirs) <> 'object' THEN
      RETURN part;
    END IF;
    RETURN part || '.' || (SELECT m.field FROM jsonb_each(mine) AS m (field, value)
                           WHERE m.value IS DISTINCT FROM theirs -> m.field ORDER BY m.field COLLATE "C" LIMIT 1);
  END LOOP;
  RETURN NULL;
END $$;

CREATE FUNCTION countersign.fact_proposal_matches(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  proposal CONSTANT jsonb := input -> 'proposal';
  named CONSTANT jsonb := nullif(input #> '{statement,proposal}', '{}');
  field text;
BEGIN
  IF proposal IS NULL OR named IS NULL THEN
    RETURN countersign.unmet_fact(false, 'none');
  ELSIF (named ->> 'id' = proposal ->> 'id' AND named ->> 'digest' = proposal ->> 'digest') IS NOT TRUE THEN
    RETURN countersign.unmet_fact(false, 'other_proposal');
  ELSIF input #>> '{statement,kind}' <> 'approve' THEN
    RETURN countersign.fact(true);
  END IF;
  field := countersign.differing_from_proposal(input -> 'statement', proposal -> 'statement');
  RETURN CASE WHEN field IS NULL THEN countersign.fact(true)
              ELSE countersign.fact(false, jsonb_build_object('unmet', 'field', 'field', field)) END;
END $$;

-- Whatever key or login: a person is a person.
CREATE FUNCTION countersign.fact_distinct_person(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  person CONSTANT text := nullif(input #>> '{statement,person}', '');
  proposer CONSTANT text := nullif(input #>> '{proposal,proposer}', '');
BEGIN
  IF person IS NULL OR proposer IS NULL THEN
    RETURN countersign.unmet_fact(false, 'none');
  END IF;
  RETURN countersign.fact(person <> proposer, jsonb_build_object('proposer', proposer));
END $$;
