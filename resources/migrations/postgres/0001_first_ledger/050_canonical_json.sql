-- SPDX-License-Identifier: GPL-3.0-or-later
-- The JCS subset (RFC 8785) that everything signed or content-addressed is written in: objects with ASCII keys, arrays
-- and strings; no numbers, booleans or null. One byte sequence per value. The console's is models/base/canonical_json.

-- The canonical text of a value; null where it holds what the subset does not have. jsonb escapes a string exactly as
-- section 3.2.2.2 asks; its order of keys is its own, so they are sorted here. Nothing deeper than 32 can be signed.
CREATE FUNCTION countersign.canonical_text(value jsonb, depth int DEFAULT 0) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  kind CONSTANT text := jsonb_typeof(value);
  parts text[];
BEGIN
  IF kind = 'string' THEN
    RETURN value::text;
  ELSIF depth >= 32 THEN
    RETURN NULL;
  ELSIF kind = 'array' THEN
    SELECT array_agg(countersign.canonical_text(m.member, depth + 1) ORDER BY m.place)
      INTO parts FROM jsonb_array_elements(value) WITH ORDINALITY AS m (member, place);
  ELSIF kind = 'object' THEN
    SELECT array_agg(CASE WHEN octet_length(m.key) = char_length(m.key)
                          THEN to_jsonb(m.key)::text || ':' || countersign.canonical_text(m.member, depth + 1) END
                     ORDER BY m.key COLLATE "C")
      INTO parts FROM jsonb_each(value) AS m (key, member);
  ELSE
    RETURN NULL;
  END IF;
  IF array_position(parts, NULL) IS NOT NULL THEN
    RETURN NULL;
  END IF;
  RETURN CASE kind WHEN 'array' THEN '[' || coalesce(array_to_string(parts, ','), '') || ']'
                   ELSE '{' || coalesce(array_to_string(parts, ','), '') || '}' END;
END $$;

-- How deep brackets nest outside strings, counted no further than one above most_depth. Whether the text is JSON at all
-- is the parser's business: a string that never ends goes to the end of the text.
CREATE FUNCTION countersign.json_depth(content text, most_depth int) RETURNS int
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  brackets CONSTANT text := regexp_replace(
    regexp_replace(content, '"(\\.|[^"\\])*\\?("|$)', '', 'g'), '[^][{}]', '', 'g');
  depth int := 0;
  deepest int := 0;
  bracket text;
BEGIN
  FOREACH bracket IN ARRAY string_to_array(brackets, NULL) LOOP
    IF bracket IN ('{', '[') THEN
      depth := depth + 1;
      deepest := greatest(deepest, depth);
      EXIT WHEN deepest > most_depth;
    ELSE
      depth := greatest(depth - 1, 0);
    END IF;
  END LOOP;
  RETURN deepest;
END $$;

-- What must hold before a parser sees the bytes (guard G1): size, UTF-8, no byte order mark, no NUL, depth. Null where
-- it does, otherwise what does not, in words. Not parallel safe, as what follows: both try, in a subtransaction.
CREATE FUNCTION countersign.json_shape_fault(bytes bytea, most_bytes int DEFAULT 16384, most_depth int DEFAULT 32)
RETURNS text
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  content text;
BEGIN
  IF bytes IS NULL THEN
    RETURN 'JSON: nothing was given';
  ELSIF octet_length(bytes) > most_bytes THEN
    RETURN format('JSON: %s bytes, at most %s are allowed', octet_length(bytes), most_bytes);
  ELSIF substring(bytes FOR 3) = '\xefbbbf'::bytea THEN
    RETURN 'JSON: starts with a byte order mark';
  ELSIF position('\x00'::bytea IN bytes) > 0 THEN
    RETURN 'JSON: holds a NUL byte';
  END IF;
  BEGIN
    content := convert_from(bytes, 'UTF8');
  EXCEPTION WHEN character_not_in_repertoire THEN
    RETURN 'JSON: is not UTF-8';
  END;
  IF countersign.json_depth(content, most_depth) > most_depth THEN
    RETURN format('JSON: nested more than %s deep', most_depth);
  END IF;
  RETURN NULL;
END $$;

-- The value of bytes whose shape was found right, if they are its canonical form (guard G2); null otherwise. jsonb keeps
-- one of two equal keys and forgets spaces: written again they differ, and are refused so. A string with \u0000 is no
-- jsonb, and nothing that is signed may hold one.
CREATE FUNCTION countersign.parse_canonical(bytes bytea) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  value jsonb;
BEGIN
  BEGIN
    value := convert_from(bytes, 'UTF8')::jsonb;
  EXCEPTION WHEN invalid_text_representation OR untranslatable_character OR character_not_in_repertoire
                 OR numeric_value_out_of_range OR program_limit_exceeded THEN
    RETURN NULL;
  END;
  RETURN CASE WHEN convert_to(countersign.canonical_text(value), 'UTF8') = bytes THEN value END;
END $$;
