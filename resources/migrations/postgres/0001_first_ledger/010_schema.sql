-- SPDX-License-Identifier: GPL-3.0-or-later
-- What must be there before the first table: a fit server, the schema, the roles. Run by the owner role, who is not a
-- superuser; all files of this folder are one transaction, and the settings below last as long as it does.

SET LOCAL search_path = pg_catalog, pg_temp;
SET LOCAL TimeZone = 'UTC';

-- Keys are compared byte by byte and statements are UTF-8: another encoding would change both on their way in.
DO $$
BEGIN
  IF current_setting('server_version_num')::int < 150000 THEN
    RAISE EXCEPTION USING ERRCODE = 'feature_not_supported',
      MESSAGE = format('PostgreSQL 15 or newer is needed, this is %s', current_setting('server_version'));
  END IF;
  IF current_setting('server_encoding') <> 'UTF8' THEN
    RAISE EXCEPTION USING ERRCODE = 'feature_not_supported',
      MESSAGE = format('the database must be UTF8, it is %s: create one with ENCODING ''UTF8'' TEMPLATE template0',
                       current_setting('server_encoding'));
  END IF;
END $$;

-- Roles belong to the whole cluster, and several ledgers may share one: make what is missing where the owner may, and
-- otherwise say what an administrator has to run. They are groups: which tenants a login reads is decided row by row.
DO $$
DECLARE
  groups constant text[] := ARRAY['countersign_operator', 'countersign_approver', 'countersign_auditor',
    'countersign_worker', 'countersign_handler', 'countersign_admin', 'countersign_guard'];
  missing text[];
  found record;
BEGIN
  SELECT array_agg(g ORDER BY g) INTO missing FROM unnest(groups) AS g
    WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = g);
  IF missing IS NOT NULL AND (SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user) THEN
    FOR i IN 1 .. cardinality(missing) LOOP
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN', missing[i]);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN
        NULL; -- another ledger's migration was quicker
      END;
    END LOOP;
  ELSIF missing IS NOT NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'undefined_object',
      MESSAGE = format('missing role %s, and %s may not create roles; let an administrator run: %s',
        array_to_string(missing, ', '), current_user,
        (SELECT string_agg(format('CREATE ROLE %I NOLOGIN;', m), ' ' ORDER BY m) FROM unnest(missing) AS m));
  END IF;

  -- A group that were more than a group would carry everybody in it past the row security.
  FOR found IN SELECT rolname FROM pg_roles WHERE rolname = ANY (groups)
      AND (rolcanlogin OR rolsuper OR rolcreaterole OR rolreplication OR rolbypassrls) ORDER BY rolname LOOP
    RAISE EXCEPTION USING ERRCODE = 'object_not_in_prerequisite_state',
      MESSAGE = format('role %1$I must be a plain group; let an administrator run: ALTER ROLE %1$I '
        'NOLOGIN NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS;', found.rolname);
  END LOOP;
  FOR found IN SELECT rolname FROM pg_roles WHERE rolname = ANY (groups)
      AND pg_has_role(oid, current_user, 'MEMBER') ORDER BY rolname LOOP
    RAISE EXCEPTION USING ERRCODE = 'object_not_in_prerequisite_state',
      MESSAGE = format('role %1$I may act as the owner; let an administrator run: REVOKE %2$I FROM %1$I;',
        found.rolname, current_user);
  END LOOP;
END $$;

CREATE SCHEMA countersign;
REVOKE ALL ON SCHEMA countersign FROM PUBLIC;
GRANT USAGE ON SCHEMA countersign TO countersign_operator, countersign_approver, countersign_auditor,
  countersign_worker, countersign_handler, countersign_admin, countersign_guard;

-- PostgreSQL lets everybody execute a new function. The owner owns nothing but the ledger: his do not start that way.
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

CREATE TABLE countersign.schema_migrations (
  version    integer PRIMARY KEY CHECK (version > 0),
  name       text COLLATE "C" NOT NULL,
  digest     text COLLATE "C" NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
  applied_at timestamptz NOT NULL
);

CREATE TABLE countersign.ledger_meta (
  id         integer PRIMARY KEY CHECK (id = 1),
  origin     text COLLATE "C" NOT NULL CHECK (origin <> ''),
  created_at timestamptz NOT NULL
);
