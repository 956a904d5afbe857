-- SPDX-License-Identifier: GPL-3.0-or-later
-- What was written stays, by the guards of the embedded ledger. Nobody but the owner's functions may
-- write at all; these hold against the functions' own mistakes and, being ALWAYS, in a session that poses as a replica.
-- A superuser can still switch a trigger off: that is found by replaying the log, not prevented here.
-- A refusal has SQLSTATE 23000, class 23 as a CHECK's or a key's: the ledger's own rules refused it. The table stands
-- in the message, because not every client library hands on more than that.

CREATE FUNCTION countersign.refuse_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'integrity_constraint_violation', SCHEMA = TG_TABLE_SCHEMA, TABLE = TG_TABLE_NAME,
    MESSAGE = TG_TABLE_NAME || ': ' || TG_ARGV[0];
END $$;

-- Rows that never change.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['schema_migrations', 'ledger_meta', 'effect_events', 'effect_evidence', 'log_entries',
      'policies', 'provider_contracts'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON countersign.%I FOR EACH ROW '
      'EXECUTE FUNCTION countersign.refuse_change(%L)', name || '_append_only', name, 'append only');
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON countersign.%I FOR EACH STATEMENT '
      'EXECUTE FUNCTION countersign.refuse_change(%L)', name || '_no_truncate', name, 'append only');
  END LOOP;
END $$;

-- Rows of which some columns change, below, and which are never deleted.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['effect_intents', 'effect_attempts', 'lookups', 'conflicts', 'log_head', 'operator_keys',
      'proposals', 'workflow_outbox', 'operator_logins'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE DELETE ON countersign.%I FOR EACH ROW '
      'EXECUTE FUNCTION countersign.refuse_change(%L)', name || '_keep', name, 'rows are never deleted');
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON countersign.%I FOR EACH STATEMENT '
      'EXECUTE FUNCTION countersign.refuse_change(%L)', name || '_no_truncate', name, 'rows are never deleted');
  END LOOP;
END $$;

CREATE TRIGGER effect_intents_identity BEFORE UPDATE ON countersign.effect_intents FOR EACH ROW
  WHEN ((NEW.tenant_id, NEW.intent_key, NEW.request_digest, NEW.provider, NEW.environment, NEW.account, NEW.operation,
         NEW.provider_key, NEW.amount_minor, NEW.currency, NEW.compensates_intent_key, NEW.compensates_object,
         NEW.prepared_at)
    IS DISTINCT FROM
        (OLD.tenant_id, OLD.intent_key, OLD.request_digest, OLD.provider, OLD.environment, OLD.account, OLD.operation,
         OLD.provider_key, OLD.amount_minor, OLD.currency, OLD.compensates_intent_key, OLD.compensates_object,
         OLD.prepared_at))
  EXECUTE FUNCTION countersign.refuse_change('what was prepared never changes');
CREATE TRIGGER effect_intents_forward BEFORE UPDATE ON countersign.effect_intents FOR EACH ROW
  WHEN (NEW.event_no <= OLD.event_no OR NEW.version < OLD.version OR NEW.attempt_count < OLD.attempt_count
    OR (NEW.status <> OLD.status AND NEW.version = OLD.version)
    OR (OLD.settle_at IS NOT NULL AND (NEW.settle_at IS NULL OR NEW.settle_at < OLD.settle_at)))
  EXECUTE FUNCTION countersign.refuse_change('version, event_no and settle_at only grow');

CREATE TRIGGER effect_attempts_forward BEFORE UPDATE ON countersign.effect_attempts FOR EACH ROW
  WHEN ((NEW.tenant_id, NEW.intent_key, NEW.attempt_no, NEW.worker, NEW.dispatched_at)
      IS DISTINCT FROM (OLD.tenant_id, OLD.intent_key, OLD.attempt_no, OLD.worker, OLD.dispatched_at)
    OR NEW.lease_expires_at < OLD.lease_expires_at
    OR (OLD.closed_at IS NOT NULL AND (NEW.closed_at IS DISTINCT FROM OLD.closed_at
                                       OR NEW.lease_expires_at <> OLD.lease_expires_at))
    OR OLD.outcome IN ('confirmed', 'rejected'))
  EXECUTE FUNCTION countersign.refuse_change('a closed attempt stays closed and a verdict stays');

CREATE TRIGGER lookups_finish_once BEFORE UPDATE ON countersign.lookups FOR EACH ROW
  WHEN ((NEW.id, NEW.tenant_id, NEW.intent_key, NEW.asked_at, NEW.asked_by)
      IS DISTINCT FROM (OLD.id, OLD.tenant_id, OLD.intent_key, OLD.asked_at, OLD.asked_by)
    OR OLD.finished_at IS NOT NULL)
  EXECUTE FUNCTION countersign.refuse_change('who asked when never changes');

CREATE TRIGGER conflicts_settle_once BEFORE UPDATE ON countersign.conflicts FOR EACH ROW
  WHEN ((NEW.id, NEW.tenant_id, NEW.intent_key, NEW.kind, NEW.object_id, NEW.evidence, NEW.attempt_no, NEW.opened_at)
      IS DISTINCT FROM
        (OLD.id, OLD.tenant_id, OLD.intent_key, OLD.kind, OLD.object_id, OLD.evidence, OLD.attempt_no, OLD.opened_at)
    OR OLD.settled_by_seq IS NOT NULL)
  EXECUTE FUNCTION countersign.refuse_change('only a statement settles one, once');

CREATE TRIGGER log_head_forward BEFORE UPDATE ON countersign.log_head FOR EACH ROW
  WHEN (NEW.id <> OLD.id OR NEW.size <> OLD.size + 1)
  EXECUTE FUNCTION countersign.refuse_change('grows by one entry');

CREATE TRIGGER operator_keys_revoke_once BEFORE UPDATE ON countersign.operator_keys FOR EACH ROW
  WHEN ((NEW.key_id, NEW.person, NEW.public_key, NEW.valid_from_seq)
      IS DISTINCT FROM (OLD.key_id, OLD.person, OLD.public_key, OLD.valid_from_seq)
    OR OLD.revoked_at_seq IS NOT NULL)
  EXECUTE FUNCTION countersign.refuse_change('a key belongs to one person and is revoked once');

CREATE TRIGGER proposals_settle_once BEFORE UPDATE ON countersign.proposals FOR EACH ROW
  WHEN ((NEW.id, NEW.seq, NEW.tenant_id, NEW.intent_key, NEW.digest, NEW.proposer, NEW.row_version, NEW.proposed_at,
         NEW.expires_at)
      IS DISTINCT FROM
        (OLD.id, OLD.seq, OLD.tenant_id, OLD.intent_key, OLD.digest, OLD.proposer, OLD.row_version, OLD.proposed_at,
         OLD.expires_at)
    OR OLD.status <> 'open')
  EXECUTE FUNCTION countersign.refuse_change('a settled proposal stays settled');

CREATE TRIGGER workflow_outbox_content BEFORE UPDATE ON countersign.workflow_outbox FOR EACH ROW
  WHEN ((NEW.id, NEW.tenant_id, NEW.intent_key, NEW.ledger_version, NEW.type, NEW.payload)
      IS DISTINCT FROM (OLD.id, OLD.tenant_id, OLD.intent_key, OLD.ledger_version, OLD.type, OLD.payload)
    OR OLD.status IN ('delivered', 'superseded'))
  EXECUTE FUNCTION countersign.refuse_change('an event never changes');

CREATE TRIGGER operator_logins_unbind_once BEFORE UPDATE ON countersign.operator_logins FOR EACH ROW
  WHEN ((NEW.login, NEW.person, NEW.bound_at, NEW.bound_by)
      IS DISTINCT FROM (OLD.login, OLD.person, OLD.bound_at, OLD.bound_by)
    OR OLD.unbound_at IS NOT NULL)
  EXECUTE FUNCTION countersign.refuse_change('who was which person never changes; unbind the login, once');

-- A new row takes the next place. A key that is taken already is refused by the unique index (23505): no REPLACE here.
CREATE FUNCTION countersign.effect_events_next() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM countersign.effect_events
      WHERE tenant_id = NEW.tenant_id AND intent_key = NEW.intent_key AND event_no > NEW.event_no) THEN
    RAISE EXCEPTION USING ERRCODE = 'integrity_constraint_violation', SCHEMA = TG_TABLE_SCHEMA, TABLE = TG_TABLE_NAME,
      MESSAGE = 'effect_events: append only';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER effect_events_next BEFORE INSERT ON countersign.effect_events FOR EACH ROW
  EXECUTE FUNCTION countersign.effect_events_next();

CREATE FUNCTION countersign.log_entries_append() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.seq IS DISTINCT FROM (SELECT coalesce(max(seq) + 1, 0) FROM countersign.log_entries) THEN
    RAISE EXCEPTION USING ERRCODE = 'integrity_constraint_violation', SCHEMA = TG_TABLE_SCHEMA, TABLE = TG_TABLE_NAME,
      MESSAGE = 'log_entries: append only';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER log_entries_append BEFORE INSERT ON countersign.log_entries FOR EACH ROW
  EXECUTE FUNCTION countersign.log_entries_append();

-- Also in a session with session_replication_role = replica.
DO $$
DECLARE
  guard record;
BEGIN
  FOR guard IN SELECT t.tgname, t.tgrelid::regclass AS guarded FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = 'countersign'::regnamespace AND NOT t.tgisinternal LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', guard.guarded, guard.tgname);
  END LOOP;
END $$;
