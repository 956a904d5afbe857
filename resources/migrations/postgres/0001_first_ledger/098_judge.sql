-- SPDX-License-Identifier: GPL-3.0-or-later
-- The table of all facts, and one loop over the decision table. The console's is models/resolution/judge; a test
-- compares the two.

-- Every fact of the closed list, by its name. 22023 where the document lacks a member without which a fact would take
-- "not said" for "there is none".
CREATE FUNCTION countersign.compute_facts(input jsonb) RETURNS jsonb
LANGUAGE plpgsql STABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  needed CONSTANT text[] := ARRAY['now', 'rules_digest', 'intent', 'attempts', 'statement', 'signer_is_handler',
    'cited', 'uncited', 'unreadable', 'cited_missing', 'siblings', 'compensation_taken', 'compensation_fits',
    'workflow_resumed', 'windows'];
  said jsonb := jsonb_strip_nulls(input);
BEGIN
  IF (said ?& needed) IS NOT TRUE THEN
    RAISE EXCEPTION USING ERRCODE = 'invalid_parameter_value',
      MESSAGE = 'facts cannot be computed, the document lacks: '
        || array_to_string(ARRAY(SELECT n FROM unnest(needed) AS n WHERE (said ? n) IS NOT TRUE), ', ');
  END IF;
  IF EXISTS (SELECT FROM jsonb_array_elements((said -> 'cited') || (said -> 'uncited')) AS c (stored)
             WHERE jsonb_typeof(c.stored #> '{record,matches}') IS DISTINCT FROM 'array') THEN
    RAISE EXCEPTION USING ERRCODE = 'invalid_parameter_value',
      MESSAGE = 'facts cannot be computed, a record lacks its matches';
  END IF;
  said := said || jsonb_build_object('objects', countersign.collect_objects(said));
  RETURN jsonb_build_object(
    'attempt_open', countersign.fact_attempt_open(said),
    'held_by_other', countersign.fact_held_by_other(said),
    'one_match', countersign.fact_one_match(said),
    'many_matches', countersign.fact_many_matches(said),
    'mismatch_named', countersign.fact_mismatch_named(said),
    'surplus_named', countersign.fact_surplus_named(said),
    'object_accepted', countersign.fact_object_accepted(said),
    'object_failed', countersign.fact_object_failed(said),
    'object_in_flight', countersign.fact_object_in_flight(said),
    'object_reversed', countersign.fact_object_reversed(said),
    'fields_equal', countersign.fact_fields_equal(said),
    'absence_proven', countersign.fact_absence_proven(said),
    'dispatch_time_known', countersign.fact_dispatch_time_known(said),
    'key_kept', countersign.fact_key_kept(said),
    'keyless', countersign.fact_keyless(said),
    'evidence_for_intent', countersign.fact_evidence_for_intent(said),
    'evidence_fresh', countersign.fact_evidence_fresh(said),
    'document_attested', countersign.fact_document_attested(said),
    'contradicted', countersign.fact_contradicted(said),
    'conflict_open', countersign.fact_conflict_open(said),
    'own_look_after_proposal', countersign.fact_own_look_after_proposal(said),
    'own_look_agrees', countersign.fact_own_look_agrees(said),
    'above_threshold', countersign.fact_above_threshold(said),
    'window_exceeded', countersign.fact_window_exceeded(said),
    'monetary_complete', countersign.fact_monetary_complete(said),
    'compensation_within_rest', countersign.fact_compensation_within_rest(said),
    'compensation_exists', countersign.fact_compensation_exists(said),
    'compensation_fits', countersign.fact_compensation_fits(said),
    'workflow_resumed', countersign.fact_workflow_resumed(said),
    'sibling_unknown', countersign.fact_sibling_unknown(said),
    'parent_settled', countersign.fact_parent_settled(said),
    'proposal_open', countersign.fact_proposal_open(said),
    'proposal_matches', countersign.fact_proposal_matches(said),
    'distinct_person', countersign.fact_distinct_person(said),
    'policy_current', countersign.fact_policy_current(said),
    'contract_current', countersign.fact_contract_current(said),
    'reason_given', countersign.fact_reason_given(said),
    'auto_within_limits', countersign.fact_auto_within_limits(said));
END $$;

-- The fact of a literal. XX000 where there is none: a rule that names it cannot be judged.
CREATE FUNCTION countersign.named_fact(facts jsonb, name text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF jsonb_typeof(facts -> name -> 'value') IS DISTINCT FROM 'boolean' THEN
    RAISE EXCEPTION USING ERRCODE = 'internal_error', MESSAGE = format('there is no fact %s', name);
  END IF;
  RETURN facts -> name;
END $$;

-- A row of the decision table over the facts: {refusals, two_people, two_people_why, facts}. `refusals` is every unmet
-- need {code, data, may_change_at} in the order of the table, the first is the answer; its data are those of the need's
-- first fact, the way most people go. may_change_at is the latest over all unmet needs, and missing if time alone never
-- meets one of them. `facts` is what the log's entry carries: "true" or "false" of every fact that the row names.
CREATE FUNCTION countersign.judge(rule jsonb, facts jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  need jsonb;
  literal jsonb;
  fact jsonb;
  met boolean;
  earliest bigint;
  latest bigint;
  never boolean := false;
  refusals jsonb := '[]';
  why_two jsonb := '[]';
  named jsonb := '{}';
BEGIN
  IF (jsonb_typeof(rule -> 'needs') = 'array' AND jsonb_typeof(rule -> 'two_people_when') = 'array') IS NOT TRUE THEN
    RAISE EXCEPTION USING ERRCODE = 'internal_error', MESSAGE = 'there is no such row in the decision table';
  END IF;
  FOR need IN SELECT * FROM jsonb_array_elements(rule -> 'needs') LOOP
    met := false;
    earliest := NULL;
    FOR literal IN SELECT * FROM jsonb_array_elements(need -> 'any') LOOP
      fact := countersign.named_fact(facts, literal ->> 'fact');
      named := named || jsonb_build_object(literal ->> 'fact', fact ->> 'value');
      met := met OR fact -> 'value' = literal -> 'is';
      earliest := least(earliest, countersign.micros(fact ->> 'may_change_at'));
    END LOOP;
    CONTINUE WHEN met;
    literal := need #> '{any,0}';
    fact := countersign.named_fact(facts, literal ->> 'fact');
    refusals := refusals || jsonb_build_object('code', need -> 'else', 'data', coalesce(fact -> 'why', '{}')
      || jsonb_build_object('fact', literal -> 'fact', 'found', fact ->> 'value'));
    never := never OR earliest IS NULL;
    latest := greatest(latest, earliest);
  END LOOP;
  FOR literal IN SELECT * FROM jsonb_array_elements(rule -> 'two_people_when') LOOP
    fact := countersign.named_fact(facts, literal ->> 'fact');
    named := named || jsonb_build_object(literal ->> 'fact', fact ->> 'value');
    IF (fact -> 'value' = literal -> 'is') IS NOT FALSE THEN
      why_two := why_two || (literal -> 'fact');
    END IF;
  END LOOP;
  IF NOT never THEN
    SELECT coalesce(jsonb_agg(r.refusal || jsonb_build_object('may_change_at', countersign.moment_text(latest))), '[]')
      INTO refusals FROM jsonb_array_elements(refusals) AS r (refusal);
  END IF;
  RETURN jsonb_build_object('refusals', refusals, 'two_people', why_two <> '[]', 'two_people_why', why_two,
                            'facts', named);
END $$;
