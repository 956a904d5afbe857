-- SPDX-License-Identifier: GPL-3.0-or-later
-- Facts about what is cited: whether it is of this effect, fresh, attested, and what the approver saw himself.

-- What one record answers. An Absent that did not read every page, and a finding that names no object although it
-- should, are no answer.
CREATE FUNCTION countersign.answer_of(record jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  finding CONSTANT text := record ->> 'finding';
BEGIN
  RETURN CASE WHEN finding IN ('Denied', 'Unavailable') THEN finding
              WHEN finding = 'Absent' AND record #>> '{scan,complete}' = 'true' AND record -> 'unmet' = '[]'
                THEN finding
              ELSE 'Inconclusive' END;
END $$;

-- What one or more looks found: {objects, answer}. The answer is the finding of highest rank, and is told apart only
-- where no object was found.
CREATE FUNCTION countersign.outcome_of(looks jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  objects CONSTANT text[] := ARRAY(
    SELECT DISTINCT (m.match ->> 'id') COLLATE "C" AS id
      FROM jsonb_array_elements(looks) AS l (stored), jsonb_array_elements(l.stored #> '{record,matches}') AS m (match)
      ORDER BY id);
  answer text := '';
BEGIN
  IF cardinality(objects) > 0 THEN
    answer := CASE WHEN cardinality(objects) > 1 THEN 'FoundMany' ELSE 'Found' END;
  ELSE
    SELECT a.answer INTO answer
      FROM jsonb_array_elements(looks) AS l (stored), countersign.answer_of(l.stored -> 'record') AS a (answer)
      ORDER BY array_position('{Denied,Unavailable,Inconclusive,Absent}', a.answer) LIMIT 1;
  END IF;
  RETURN jsonb_build_object('objects', objects, 'answer', coalesce(answer, ''));
END $$;

-- The proposal's own evidence other than documents, out of the union that is judged.
CREATE FUNCTION countersign.proposers_looks(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(c.stored), '[]') FROM jsonb_array_elements(input -> 'cited') AS c (stored)
      WHERE c.stored #>> '{record,source}' IS DISTINCT FROM 'document'
        AND input #> '{proposal,statement,evidence}'
            @> jsonb_build_array(jsonb_build_object('digest', c.stored -> 'digest')));
END $$;

-- Nothing but stored documents stands behind the proposal, or nothing at all, as in governance.
CREATE FUNCTION countersign.only_documents_decide(input jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  citations CONSTANT jsonb := input #> '{proposal,statement,evidence}';
BEGIN
  RETURN citations IS NOT NULL AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(citations) AS e (citation)
      WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(input -> 'cited') AS c (stored)
                        WHERE c.stored #>> '{record,source}' = 'document'
                          AND c.stored ->> 'digest' = e.citation ->> 'digest'));
END $$;

-- The lookups that the approver cites, began himself after the proposal, and that are not too old.
CREATE FUNCTION countersign.own_looks(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  oldest CONSTANT bigint := countersign.micros(input ->> 'now')
    - 1000000 * (input #>> '{policy,subject,own_look_max_age}')::bigint;
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(c.stored), '[]')
      FROM jsonb_array_elements_text(input -> 'own_cited') AS o (digest),
           LATERAL (SELECT e.stored FROM jsonb_array_elements(input -> 'cited') WITH ORDINALITY AS e (stored, place)
                      WHERE e.stored ->> 'digest' = o.digest ORDER BY e.place LIMIT 1) AS c
      WHERE c.stored #>> '{record,source}' = 'lookup'
        AND input ->> 'approver' <> '' AND c.stored ->> 'asked_by' = input ->> 'approver'
        AND countersign.micros(c.stored ->> 'asked_at') > countersign.micros(input #>> '{proposal,proposed_at}')
        AND countersign.micros(c.stored ->> 'asked_at') >= oldest);
END $$;

-- The digest of a record that is left out although it decides: it shows an object that no cited record shows, or a
-- newer and different sight of one that is cited. Without it, choosing what to cite would turn "it exists" into "no".
-- Somebody else's object is not meant: narrow attributes found it, and it carries another reference than ours.
CREATE FUNCTION countersign.withheld_sight(input jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  objects CONSTANT jsonb := countersign.cited_objects(input);
BEGIN
  RETURN (
    SELECT u.stored ->> 'digest'
      FROM jsonb_array_elements(input -> 'uncited') WITH ORDINALITY AS u (stored, place),
           jsonb_array_elements(u.stored #> '{record,matches}') AS m (match)
           LEFT JOIN jsonb_array_elements(objects) AS o (object) ON o.object ->> 'id' = m.match ->> 'id'
      WHERE u.stored #>> '{record,source}' IS DISTINCT FROM 'document'
        AND countersign.names_intent(u.stored -> 'record', input -> 'intent')
        AND (u.stored #>> '{record,finding}' = 'Mismatch' AND u.stored #>> '{record,rung}' = 'attributes'
             AND m.match ->> 'reference' <> '' AND NOT countersign.reference_equal(input, m.match)) IS NOT TRUE
        AND (o.object IS NULL
             OR ((countersign.micros(u.stored ->> 'recorded_at') < countersign.micros(o.object ->> 'recorded_at'))
                   IS NOT TRUE
                 AND (m.match -> 'disposition', m.match -> 'amount_minor', m.match -> 'currency') IS DISTINCT FROM
                     (o.object #> '{match,disposition}', o.object #> '{match,amount_minor}',
                      o.object #> '{match,currency}')))
      ORDER BY u.place LIMIT 1);
END $$;

CREATE FUNCTION countersign.fact_evidence_for_intent(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  digest text;
BEGIN
  IF input -> 'cited_missing' IS DISTINCT FROM 'false' THEN
    RETURN countersign.unmet_fact(false, 'not_stored');
  ELSIF coalesce(input -> 'cited', '[]') = '[]' THEN
    RETURN countersign.unmet_fact(false, 'none_cited');
  ELSIF ((input ->> 'unreadable')::bigint <= 0) IS NOT TRUE THEN
    RETURN countersign.fact(false, jsonb_build_object('unmet', 'unreadable', 'records', input ->> 'unreadable'));
  END IF;
  SELECT c.stored ->> 'digest' INTO digest
    FROM jsonb_array_elements(input -> 'cited') WITH ORDINALITY AS c (stored, place)
    WHERE NOT countersign.names_intent(c.stored -> 'record', input -> 'intent') ORDER BY c.place LIMIT 1;
  IF FOUND THEN
    RETURN countersign.fact(false, jsonb_build_object('unmet', 'other_effect', 'evidence', digest));
  END IF;
  digest := countersign.withheld_sight(input);
  RETURN CASE WHEN digest IS NULL THEN countersign.fact(true)
              ELSE countersign.fact(false, jsonb_build_object('unmet', 'withheld', 'evidence', digest)) END;
END $$;

-- Only a lookup that carries the proof makes it fresh: by one that shows something else, or could not find out, an old
-- sight would become new.
CREATE FUNCTION countersign.fact_evidence_fresh(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  max_age CONSTANT text := input #>> '{policy,subject,evidence_max_age}';
  chosen CONSTANT jsonb := countersign.chosen_object(input, countersign.cited_objects(input));
  newest bigint;
BEGIN
  IF NOT input ? 'policy' THEN
    RETURN countersign.unmet_fact(false, 'no_policy');
  END IF;
  SELECT max(countersign.micros(c.stored ->> 'recorded_at')) INTO newest
    FROM jsonb_array_elements(input -> 'cited') AS c (stored)
    WHERE c.stored #>> '{record,source}' = 'lookup'
      AND CASE WHEN chosen IS NULL THEN c.stored #> '{record,matches}' <> '[]'
                                        OR countersign.answer_of(c.stored -> 'record') = 'Absent'
               ELSE c.stored #> '{record,matches}' @> jsonb_build_array(jsonb_build_object('id', chosen -> 'id')) END;
  IF newest IS NULL THEN
    RETURN countersign.unmet_fact(false, 'no_lookup_cited');
  END IF;
  RETURN countersign.fact(countersign.micros(input ->> 'now') - newest <= 1000000 * max_age::bigint,
                          jsonb_build_object('recorded_at', countersign.seconds_text(newest), 'max_age', max_age));
END $$;

-- A document never outvotes what the provider shows.
CREATE FUNCTION countersign.fact_document_attested(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  object jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM jsonb_array_elements(input -> 'cited') AS c (stored)
                 WHERE c.stored #>> '{record,source}' = 'document' AND input ->> 'signer' <> ''
                   AND c.stored #>> '{record,document,attested_by}' = input ->> 'signer') THEN
    RETURN countersign.unmet_fact(false, 'none_cited');
  END IF;
  SELECT o.object INTO object
    FROM jsonb_array_elements(countersign.cited_objects(input)) WITH ORDINALITY AS o (object, place)
    WHERE (o.object #>> '{match,disposition}' IN ('accepted', 'happened')) IS NOT TRUE ORDER BY o.place LIMIT 1;
  IF FOUND THEN
    RETURN countersign.fact(false, jsonb_build_object('unmet', 'outvoted', 'object', object ->> 'id',
                                                      'disposition', object #>> '{match,disposition}'));
  END IF;
  RETURN countersign.fact(true);
END $$;

CREATE FUNCTION countersign.fact_own_look_after_proposal(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT input ? 'proposal' THEN
    RETURN countersign.unmet_fact(false, 'no_proposal');
  ELSIF countersign.only_documents_decide(input) THEN
    RETURN countersign.fact(true);
  END IF;
  RETURN countersign.unmet_fact(countersign.own_looks(input) <> '[]', 'no_own_look');
END $$;

CREATE FUNCTION countersign.fact_own_look_agrees(input jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own jsonb;
  theirs jsonb;
BEGIN
  IF NOT input ? 'proposal' THEN
    RETURN countersign.unmet_fact(false, 'no_proposal');
  ELSIF countersign.only_documents_decide(input) THEN
    RETURN countersign.fact(true);
  END IF;
  own := countersign.own_looks(input);
  IF own = '[]' THEN
    RETURN countersign.unmet_fact(false, 'no_own_look');
  END IF;
  own := countersign.outcome_of(own);
  theirs := countersign.outcome_of(countersign.proposers_looks(input));
  RETURN countersign.fact(own = theirs, jsonb_build_object('unmet', 'other_finding', 'proposed', theirs -> 'answer',
                                                           'own', own -> 'answer'));
END $$;
