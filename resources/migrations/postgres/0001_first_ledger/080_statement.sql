-- SPDX-License-Identifier: GPL-3.0-or-later
-- The schema of a statement: trust.md (a), and which fields belong to which kind (guard G2 after the bytes were found
-- canonical). The console's is models/statement/statement_parser and statement_rules; a test compares the two.

-- No control characters of C0 and C1, no bidirectional controls, no line or paragraph separators.
CREATE FUNCTION countersign.is_printable(content text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
  SELECT content !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
$$;

-- Whether every string and key of a value is printable that holds nothing but objects, arrays and strings.
CREATE FUNCTION countersign.is_printable_throughout(value jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'array' THEN NOT EXISTS (SELECT FROM jsonb_array_elements(value) AS m (member)
                                  WHERE NOT countersign.is_printable_throughout(m.member))
    WHEN 'object' THEN NOT EXISTS (SELECT FROM jsonb_each(value) AS m (key, member)
                                   WHERE NOT (countersign.is_printable(m.key)
                                              AND countersign.is_printable_throughout(m.member)))
    ELSE countersign.is_printable(value #>> '{}') END;
END $$;

-- A time like 2026-12-01T08:00:00Z: whole seconds, UTC, no leap second, from the year 1 on.
CREATE FUNCTION countersign.is_instant(content text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE WHEN content ~ '^[0-9]{4}-(0[1-9]|1[0-2])-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$'
                   AND content !~ '^0000'
              THEN substring(content FROM 9 FOR 2)::int BETWEEN 1 AND extract(day FROM
                     make_date(substring(content FOR 4)::int, substring(content FROM 6 FOR 2)::int, 1)
                     + interval '1 month' - interval '1 day')
              ELSE false END
$$;

-- Whole numbers in their one decimal form, of 64 bits.
CREATE FUNCTION countersign.is_integer(content text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE WHEN content ~ '^(0|-?[1-9][0-9]{0,18})$'
              THEN content::numeric BETWEEN -9223372036854775808 AND 9223372036854775807 ELSE false END
$$;

-- Every field that is one string: its part ('' is the statement itself), least and most bytes, and what it must look
-- like: a regular expression, or the name of a form (below), or null for any printable text.
CREATE FUNCTION countersign.statement_fields()
RETURNS TABLE (part text, field text, at_least int, at_most int, form text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
  VALUES ('', 'v', 1, 1, '^1$'), ('', 'id', 32, 32, 'hex'), ('', 'origin', 1, 255, NULL),
    ('', 'tenant', 1, 255, NULL), ('', 'intent', 0, 255, NULL),
    ('', 'kind', 1, 32, '^(resolve|propose|approve|decline|withdraw|hold|unhold|escalate|note|settle|operator_enrol|key_revoke|membership_set|policy_set|contract_publish)$'),
    ('', 'action', 0, 32, '^(confirm|reject|release|compensate|reopen)?$'), ('', 'person', 1, 255, NULL),
    ('', 'key', 64, 64, 'hex'), ('', 'signed_at', 1, 20, 'time'), ('', 'expires_at', 1, 20, 'time'),
    ('prior', 'status', 1, 32, 'status'), ('prior', 'version', 1, 20, 'count'),
    ('next', 'status', 1, 32, 'status'),
    ('effect', 'provider', 0, 255, NULL), ('effect', 'account', 0, 255, NULL), ('effect', 'environment', 0, 255, NULL),
    ('effect', 'operation', 0, 255, NULL), ('effect', 'effect_kind', 1, 32, '^(monetary|message|other)$'),
    ('effect', 'provider_key', 0, 1000, NULL), ('effect', 'request_digest', 64, 64, 'hex'),
    ('effect', 'amount_minor', 0, 20, 'amount?'), ('effect', 'currency', 0, 3, 'currency?'),
    ('effect', 'customer_ref', 0, 255, NULL), ('effect', 'recipient_ref', 0, 255, NULL),
    -- Amount and currency as the provider wrote them, however odd: a difference is named, not hidden.
    ('result', 'provider_id', 0, 255, NULL), ('result', 'response_digest', 0, 64, '^([0-9a-f]{64})?$'),
    ('result', 'disposition', 0, 32, '^(accepted|happened|did_not_happen|in_flight|reversed)?$'),
    ('result', 'amount_minor', 0, 20, 'amount?'), ('result', 'currency', 0, 16, NULL),
    ('compensation', 'intent', 1, 255, NULL), ('compensation', 'operation', 1, 255, NULL),
    ('compensation', 'target_provider_id', 0, 255, NULL), ('compensation', 'amount_minor', 0, 20, 'amount?'),
    ('compensation', 'currency', 0, 3, 'currency?'), ('compensation', 'command_digest', 64, 64, 'hex'),
    ('reason', 'code', 0, 64, '^[a-z_]*$'), ('reason', 'text', 0, 8000, 'prose'),
    ('hold', 'until', 1, 20, 'time'), ('escalation', 'to', 0, 255, NULL), ('escalation', 'due', 0, 20, 'time?'),
    ('conflict', 'id', 32, 32, 'hex'),
    ('conflict', 'settlement', 0, 32, '^(corroborated|duplicate_compensated|accepted_loss|provider_error)?$'),
    ('proposal', 'id', 32, 32, 'hex'), ('proposal', 'digest', 64, 64, 'hex'),
    ('policy', 'version', 1, 20, 'count'), ('policy', 'digest', 64, 64, 'hex'),
    ('contract', 'version', 1, 20, 'count'), ('contract', 'digest', 64, 64, 'hex'),
    ('seen', 'size', 1, 20, 'count'), ('seen', 'root', 64, 64, 'hex'),
    ('evidence', 'kind', 1, 32, '^(lookup|import|document)$'), ('evidence', 'digest', 64, 64, 'hex'),
    ('evidence', 'observed_at', 0, 20, 'time?'), ('evidence', 'method', 0, 255, NULL)
$$;

CREATE FUNCTION countersign.has_form(content text, form text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE form WHEN 'hex' THEN content ~ '^[0-9a-f]*$'
                   WHEN 'status' THEN content IN ('prepared', 'confirmed', 'unknown', 'rejected', 'compensated')
                   WHEN 'currency?' THEN content ~ '^([A-Z]{3})?$'
                   WHEN 'time' THEN countersign.is_instant(content)
                   WHEN 'time?' THEN content = '' OR countersign.is_instant(content)
                   WHEN 'count' THEN countersign.is_integer(content) AND content !~ '^-'
                   WHEN 'amount?' THEN content = '' OR countersign.is_integer(content)
                   WHEN 'prose' THEN char_length(content) <= 2000
                   ELSE form IS NULL OR content ~ form END
$$;

-- What is wrong with one part of a statement, in words; null where nothing is. `others`: names of the members that are
-- no strings; they are looked at elsewhere.
CREATE FUNCTION countersign.statement_part_fault(value jsonb, of_part text, others text[]) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  name CONSTANT text := rtrim('statement ' || of_part);
  known text[] := others;
  f record;
  content text;
BEGIN
  IF jsonb_typeof(value) IS DISTINCT FROM 'object' THEN
    RETURN name || ' is not a JSON object';
  END IF;
  FOR f IN SELECT * FROM countersign.statement_fields() AS s WHERE s.part = of_part LOOP
    known := known || f.field;
    content := value ->> f.field;
    IF NOT value ? f.field THEN
      RETURN format('%s field %s is missing', name, f.field);
    ELSIF jsonb_typeof(value -> f.field) <> 'string' THEN
      RETURN format('%s field %s is not a string', name, f.field);
    ELSIF octet_length(content) NOT BETWEEN f.at_least AND f.at_most THEN
      RETURN format('%s field %s has %s bytes, not %s to %s', name, f.field, octet_length(content), f.at_least, f.at_most);
    ELSIF NOT countersign.is_printable(content) THEN
      RETURN format('%s field %s holds a control character', name, f.field);
    ELSIF NOT countersign.has_form(content, f.form) THEN
      RETURN format('%s field %s is not of its form', name, f.field);
    END IF;
  END LOOP;
  FOREACH content IN ARRAY others LOOP
    IF NOT value ? content THEN
      RETURN format('%s field %s is missing', name, content);
    END IF;
  END LOOP;
  SELECT k INTO content FROM jsonb_object_keys(value) AS k WHERE k <> ALL (known) LIMIT 1;
  RETURN CASE WHEN FOUND THEN format('%s field %s is unknown', name, left(content, 64)) END;
END $$;

-- An array of at most 200 texts, each printable and of 1 to 255 bytes, none twice.
CREATE FUNCTION countersign.statement_list_fault(value jsonb, name text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF jsonb_typeof(value) <> 'array' OR jsonb_array_length(value) > 200 THEN
    RETURN format('statement field %s is not an array of at most 200', name);
  ELSIF EXISTS (SELECT FROM jsonb_array_elements(value) AS m (member)
                WHERE jsonb_typeof(m.member) <> 'string' OR octet_length(m.member #>> '{}') NOT BETWEEN 1 AND 255
                   OR NOT countersign.is_printable(m.member #>> '{}')) THEN
    RETURN format('statement field %s holds something that is not a short printable string', name);
  ELSIF (SELECT count(*) <> count(DISTINCT m.member) FROM jsonb_array_elements(value) AS m (member)) THEN
    RETURN format('statement field %s names something twice', name);
  END IF;
  RETURN NULL;
END $$;

-- Every citation whole, at most 20, no digest twice, a lookup with the time it was observed.
CREATE FUNCTION countersign.statement_evidence_fault(evidence jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  fault text;
BEGIN
  IF jsonb_typeof(evidence) <> 'array' OR jsonb_array_length(evidence) > 20 THEN
    RETURN 'statement field evidence is not an array of at most 20';
  END IF;
  SELECT f.fault INTO fault
    FROM jsonb_array_elements(evidence) WITH ORDINALITY AS c (cited, place),
         countersign.statement_part_fault(c.cited, 'evidence', '{}') AS f (fault)
    WHERE f.fault IS NOT NULL ORDER BY c.place LIMIT 1;
  IF FOUND THEN
    RETURN fault;
  ELSIF (SELECT count(*) <> count(DISTINCT c.cited ->> 'digest') FROM jsonb_array_elements(evidence) AS c (cited)) THEN
    RETURN 'statement field evidence cites one digest twice';
  ELSIF EXISTS (SELECT FROM jsonb_array_elements(evidence) AS c (cited)
                WHERE c.cited ->> 'kind' = 'lookup' AND c.cited ->> 'observed_at' = '') THEN
    RETURN 'statement field evidence cites a lookup without observed_at';
  END IF;
  RETURN NULL;
END $$;

-- Each member there and of its type. A part that does not apply is {}; reason and seen always apply.
CREATE FUNCTION countersign.statement_members_fault(said jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  parts CONSTANT text[] := '{prior,next,effect,result,compensation,reason,hold,escalation,conflict,proposal,policy,contract,seen}';
  fault text := countersign.statement_part_fault(said, '', parts || '{evidence,subject}'::text[]);
  of_part text;
BEGIN
  FOREACH of_part IN ARRAY parts LOOP
    EXIT WHEN fault IS NOT NULL;
    CONTINUE WHEN said -> of_part = '{}' AND of_part NOT IN ('reason', 'seen');
    fault := countersign.statement_part_fault(
      said -> of_part, of_part, CASE of_part WHEN 'result' THEN '{mismatch,surplus}'::text[] ELSE '{}' END);
  END LOOP;
  IF fault IS NOT NULL THEN
    RETURN fault;
  ELSIF jsonb_typeof(said -> 'subject') <> 'object' THEN
    RETURN 'statement field subject is not an object';
  ELSIF NOT countersign.is_printable_throughout(said -> 'subject') THEN
    RETURN 'statement field subject holds a control character';
  ELSIF said -> 'result' <> '{}' THEN
    fault := coalesce(countersign.statement_list_fault(said #> '{result,mismatch}', 'result.mismatch'),
                      countersign.statement_list_fault(said #> '{result,surplus}', 'result.surplus'));
  END IF;
  RETURN coalesce(fault, countersign.statement_evidence_fault(said -> 'evidence'));
END $$;

-- Which fields each kind needs, may have or must leave empty: 'required', 'optional', or left out where empty.
-- An approval, decline or withdrawal without an intent is about a governance proposal.
CREATE FUNCTION countersign.statement_presence(kind text, action text, about_effect boolean) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE WHEN about_effect
      THEN '{"intent": "required", "prior": "required", "next": "required", "effect": "required",
             "evidence": "optional", "contract": "optional"}'::jsonb
      ELSE '{"subject": "required"}'::jsonb END
    || CASE WHEN kind IN ('approve', 'decline', 'withdraw') THEN '{"proposal": "required"}'::jsonb
            WHEN kind = 'note' THEN '{"proposal": "optional"}' ELSE '{}' END
    || CASE WHEN NOT about_effect THEN '{}'::jsonb
            WHEN kind IN ('resolve', 'propose', 'approve') THEN
              CASE WHEN action <> '' OR kind = 'resolve' THEN '{"action": "required"}'::jsonb
                   ELSE '{"conflict": "required"}' END
              || CASE action WHEN 'confirm' THEN '{"result": "required"}'::jsonb
                             WHEN 'reject' THEN '{"result": "optional"}'
                             WHEN 'compensate' THEN '{"compensation": "required"}'
                             WHEN 'reopen' THEN '{"conflict": "optional"}' ELSE '{}' END
            WHEN kind = 'hold' THEN '{"hold": "required"}'
            WHEN kind = 'escalate' THEN '{"escalation": "required"}'
            WHEN kind = 'settle' THEN '{"conflict": "required"}' ELSE '{}' END
$$;

-- What must hold between the fields of a statement about an effect.
CREATE FUNCTION countersign.statement_effect_fault(said jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  command CONSTANT jsonb := said -> 'compensation';
  after CONSTANT text := CASE said ->> 'action' WHEN 'confirm' THEN 'confirmed' WHEN 'reject' THEN 'rejected'
    WHEN 'release' THEN 'prepared' WHEN 'reopen' THEN 'unknown' ELSE said #>> '{prior,status}' END;
BEGIN
  IF said ->> 'tenant' = '*' THEN
    RETURN 'statement field tenant must name one tenant';
  ELSIF said #>> '{next,status}' IS DISTINCT FROM after THEN
    RETURN 'statement field next.status must be ' || after;
  ELSIF said #>> '{conflict,settlement}' = '' AND said ->> 'action' <> 'reopen' THEN
    RETURN 'statement field conflict.settlement is empty, which it cannot be';
  ELSIF (said #>> '{escalation,to}' = '') <> (said #>> '{escalation,due}' = '') THEN
    RETURN 'statement field escalation.due is set where nobody is named, or empty where somebody is';
  ELSIF said #> '{result,surplus}' ? (said #>> '{result,provider_id}') THEN
    RETURN 'statement field result.surplus names the accepted object itself';
  ELSIF command = '{}' THEN
    RETURN NULL;
  ELSIF command ->> 'amount_minor' <> '' AND (command ->> 'amount_minor')::numeric <= 0 THEN
    RETURN 'statement field compensation.amount_minor is not above zero';
  ELSIF command ->> 'command_digest' IS DISTINCT FROM
        encode(sha256(convert_to(countersign.canonical_text(command - 'command_digest'), 'UTF8')), 'hex') THEN
    RETURN 'statement field compensation.command_digest is not the digest of the other five fields';
  END IF;
  RETURN NULL;
END $$;

-- What is wrong with a statement of canonical form, in words that name the field; null where nothing is. Nothing at all,
-- as parse_canonical gives for bytes that it does not take, is no statement. A governance subject is looked at as text
-- only: whoever applies it parses it.
CREATE FUNCTION countersign.statement_fault(said jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  fault text := countersign.statement_members_fault(said);
  about_effect boolean;
  presence jsonb;
  named text;
BEGIN
  IF fault IS NOT NULL THEN
    RETURN fault;
  END IF;
  about_effect := said ->> 'kind' IN ('resolve', 'propose', 'hold', 'unhold', 'escalate', 'note', 'settle')
    OR (said ->> 'kind' IN ('approve', 'decline', 'withdraw') AND said ->> 'intent' <> '');
  presence := countersign.statement_presence(said ->> 'kind', said ->> 'action', about_effect);
  FOREACH named IN ARRAY '{intent,prior,next,effect,subject,action,result,compensation,hold,escalation,conflict,proposal,evidence,contract}'::text[] LOOP
    IF said -> named IN ('""', '{}', '[]') AND presence ->> named = 'required' THEN
      RETURN format('statement field %s is empty, which it cannot be with kind %s', named, said ->> 'kind');
    ELSIF said -> named NOT IN ('""', '{}', '[]') AND NOT presence ? named THEN
      RETURN format('statement field %s must be empty with kind %s', named, said ->> 'kind');
    END IF;
  END LOOP;
  RETURN CASE WHEN about_effect THEN countersign.statement_effect_fault(said) END;
END $$;
