-- SPDX-License-Identifier: GPL-3.0-or-later
-- The log's tree: RFC 9162 section 2.1 over SHA-256, leaf 0x00, node 0x01, empty root = SHA-256 of nothing. The head row
-- keeps the frontier: the roots of the full subtrees, largest first, 32 bytes each, one per set bit of the size. The
-- console's is models/audit/merkle.

CREATE FUNCTION countersign.leaf_hash(entry bytea) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
  SELECT sha256('\x00'::bytea || entry)
$$;

CREATE FUNCTION countersign.node_hash(left_hash bytea, right_hash bytea) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
  SELECT sha256('\x01'::bytea || left_hash || right_hash)
$$;

-- The root of the tree that a frontier stands for.
CREATE FUNCTION countersign.frontier_root(frontier bytea) RETURNS bytea
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  roots CONSTANT int := octet_length(frontier) / 32;
  root bytea := substring(frontier FROM octet_length(frontier) - 31);
BEGIN
  IF roots = 0 THEN
    RETURN sha256('');
  END IF;
  FOR i IN REVERSE roots - 2 .. 0 LOOP
    root := countersign.node_hash(substring(frontier FROM 32 * i + 1 FOR 32), root);
  END LOOP;
  RETURN root;
END $$;

-- The frontier of a log of `size` entries after one more. XX001 where it cannot be that of such a log.
CREATE FUNCTION countersign.frontier_append(size bigint, frontier bytea, leaf bytea) RETURNS bytea
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  kept int := octet_length(frontier);
  rest bigint := size;
  grown bytea := leaf;
BEGIN
  IF size < 0 OR kept <> 32 * bit_count(size::bit(64)) OR octet_length(leaf) <> 32 THEN
    RAISE EXCEPTION USING ERRCODE = 'data_corrupted',
      MESSAGE = format('the frontier of a log of size %s must be %s bytes, but is %s', size,
                       32 * bit_count(size::bit(64)), kept);
  END IF;
  WHILE rest & 1 = 1 LOOP
    kept := kept - 32;
    grown := countersign.node_hash(substring(frontier FROM kept + 1 FOR 32), grown);
    rest := rest >> 1;
  END LOOP;
  RETURN substring(frontier FOR kept) || grown;
END $$;

-- An instant as statements and entries write it: whole seconds, UTC.
CREATE FUNCTION countersign.instant_text(at timestamptz) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

-- The bytes of one leaf: the canonical {at, envelope, facts, origin, seq, tenant} of trust.md (a). `facts`: an object of
-- "true" and "false". 22023 where a part is not of the canonical subset.
CREATE FUNCTION countersign.log_entry(seq bigint, at timestamptz, origin text, tenant text, envelope jsonb, facts jsonb)
RETURNS bytea
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  written CONSTANT text := countersign.canonical_text(jsonb_build_object(
    'at', countersign.instant_text(at), 'envelope', envelope, 'facts', facts, 'origin', origin, 'seq', seq::text,
    'tenant', tenant));
BEGIN
  IF written IS NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'invalid_parameter_value',
      MESSAGE = format('log entry %s cannot be written: a part of it is missing or holds more than strings', seq);
  END IF;
  RETURN convert_to(written, 'UTF8');
END $$;
