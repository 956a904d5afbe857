-- SPDX-License-Identifier: GPL-3.0-or-later
-- The whole ledger of one file. Times are microseconds since 1970 UTC; digests are lower-case hex; statuses are the
-- words of models/effect. Strings that are not set are ''. A row that must never change is guarded twice: by UPDATE and
-- DELETE triggers, and by a BEFORE INSERT trigger that tests every unique key, because REPLACE deletes through any.

CREATE TABLE schema_migrations (
  version    INTEGER PRIMARY KEY CHECK (version > 0),
  name       TEXT NOT NULL,
  digest     TEXT NOT NULL CHECK (length(digest) = 64),
  applied_at INTEGER NOT NULL
) STRICT;

CREATE TABLE ledger_meta (
  id         INTEGER PRIMARY KEY CHECK (id = 1),
  origin     TEXT NOT NULL CHECK (origin <> ''),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE effect_intents (
  tenant_id              TEXT NOT NULL CHECK (tenant_id <> ''),
  intent_key             TEXT NOT NULL CHECK (intent_key <> '' AND length(CAST(intent_key AS BLOB)) <= 255),
  request_digest         TEXT NOT NULL CHECK (length(request_digest) = 64),
  status                 TEXT NOT NULL CHECK (status IN ('prepared', 'confirmed', 'unknown', 'rejected', 'compensated')),
  provider_result_id     TEXT NOT NULL,
  workflow_id            TEXT NOT NULL,
  step_id                TEXT NOT NULL,
  provider               TEXT NOT NULL CHECK (provider <> ''),
  environment            TEXT NOT NULL,
  account                TEXT NOT NULL,
  operation              TEXT NOT NULL,
  effect_kind            TEXT NOT NULL CHECK (effect_kind IN ('monetary', 'message', 'other')),
  provider_key           TEXT NOT NULL,
  amount_minor           INTEGER,
  currency               TEXT NOT NULL,
  customer_ref           TEXT NOT NULL,
  recipient_ref          TEXT NOT NULL,
  recipient_count        INTEGER NOT NULL CHECK (recipient_count >= 0),
  correlation            TEXT NOT NULL,
  engine                 TEXT NOT NULL,
  duplicate_prepares     INTEGER NOT NULL CHECK (duplicate_prepares >= 0),
  parent_intent_key      TEXT NOT NULL,
  batch_intent_key       TEXT NOT NULL,
  compensates_intent_key TEXT NOT NULL,
  compensates_object     TEXT NOT NULL,
  compensated_minor      INTEGER NOT NULL CHECK (compensated_minor >= 0),
  attempt_count          INTEGER NOT NULL CHECK (attempt_count >= 0),
  open_attempt           INTEGER CHECK (open_attempt BETWEEN 1 AND attempt_count),
  prepared_at            INTEGER NOT NULL,
  last_attempt_at        INTEGER,
  retry_at               INTEGER,
  key_expires_at         INTEGER,
  redispatch_until       INTEGER,
  settle_at              INTEGER,
  due_at                 INTEGER,
  response_digest        TEXT NOT NULL,
  version                INTEGER NOT NULL CHECK (version >= 1),
  event_no               INTEGER NOT NULL CHECK (event_no >= 1),
  hold_until             INTEGER,
  hold_by                TEXT NOT NULL,
  escalated_to           TEXT NOT NULL,
  escalation_due         INTEGER,
  resolved_at            INTEGER,
  resolved_by_seq        INTEGER,
  updated_at             INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, intent_key),
  CHECK ((amount_minor IS NULL) = (currency = '')),
  CHECK ((hold_until IS NULL) = (hold_by = '')),
  CHECK ((compensates_object = '') = (compensates_intent_key = ''))
) STRICT, WITHOUT ROWID;

CREATE INDEX effect_intents_queue ON effect_intents (tenant_id, due_at, intent_key) WHERE due_at IS NOT NULL;
CREATE INDEX effect_intents_by_status ON effect_intents (status, tenant_id, intent_key);
CREATE INDEX effect_intents_ready ON effect_intents (prepared_at, tenant_id, intent_key)
  WHERE status = 'prepared' AND open_attempt IS NULL;
CREATE INDEX effect_intents_past_key ON effect_intents (redispatch_until, tenant_id, intent_key)
  WHERE status = 'prepared' AND open_attempt IS NULL AND redispatch_until IS NOT NULL;
CREATE INDEX effect_intents_by_step ON effect_intents (tenant_id, workflow_id, step_id) WHERE workflow_id <> '';
CREATE INDEX effect_intents_by_customer ON effect_intents (tenant_id, customer_ref, currency) WHERE customer_ref <> '';
CREATE INDEX effect_intents_compensations ON effect_intents (tenant_id, compensates_intent_key)
  WHERE compensates_intent_key <> '';
CREATE INDEX effect_intents_children ON effect_intents (tenant_id, parent_intent_key) WHERE parent_intent_key <> '';
CREATE INDEX effect_intents_items ON effect_intents (tenant_id, batch_intent_key, intent_key)
  WHERE batch_intent_key <> '';

CREATE TRIGGER effect_intents_once BEFORE INSERT ON effect_intents
  WHEN EXISTS (SELECT 1 FROM effect_intents WHERE tenant_id = NEW.tenant_id AND intent_key = NEW.intent_key)
  BEGIN SELECT RAISE(ABORT, 'effect_intents: this intent exists'); END;
CREATE TRIGGER effect_intents_keep BEFORE DELETE ON effect_intents
  BEGIN SELECT RAISE(ABORT, 'effect_intents: rows are never deleted'); END;
CREATE TRIGGER effect_intents_identity BEFORE UPDATE ON effect_intents
  WHEN NEW.tenant_id <> OLD.tenant_id OR NEW.intent_key <> OLD.intent_key OR NEW.request_digest <> OLD.request_digest
    OR NEW.provider <> OLD.provider OR NEW.environment <> OLD.environment OR NEW.account <> OLD.account
    OR NEW.operation <> OLD.operation OR NEW.provider_key <> OLD.provider_key
    OR NEW.amount_minor IS NOT OLD.amount_minor OR NEW.currency <> OLD.currency
    OR NEW.compensates_intent_key <> OLD.compensates_intent_key
    OR NEW.compensates_object <> OLD.compensates_object OR NEW.prepared_at <> OLD.prepared_at
  BEGIN SELECT RAISE(ABORT, 'effect_intents: what was prepared never changes'); END;
CREATE TRIGGER effect_intents_forward BEFORE UPDATE ON effect_intents
  WHEN NEW.event_no <= OLD.event_no OR NEW.version < OLD.version OR NEW.attempt_count < OLD.attempt_count
    OR (NEW.status <> OLD.status AND NEW.version = OLD.version)
    OR (OLD.settle_at IS NOT NULL AND (NEW.settle_at IS NULL OR NEW.settle_at < OLD.settle_at))
  BEGIN SELECT RAISE(ABORT, 'effect_intents: version, event_no and settle_at only grow'); END;

CREATE TABLE effect_attempts (
  tenant_id           TEXT NOT NULL,
  intent_key          TEXT NOT NULL,
  attempt_no          INTEGER NOT NULL CHECK (attempt_no >= 1),
  worker              TEXT NOT NULL,
  dispatched_at       INTEGER,
  lease_expires_at    INTEGER NOT NULL,
  closed_at           INTEGER,
  outcome             TEXT NOT NULL
    CHECK (outcome IN ('open', 'confirmed', 'rejected', 'unknown', 'not_sent', 'not_processed')),
  error_class         TEXT NOT NULL,
  http_status         INTEGER NOT NULL,
  provider_request_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, intent_key, attempt_no),
  FOREIGN KEY (tenant_id, intent_key) REFERENCES effect_intents (tenant_id, intent_key),
  CHECK ((closed_at IS NULL) = (outcome = 'open'))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX effect_attempts_one_open ON effect_attempts (tenant_id, intent_key) WHERE closed_at IS NULL;
CREATE INDEX effect_attempts_leases ON effect_attempts (lease_expires_at, tenant_id, intent_key)
  WHERE closed_at IS NULL;
CREATE TRIGGER effect_attempts_once BEFORE INSERT ON effect_attempts
  WHEN EXISTS (SELECT 1 FROM effect_attempts WHERE tenant_id = NEW.tenant_id AND intent_key = NEW.intent_key
                AND (attempt_no = NEW.attempt_no OR (closed_at IS NULL AND NEW.closed_at IS NULL)))
  BEGIN SELECT RAISE(ABORT, 'effect_attempts: this attempt exists or another one is open'); END;
CREATE TRIGGER effect_attempts_keep BEFORE DELETE ON effect_attempts
  BEGIN SELECT RAISE(ABORT, 'effect_attempts: rows are never deleted'); END;
CREATE TRIGGER effect_attempts_forward BEFORE UPDATE ON effect_attempts
  WHEN NEW.tenant_id <> OLD.tenant_id OR NEW.intent_key <> OLD.intent_key OR NEW.attempt_no <> OLD.attempt_no
    OR NEW.worker <> OLD.worker OR NEW.dispatched_at IS NOT OLD.dispatched_at
    OR NEW.lease_expires_at < OLD.lease_expires_at
    OR (OLD.closed_at IS NOT NULL AND (NEW.closed_at IS NOT OLD.closed_at
                                       OR NEW.lease_expires_at <> OLD.lease_expires_at))
    OR OLD.outcome IN ('confirmed', 'rejected')
  BEGIN SELECT RAISE(ABORT, 'effect_attempts: a closed attempt stays closed and a verdict stays'); END;

CREATE TABLE effect_events (
  tenant_id   TEXT NOT NULL,
  intent_key  TEXT NOT NULL,
  event_no    INTEGER NOT NULL CHECK (event_no >= 1),
  from_status TEXT NOT NULL,
  to_status   TEXT NOT NULL,
  cause       TEXT NOT NULL CHECK (cause <> ''),
  attempt_no  INTEGER,
  version     INTEGER NOT NULL,
  at          INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, intent_key, event_no),
  FOREIGN KEY (tenant_id, intent_key) REFERENCES effect_intents (tenant_id, intent_key)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER effect_events_once BEFORE INSERT ON effect_events
  WHEN EXISTS (SELECT 1 FROM effect_events WHERE tenant_id = NEW.tenant_id AND intent_key = NEW.intent_key
                AND event_no >= NEW.event_no)
  BEGIN SELECT RAISE(ABORT, 'effect_events: append only'); END;
CREATE TRIGGER effect_events_no_update BEFORE UPDATE ON effect_events
  BEGIN SELECT RAISE(ABORT, 'effect_events: append only'); END;
CREATE TRIGGER effect_events_no_delete BEFORE DELETE ON effect_events
  BEGIN SELECT RAISE(ABORT, 'effect_events: append only'); END;

CREATE TABLE lookups (
  id           TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 32),
  tenant_id    TEXT NOT NULL,
  intent_key   TEXT NOT NULL,
  asked_at     INTEGER NOT NULL,
  asked_by     TEXT NOT NULL,
  rung_results TEXT NOT NULL,
  finished_at  INTEGER,
  FOREIGN KEY (tenant_id, intent_key) REFERENCES effect_intents (tenant_id, intent_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX lookups_by_intent ON lookups (tenant_id, intent_key, asked_at);
CREATE TRIGGER lookups_once BEFORE INSERT ON lookups WHEN EXISTS (SELECT 1 FROM lookups WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'lookups: this lookup exists'); END;
CREATE TRIGGER lookups_finish_once BEFORE UPDATE ON lookups
  WHEN NEW.id <> OLD.id OR NEW.tenant_id <> OLD.tenant_id OR NEW.intent_key <> OLD.intent_key
    OR NEW.asked_at <> OLD.asked_at OR NEW.asked_by <> OLD.asked_by OR OLD.finished_at IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'lookups: who asked when never changes'); END;
CREATE TRIGGER lookups_keep BEFORE DELETE ON lookups
  BEGIN SELECT RAISE(ABORT, 'lookups: rows are never deleted'); END;

CREATE TABLE effect_evidence (
  digest      TEXT NOT NULL PRIMARY KEY CHECK (length(digest) = 64),
  tenant_id   TEXT NOT NULL,
  intent_key  TEXT NOT NULL,
  bytes       BLOB NOT NULL,
  lookup_id   TEXT REFERENCES lookups (id),
  recorded_by TEXT NOT NULL,
  recorded_at INTEGER NOT NULL,
  FOREIGN KEY (tenant_id, intent_key) REFERENCES effect_intents (tenant_id, intent_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX effect_evidence_by_intent ON effect_evidence (tenant_id, intent_key, recorded_at);
CREATE INDEX effect_evidence_by_lookup ON effect_evidence (lookup_id) WHERE lookup_id IS NOT NULL;
CREATE TRIGGER effect_evidence_once BEFORE INSERT ON effect_evidence
  WHEN EXISTS (SELECT 1 FROM effect_evidence WHERE digest = NEW.digest)
  BEGIN SELECT RAISE(ABORT, 'effect_evidence: append only'); END;
CREATE TRIGGER effect_evidence_no_update BEFORE UPDATE ON effect_evidence
  BEGIN SELECT RAISE(ABORT, 'effect_evidence: append only'); END;
CREATE TRIGGER effect_evidence_no_delete BEFORE DELETE ON effect_evidence
  BEGIN SELECT RAISE(ABORT, 'effect_evidence: append only'); END;

-- object_id: the provider's id of the object in question; evidence: a stored evidence's or an answer's digest.
CREATE TABLE conflicts (
  id             TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 32),
  tenant_id      TEXT NOT NULL,
  intent_key     TEXT NOT NULL,
  kind           TEXT NOT NULL
    CHECK (kind IN ('digest_mismatch', 'second_effect', 'contradicts', 'release_disproved', 'outside_change')),
  object_id      TEXT NOT NULL,
  evidence       TEXT NOT NULL,
  attempt_no     INTEGER,
  opened_at      INTEGER NOT NULL,
  settled_by_seq INTEGER,
  settlement     TEXT NOT NULL,
  FOREIGN KEY (tenant_id, intent_key) REFERENCES effect_intents (tenant_id, intent_key),
  CHECK ((settled_by_seq IS NULL) = (settlement = ''))
) STRICT, WITHOUT ROWID;
CREATE INDEX conflicts_by_intent ON conflicts (tenant_id, intent_key, opened_at);
CREATE TRIGGER conflicts_once BEFORE INSERT ON conflicts WHEN EXISTS (SELECT 1 FROM conflicts WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'conflicts: this conflict exists'); END;
CREATE TRIGGER conflicts_settle_once BEFORE UPDATE ON conflicts
  WHEN NEW.id <> OLD.id OR NEW.tenant_id <> OLD.tenant_id OR NEW.intent_key <> OLD.intent_key OR NEW.kind <> OLD.kind
    OR NEW.object_id <> OLD.object_id OR NEW.evidence <> OLD.evidence OR NEW.attempt_no IS NOT OLD.attempt_no
    OR NEW.opened_at <> OLD.opened_at OR OLD.settled_by_seq IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'conflicts: only a statement settles one, once'); END;
CREATE TRIGGER conflicts_keep BEFORE DELETE ON conflicts
  BEGIN SELECT RAISE(ABORT, 'conflicts: rows are never deleted'); END;

-- The log. Beside the bytes stand columns to find an entry by; they are a projection, the bytes decide.
CREATE TABLE log_entries (
  seq          INTEGER PRIMARY KEY CHECK (seq >= 0),
  entry        BLOB NOT NULL,
  leaf         TEXT NOT NULL CHECK (length(leaf) = 64),
  root         TEXT NOT NULL CHECK (length(root) = 64),
  statement_id TEXT NOT NULL UNIQUE CHECK (length(statement_id) = 32),
  tenant_id    TEXT NOT NULL,
  intent_key   TEXT NOT NULL,
  kind         TEXT NOT NULL,
  action       TEXT NOT NULL,
  person       TEXT NOT NULL,
  outcome      TEXT NOT NULL CHECK (outcome IN ('applied', 'awaiting_countersign')),
  at           INTEGER NOT NULL
) STRICT;
CREATE INDEX log_entries_by_intent ON log_entries (tenant_id, intent_key, seq) WHERE intent_key <> '';
CREATE INDEX log_entries_by_person ON log_entries (person, at) WHERE action <> '';
CREATE TRIGGER log_entries_append BEFORE INSERT ON log_entries
  WHEN NEW.seq IS NOT (SELECT coalesce(max(seq) + 1, 0) FROM log_entries)
    OR EXISTS (SELECT 1 FROM log_entries WHERE seq = NEW.seq OR statement_id = NEW.statement_id)
  BEGIN SELECT RAISE(ABORT, 'log_entries: append only'); END;
CREATE TRIGGER log_entries_no_update BEFORE UPDATE ON log_entries
  BEGIN SELECT RAISE(ABORT, 'log_entries: append only'); END;
CREATE TRIGGER log_entries_no_delete BEFORE DELETE ON log_entries
  BEGIN SELECT RAISE(ABORT, 'log_entries: append only'); END;

CREATE TABLE log_head (
  id       INTEGER PRIMARY KEY CHECK (id = 1),
  size     INTEGER NOT NULL CHECK (size >= 0),
  root     TEXT NOT NULL CHECK (length(root) = 64),
  frontier BLOB NOT NULL
) STRICT;
CREATE TRIGGER log_head_once BEFORE INSERT ON log_head WHEN EXISTS (SELECT 1 FROM log_head)
  BEGIN SELECT RAISE(ABORT, 'log_head: one row'); END;
CREATE TRIGGER log_head_forward BEFORE UPDATE ON log_head WHEN NEW.id <> OLD.id OR NEW.size <> OLD.size + 1
  BEGIN SELECT RAISE(ABORT, 'log_head: grows by one entry'); END;
CREATE TRIGGER log_head_keep BEFORE DELETE ON log_head
  BEGIN SELECT RAISE(ABORT, 'log_head: one row'); END;

-- Projections of the log.
CREATE TABLE operators (
  person       TEXT NOT NULL PRIMARY KEY,
  display_name TEXT NOT NULL,
  person_kind  TEXT NOT NULL CHECK (person_kind IN ('human', 'machine')),
  since_seq    INTEGER NOT NULL REFERENCES log_entries (seq) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE operator_keys (
  key_id         TEXT NOT NULL PRIMARY KEY CHECK (length(key_id) = 64),
  person         TEXT NOT NULL REFERENCES operators (person),
  public_key     TEXT NOT NULL CHECK (length(public_key) = 64),
  valid_from_seq INTEGER NOT NULL,
  revoked_at_seq INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX operator_keys_by_person ON operator_keys (person);
CREATE TRIGGER operator_keys_once BEFORE INSERT ON operator_keys
  WHEN EXISTS (SELECT 1 FROM operator_keys WHERE key_id = NEW.key_id)
  BEGIN SELECT RAISE(ABORT, 'operator_keys: this key is bound already'); END;
CREATE TRIGGER operator_keys_revoke_once BEFORE UPDATE ON operator_keys
  WHEN NEW.key_id <> OLD.key_id OR NEW.person <> OLD.person OR NEW.public_key <> OLD.public_key
    OR NEW.valid_from_seq <> OLD.valid_from_seq OR OLD.revoked_at_seq IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'operator_keys: a key belongs to one person and is revoked once'); END;
CREATE TRIGGER operator_keys_keep BEFORE DELETE ON operator_keys
  BEGIN SELECT RAISE(ABORT, 'operator_keys: rows are never deleted'); END;

-- roles: comma-separated words in alphabetical order; '' = removed.
CREATE TABLE memberships (
  tenant_id TEXT NOT NULL,
  person    TEXT NOT NULL REFERENCES operators (person),
  roles     TEXT NOT NULL,
  since_seq INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE policies (
  tenant_id TEXT NOT NULL,
  version   INTEGER NOT NULL CHECK (version >= 1),
  digest    TEXT NOT NULL CHECK (length(digest) = 64),
  subject   TEXT NOT NULL,
  seq       INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, version)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER policies_once BEFORE INSERT ON policies
  WHEN EXISTS (SELECT 1 FROM policies WHERE tenant_id = NEW.tenant_id AND version = NEW.version)
  BEGIN SELECT RAISE(ABORT, 'policies: append only'); END;
CREATE TRIGGER policies_no_update BEFORE UPDATE ON policies
  BEGIN SELECT RAISE(ABORT, 'policies: append only'); END;
CREATE TRIGGER policies_no_delete BEFORE DELETE ON policies
  BEGIN SELECT RAISE(ABORT, 'policies: append only'); END;

CREATE TABLE provider_contracts (
  tenant_id   TEXT NOT NULL,
  provider    TEXT NOT NULL,
  environment TEXT NOT NULL,
  account     TEXT NOT NULL,
  version     INTEGER NOT NULL CHECK (version >= 1),
  digest      TEXT NOT NULL CHECK (length(digest) = 64),
  subject     TEXT NOT NULL,
  seq         INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, provider, environment, account, version)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER provider_contracts_once BEFORE INSERT ON provider_contracts
  WHEN EXISTS (SELECT 1 FROM provider_contracts WHERE tenant_id = NEW.tenant_id AND provider = NEW.provider
                AND environment = NEW.environment AND account = NEW.account AND version = NEW.version)
  BEGIN SELECT RAISE(ABORT, 'provider_contracts: append only'); END;
CREATE TRIGGER provider_contracts_no_update BEFORE UPDATE ON provider_contracts
  BEGIN SELECT RAISE(ABORT, 'provider_contracts: append only'); END;
CREATE TRIGGER provider_contracts_no_delete BEFORE DELETE ON provider_contracts
  BEGIN SELECT RAISE(ABORT, 'provider_contracts: append only'); END;

-- id = the proposing statement's id; intent_key is '' for governance; row_version is the intent's when proposed.
CREATE TABLE proposals (
  id             TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 32),
  seq            INTEGER NOT NULL UNIQUE REFERENCES log_entries (seq) DEFERRABLE INITIALLY DEFERRED,
  tenant_id      TEXT NOT NULL,
  intent_key     TEXT NOT NULL,
  kind           TEXT NOT NULL,
  action         TEXT NOT NULL,
  digest         TEXT NOT NULL CHECK (length(digest) = 64),
  proposer       TEXT NOT NULL,
  row_version    INTEGER NOT NULL,
  proposed_at    INTEGER NOT NULL,
  expires_at     INTEGER NOT NULL,
  status         TEXT NOT NULL CHECK (status IN ('open', 'applied', 'declined', 'withdrawn', 'void', 'expired')),
  settled_by_seq INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX proposals_one_open ON proposals (tenant_id, intent_key)
  WHERE status = 'open' AND intent_key <> '';
CREATE INDEX proposals_open ON proposals (expires_at, id) WHERE status = 'open';
CREATE TRIGGER proposals_once BEFORE INSERT ON proposals
  WHEN EXISTS (SELECT 1 FROM proposals WHERE id = NEW.id OR seq = NEW.seq
                OR (NEW.intent_key <> '' AND status = 'open' AND NEW.status = 'open'
                    AND tenant_id = NEW.tenant_id AND intent_key = NEW.intent_key))
  BEGIN SELECT RAISE(ABORT, 'proposals: this proposal exists or another one is open'); END;
CREATE TRIGGER proposals_settle_once BEFORE UPDATE ON proposals
  WHEN NEW.id <> OLD.id OR NEW.seq <> OLD.seq OR NEW.tenant_id <> OLD.tenant_id OR NEW.intent_key <> OLD.intent_key
    OR NEW.digest <> OLD.digest OR NEW.proposer <> OLD.proposer OR NEW.row_version <> OLD.row_version
    OR NEW.proposed_at <> OLD.proposed_at OR NEW.expires_at <> OLD.expires_at OR OLD.status <> 'open'
  BEGIN SELECT RAISE(ABORT, 'proposals: a settled proposal stays settled'); END;
CREATE TRIGGER proposals_keep BEFORE DELETE ON proposals
  BEGIN SELECT RAISE(ABORT, 'proposals: rows are never deleted'); END;

-- ledger_version = the intent's event_no; the receiver keeps the highest.
CREATE TABLE workflow_outbox (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant_id       TEXT NOT NULL,
  intent_key      TEXT NOT NULL,
  ledger_version  INTEGER NOT NULL,
  type            TEXT NOT NULL CHECK (type IN (
    'effect.confirmed', 'effect.rejected', 'effect.released', 'effect.compensated', 'effect.compensation_requested',
    'effect.unknown', 'effect.held', 'effect.unheld', 'effect.reopened',
    'desk.proposed', 'desk.escalated', 'desk.conflict', 'desk.overdue', 'desk.expiring')),
  payload         TEXT NOT NULL,
  target          TEXT NOT NULL,
  status          TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'parked', 'superseded')),
  attempts        INTEGER NOT NULL CHECK (attempts >= 0),
  next_attempt_at INTEGER,
  engine_answer   TEXT NOT NULL,
  created_at      INTEGER NOT NULL,
  FOREIGN KEY (tenant_id, intent_key) REFERENCES effect_intents (tenant_id, intent_key)
) STRICT;
CREATE INDEX workflow_outbox_by_intent ON workflow_outbox (tenant_id, intent_key, ledger_version);
CREATE INDEX workflow_outbox_pending ON workflow_outbox (next_attempt_at, id) WHERE status = 'pending';
CREATE TRIGGER workflow_outbox_once BEFORE INSERT ON workflow_outbox
  WHEN EXISTS (SELECT 1 FROM workflow_outbox WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'workflow_outbox: append only'); END;
CREATE TRIGGER workflow_outbox_content BEFORE UPDATE ON workflow_outbox
  WHEN NEW.id <> OLD.id OR NEW.tenant_id <> OLD.tenant_id OR NEW.intent_key <> OLD.intent_key
    OR NEW.ledger_version <> OLD.ledger_version OR NEW.type <> OLD.type OR NEW.payload <> OLD.payload
    OR OLD.status IN ('delivered', 'superseded')
  BEGIN SELECT RAISE(ABORT, 'workflow_outbox: an event never changes'); END;
CREATE TRIGGER workflow_outbox_keep BEFORE DELETE ON workflow_outbox
  BEGIN SELECT RAISE(ABORT, 'workflow_outbox: rows are never deleted'); END;

CREATE TRIGGER schema_migrations_once BEFORE INSERT ON schema_migrations
  WHEN EXISTS (SELECT 1 FROM schema_migrations WHERE version = NEW.version)
  BEGIN SELECT RAISE(ABORT, 'schema_migrations: append only'); END;
CREATE TRIGGER schema_migrations_no_update BEFORE UPDATE ON schema_migrations
  BEGIN SELECT RAISE(ABORT, 'schema_migrations: append only'); END;
CREATE TRIGGER schema_migrations_no_delete BEFORE DELETE ON schema_migrations
  BEGIN SELECT RAISE(ABORT, 'schema_migrations: append only'); END;
CREATE TRIGGER ledger_meta_once BEFORE INSERT ON ledger_meta WHEN EXISTS (SELECT 1 FROM ledger_meta)
  BEGIN SELECT RAISE(ABORT, 'ledger_meta: one row'); END;
CREATE TRIGGER ledger_meta_no_update BEFORE UPDATE ON ledger_meta
  BEGIN SELECT RAISE(ABORT, 'ledger_meta: never changes'); END;
CREATE TRIGGER ledger_meta_no_delete BEFORE DELETE ON ledger_meta
  BEGIN SELECT RAISE(ABORT, 'ledger_meta: never changes'); END;
