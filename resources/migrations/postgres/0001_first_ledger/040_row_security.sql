-- SPDX-License-Identifier: GPL-3.0-or-later
-- Who reads what. The roles open the tables, the memberships in the log open the rows: a login without a membership
-- sees none. Nobody is granted INSERT, UPDATE or DELETE; every change is a function's. The owner's functions see all
-- rows, so each asks may_read itself. current_user is the owner inside them, hence session_user, which SET ROLE keeps.

-- The person of this login, null if it is nobody's.
CREATE FUNCTION countersign.session_person() RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT person FROM countersign.operator_logins WHERE login = session_user::text AND unbound_at IS NULL
$$;

-- The tenants this login's person belongs to, in whatever role, '*' among them for a member of all. Whose every key is
-- revoked reads nothing until a new one is enrolled: one statement shuts out a stolen laptop.
CREATE FUNCTION countersign.readable_tenants() RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(array_agg(m.tenant_id), '{}') FROM countersign.memberships m
  WHERE m.person = (SELECT countersign.session_person()) AND m.roles <> ''
    AND EXISTS (SELECT FROM countersign.operator_keys k WHERE k.person = m.person AND k.revoked_at_seq IS NULL)
$$;

-- What stands under '*' holds for every tenant, so every member reads it: the enrolments without which no signature of
-- his own tenant could be checked, the policy and the contracts in force. Never null: NOT null would refuse nobody.
CREATE FUNCTION countersign.may_read(tenant text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(tenant = ANY (mine) OR '*' = ANY (mine) OR (tenant = '*' AND mine <> '{}'), false)
  FROM (SELECT countersign.readable_tenants() AS mine) AS reader
$$;

REVOKE ALL ON FUNCTION countersign.session_person(), countersign.readable_tenants(), countersign.may_read(text)
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION countersign.session_person(), countersign.readable_tenants(), countersign.may_read(text)
  TO countersign_operator, countersign_approver, countersign_auditor, countersign_handler, countersign_admin;

-- may_read(tenant_id), asked once a query instead of once a row (80 times as fast on 200 000 rows), and in a form whose
-- share of rows the planner guesses high enough to keep walking the queue's index.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['effect_intents', 'effect_attempts', 'effect_events', 'lookups', 'effect_evidence',
      'conflicts', 'log_entries', 'memberships', 'policies', 'provider_contracts', 'proposals', 'workflow_outbox'] LOOP
    EXECUTE format('ALTER TABLE countersign.%I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_tenants ON countersign.%I FOR SELECT '
      'USING ((SELECT ''*'' = ANY (countersign.readable_tenants())) '
      'OR tenant_id = ANY ((SELECT countersign.readable_tenants())::text[]))', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['log_entries', 'memberships', 'policies', 'provider_contracts', 'proposals'] LOOP
    EXECUTE format('CREATE POLICY for_all_tenants ON countersign.%I FOR SELECT '
      'USING (tenant_id = ''*'' AND (SELECT countersign.may_read(''*'')))', name);
  END LOOP;
  -- Persons and their keys are the whole ledger's.
  FOREACH name IN ARRAY ARRAY['operators', 'operator_keys', 'operator_logins'] LOOP
    EXECUTE format('ALTER TABLE countersign.%I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY members ON countersign.%I FOR SELECT '
      'USING ((SELECT countersign.may_read(''*'')))', name);
  END LOOP;
END $$;

GRANT SELECT ON countersign.effect_intents, countersign.effect_attempts, countersign.effect_events,
    countersign.lookups, countersign.effect_evidence, countersign.conflicts, countersign.log_entries,
    countersign.operators, countersign.operator_keys, countersign.memberships, countersign.policies,
    countersign.provider_contracts, countersign.proposals, countersign.workflow_outbox
  TO countersign_operator, countersign_approver, countersign_auditor, countersign_handler, countersign_admin;
-- How people log in is the administrators' and the auditors' business.
GRANT SELECT ON countersign.operator_logins TO countersign_auditor, countersign_admin;
-- Which ledger this is, how new, and how far the log is: no tenant's secret.
GRANT SELECT ON countersign.schema_migrations, countersign.ledger_meta, countersign.log_head
  TO countersign_operator, countersign_approver, countersign_auditor, countersign_worker, countersign_handler,
     countersign_admin, countersign_guard;
