-- SPDX-License-Identifier: GPL-3.0-or-later
-- The tables of the embedded ledger, column by column, so that one reader serves both. Digests and ids are lower-case
-- hex text as there: what a person compares on the screen is what stands in the row, and 32 bytes more cost little.
-- Strings that are not set are ''. Text is COLLATE "C": two keys that look alike are two keys, the order is that of
-- the bytes, and no upgrade of the system's locales can spoil an index.
--
-- Foreign keys point to intents, lookups and persons only. Their check takes FOR KEY SHARE, which waits for nobody
-- here: no row is deleted, no key column changes, and intents are locked FOR NO KEY UPDATE. None points to the log,
-- because a check would lock log rows outside the lock order.

CREATE TABLE countersign.effect_intents (
  tenant_id              text COLLATE "C" NOT NULL CHECK (tenant_id <> ''),
  intent_key             text COLLATE "C" NOT NULL CHECK (intent_key <> '' AND octet_length(intent_key) <= 255),
  request_digest         text COLLATE "C" NOT NULL CHECK (request_digest ~ '^[0-9a-f]{64}$'),
  status                 text COLLATE "C" NOT NULL
    CHECK (status IN ('prepared', 'confirmed', 'unknown', 'rejected', 'compensated')),
  provider_result_id     text COLLATE "C" NOT NULL,
  workflow_id            text COLLATE "C" NOT NULL,
  step_id                text COLLATE "C" NOT NULL,
  provider               text COLLATE "C" NOT NULL CHECK (provider <> ''),
  environment            text COLLATE "C" NOT NULL,
  account                text COLLATE "C" NOT NULL,
  operation              text COLLATE "C" NOT NULL,
  effect_kind            text COLLATE "C" NOT NULL CHECK (effect_kind IN ('monetary', 'message', 'other')),
  provider_key           text COLLATE "C" NOT NULL,
  amount_minor           bigint,
  currency               text COLLATE "C" NOT NULL,
  customer_ref           text COLLATE "C" NOT NULL,
  recipient_ref          text COLLATE "C" NOT NULL,
  recipient_count        bigint NOT NULL CHECK (recipient_count >= 0),
  -- Not signed and not digested, so they may be jsonb; no engine is null, as no document is empty.
  correlation            jsonb NOT NULL CHECK (jsonb_typeof(correlation) = 'object'),
  engine                 jsonb CHECK (jsonb_typeof(engine) = 'object'),
  duplicate_prepares     bigint NOT NULL CHECK (duplicate_prepares >= 0),
  parent_intent_key      text COLLATE "C" NOT NULL,
  batch_intent_key       text COLLATE "C" NOT NULL,
  compensates_intent_key text COLLATE "C" NOT NULL,
  compensates_object     text COLLATE "C" NOT NULL,
  compensated_minor      bigint NOT NULL CHECK (compensated_minor >= 0),
  attempt_count          bigint NOT NULL CHECK (attempt_count >= 0),
  open_attempt           bigint CHECK (open_attempt BETWEEN 1 AND attempt_count),
  prepared_at            timestamptz NOT NULL,
  last_attempt_at        timestamptz,
  retry_at               timestamptz,
  key_expires_at         timestamptz,
  redispatch_until       timestamptz,
  settle_at              timestamptz,
  due_at                 timestamptz,
  response_digest        text COLLATE "C" NOT NULL,
  version                bigint NOT NULL CHECK (version >= 1),
  event_no               bigint NOT NULL CHECK (event_no >= 1),
  hold_until             timestamptz,
  hold_by                text COLLATE "C" NOT NULL,
  escalated_to           text COLLATE "C" NOT NULL,
  escalation_due         timestamptz,
  resolved_at            timestamptz,
  resolved_by_seq        bigint,
  updated_at             timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, intent_key),
  CHECK ((amount_minor IS NULL) = (currency = '')),
  CHECK ((hold_until IS NULL) = (hold_by = '')),
  CHECK ((compensates_object = '') = (compensates_intent_key = ''))
)
-- Rows are kept for ever while the few that need somebody come and go: waiting for a fifth of the table to be dead
-- would leave the small indexes full of rows long settled. A fillfactor gained nothing when measured: half of the
-- changes move an indexed column, and the others find room.
WITH (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);

CREATE INDEX effect_intents_queue ON countersign.effect_intents (tenant_id, due_at, intent_key)
  WHERE due_at IS NOT NULL;
CREATE INDEX effect_intents_by_status ON countersign.effect_intents (status, tenant_id, intent_key);
CREATE INDEX effect_intents_ready ON countersign.effect_intents (prepared_at, tenant_id, intent_key)
  WHERE status = 'prepared' AND open_attempt IS NULL;
CREATE INDEX effect_intents_past_key ON countersign.effect_intents (redispatch_until, tenant_id, intent_key)
  WHERE status = 'prepared' AND open_attempt IS NULL AND redispatch_until IS NOT NULL;
CREATE INDEX effect_intents_by_step ON countersign.effect_intents (tenant_id, workflow_id, step_id)
  WHERE workflow_id <> '';
CREATE INDEX effect_intents_by_customer ON countersign.effect_intents (tenant_id, customer_ref, currency)
  WHERE customer_ref <> '';
CREATE INDEX effect_intents_compensations ON countersign.effect_intents (tenant_id, compensates_intent_key)
  WHERE compensates_intent_key <> '';
CREATE INDEX effect_intents_children ON countersign.effect_intents (tenant_id, parent_intent_key)
  WHERE parent_intent_key <> '';
CREATE INDEX effect_intents_items ON countersign.effect_intents (tenant_id, batch_intent_key, intent_key)
  WHERE batch_intent_key <> '';

CREATE TABLE countersign.effect_attempts (
  tenant_id           text COLLATE "C" NOT NULL,
  intent_key          text COLLATE "C" NOT NULL,
  attempt_no          bigint NOT NULL CHECK (attempt_no >= 1),
  worker              text COLLATE "C" NOT NULL,
  dispatched_at       timestamptz,
  lease_expires_at    timestamptz NOT NULL,
  closed_at           timestamptz,
  outcome             text COLLATE "C" NOT NULL
    CHECK (outcome IN ('open', 'confirmed', 'rejected', 'unknown', 'not_sent', 'not_processed')),
  error_class         text COLLATE "C" NOT NULL,
  http_status         integer NOT NULL,
  provider_request_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (tenant_id, intent_key, attempt_no),
  FOREIGN KEY (tenant_id, intent_key) REFERENCES countersign.effect_intents (tenant_id, intent_key),
  CHECK ((closed_at IS NULL) = (outcome = 'open'))
) WITH (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
-- The belt: open_attempt of the intent's row is what decides, and this holds even if a change should forget it.
CREATE UNIQUE INDEX effect_attempts_one_open ON countersign.effect_attempts (tenant_id, intent_key)
  WHERE closed_at IS NULL;
CREATE INDEX effect_attempts_leases ON countersign.effect_attempts (lease_expires_at, tenant_id, intent_key)
  WHERE closed_at IS NULL;

CREATE TABLE countersign.effect_events (
  tenant_id   text COLLATE "C" NOT NULL,
  intent_key  text COLLATE "C" NOT NULL,
  event_no    bigint NOT NULL CHECK (event_no >= 1),
  from_status text COLLATE "C" NOT NULL,
  to_status   text COLLATE "C" NOT NULL,
  cause       text COLLATE "C" NOT NULL CHECK (cause <> ''),
  attempt_no  bigint,
  version     bigint NOT NULL,
  at          timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, intent_key, event_no),
  FOREIGN KEY (tenant_id, intent_key) REFERENCES countersign.effect_intents (tenant_id, intent_key)
);

CREATE TABLE countersign.lookups (
  id           text COLLATE "C" NOT NULL PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  tenant_id    text COLLATE "C" NOT NULL,
  intent_key   text COLLATE "C" NOT NULL,
  asked_at     timestamptz NOT NULL,
  asked_by     text COLLATE "C" NOT NULL,
  rung_results text COLLATE "C" NOT NULL,
  finished_at  timestamptz,
  FOREIGN KEY (tenant_id, intent_key) REFERENCES countersign.effect_intents (tenant_id, intent_key)
);
CREATE INDEX lookups_by_intent ON countersign.lookups (tenant_id, intent_key, asked_at);

-- bytes: exactly what the digest was taken of.
CREATE TABLE countersign.effect_evidence (
  digest      text COLLATE "C" NOT NULL PRIMARY KEY CHECK (digest ~ '^[0-9a-f]{64}$'),
  tenant_id   text COLLATE "C" NOT NULL,
  intent_key  text COLLATE "C" NOT NULL,
  bytes       bytea NOT NULL,
  lookup_id   text COLLATE "C" REFERENCES countersign.lookups (id),
  recorded_by text COLLATE "C" NOT NULL,
  recorded_at timestamptz NOT NULL,
  FOREIGN KEY (tenant_id, intent_key) REFERENCES countersign.effect_intents (tenant_id, intent_key)
);
CREATE INDEX effect_evidence_by_intent ON countersign.effect_evidence (tenant_id, intent_key, recorded_at);
CREATE INDEX effect_evidence_by_lookup ON countersign.effect_evidence (lookup_id) WHERE lookup_id IS NOT NULL;

-- object_id: the provider's id of the object in question; evidence: a stored evidence's or an answer's digest.
CREATE TABLE countersign.conflicts (
  id             text COLLATE "C" NOT NULL PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  tenant_id      text COLLATE "C" NOT NULL,
  intent_key     text COLLATE "C" NOT NULL,
  kind           text COLLATE "C" NOT NULL
    CHECK (kind IN ('digest_mismatch', 'second_effect', 'contradicts', 'release_disproved', 'outside_change')),
  object_id      text COLLATE "C" NOT NULL,
  evidence       text COLLATE "C" NOT NULL,
  attempt_no     bigint,
  opened_at      timestamptz NOT NULL,
  settled_by_seq bigint,
  settlement     text COLLATE "C" NOT NULL,
  FOREIGN KEY (tenant_id, intent_key) REFERENCES countersign.effect_intents (tenant_id, intent_key),
  CHECK ((settled_by_seq IS NULL) = (settlement = ''))
);
CREATE INDEX conflicts_by_intent ON countersign.conflicts (tenant_id, intent_key, opened_at);

-- The log. Beside the bytes stand columns to find an entry by; they are a projection, the bytes decide.
CREATE TABLE countersign.log_entries (
  seq          bigint PRIMARY KEY CHECK (seq >= 0),
  entry        bytea NOT NULL,
  leaf         text COLLATE "C" NOT NULL CHECK (leaf ~ '^[0-9a-f]{64}$'),
  root         text COLLATE "C" NOT NULL CHECK (root ~ '^[0-9a-f]{64}$'),
  statement_id text COLLATE "C" NOT NULL UNIQUE CHECK (statement_id ~ '^[0-9a-f]{32}$'),
  tenant_id    text COLLATE "C" NOT NULL,
  intent_key   text COLLATE "C" NOT NULL,
  kind         text COLLATE "C" NOT NULL,
  action       text COLLATE "C" NOT NULL,
  person       text COLLATE "C" NOT NULL,
  outcome      text COLLATE "C" NOT NULL CHECK (outcome IN ('applied', 'awaiting_countersign')),
  at           timestamptz NOT NULL
);
CREATE INDEX log_entries_by_intent ON countersign.log_entries (tenant_id, intent_key, seq) WHERE intent_key <> '';
CREATE INDEX log_entries_by_person ON countersign.log_entries (person, at) WHERE action <> '';

CREATE TABLE countersign.log_head (
  id       integer PRIMARY KEY CHECK (id = 1),
  size     bigint NOT NULL CHECK (size >= 0),
  root     text COLLATE "C" NOT NULL CHECK (root ~ '^[0-9a-f]{64}$'),
  frontier bytea NOT NULL
);

-- Projections of the log; since_seq, valid_from_seq and seq are its entries' numbers.
CREATE TABLE countersign.operators (
  person       text COLLATE "C" NOT NULL PRIMARY KEY,
  display_name text COLLATE "C" NOT NULL,
  person_kind  text COLLATE "C" NOT NULL CHECK (person_kind IN ('human', 'machine')),
  since_seq    bigint NOT NULL
);

CREATE TABLE countersign.operator_keys (
  key_id         text COLLATE "C" NOT NULL PRIMARY KEY CHECK (key_id ~ '^[0-9a-f]{64}$'),
  person         text COLLATE "C" NOT NULL REFERENCES countersign.operators (person),
  public_key     text COLLATE "C" NOT NULL CHECK (public_key ~ '^[0-9a-f]{64}$'),
  valid_from_seq bigint NOT NULL,
  revoked_at_seq bigint
);
CREATE INDEX operator_keys_by_person ON countersign.operator_keys (person);

-- roles: comma-separated words in alphabetical order; '' = removed.
CREATE TABLE countersign.memberships (
  tenant_id text COLLATE "C" NOT NULL,
  person    text COLLATE "C" NOT NULL REFERENCES countersign.operators (person),
  roles     text COLLATE "C" NOT NULL,
  since_seq bigint NOT NULL,
  PRIMARY KEY (tenant_id, person)
);
-- For row security, which asks at every query of a reader what its person belongs to.
CREATE INDEX memberships_by_person ON countersign.memberships (person, tenant_id);

CREATE TABLE countersign.policies (
  tenant_id text COLLATE "C" NOT NULL,
  version   bigint NOT NULL CHECK (version >= 1),
  digest    text COLLATE "C" NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
  subject   text COLLATE "C" NOT NULL,
  seq       bigint NOT NULL,
  PRIMARY KEY (tenant_id, version)
);

CREATE TABLE countersign.provider_contracts (
  tenant_id   text COLLATE "C" NOT NULL,
  provider    text COLLATE "C" NOT NULL,
  environment text COLLATE "C" NOT NULL,
  account     text COLLATE "C" NOT NULL,
  version     bigint NOT NULL CHECK (version >= 1),
  digest      text COLLATE "C" NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
  subject     text COLLATE "C" NOT NULL,
  seq         bigint NOT NULL,
  PRIMARY KEY (tenant_id, provider, environment, account, version)
);

-- id = the proposing statement's id; intent_key is '' for governance; row_version is the intent's when proposed.
CREATE TABLE countersign.proposals (
  id             text COLLATE "C" NOT NULL PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  seq            bigint NOT NULL UNIQUE,
  tenant_id      text COLLATE "C" NOT NULL,
  intent_key     text COLLATE "C" NOT NULL,
  kind           text COLLATE "C" NOT NULL,
  action         text COLLATE "C" NOT NULL,
  digest         text COLLATE "C" NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
  proposer       text COLLATE "C" NOT NULL,
  row_version    bigint NOT NULL,
  proposed_at    timestamptz NOT NULL,
  expires_at     timestamptz NOT NULL,
  status         text COLLATE "C" NOT NULL
    CHECK (status IN ('open', 'applied', 'declined', 'withdrawn', 'void', 'expired')),
  settled_by_seq bigint
);
CREATE UNIQUE INDEX proposals_one_open ON countersign.proposals (tenant_id, intent_key)
  WHERE status = 'open' AND intent_key <> '';
CREATE INDEX proposals_open ON countersign.proposals (expires_at, id) WHERE status = 'open';

-- ledger_version = the intent's event_no; the receiver keeps the highest. The id may have gaps, and rows may become
-- visible in another order: it names an event and breaks ties, nothing more.
CREATE TABLE countersign.workflow_outbox (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id       text COLLATE "C" NOT NULL,
  intent_key      text COLLATE "C" NOT NULL,
  ledger_version  bigint NOT NULL,
  type            text COLLATE "C" NOT NULL CHECK (type IN (
    'effect.confirmed', 'effect.rejected', 'effect.released', 'effect.compensated', 'effect.compensation_requested',
    'effect.unknown', 'effect.held', 'effect.unheld', 'effect.reopened',
    'desk.proposed', 'desk.escalated', 'desk.conflict', 'desk.overdue', 'desk.expiring')),
  payload         text COLLATE "C" NOT NULL,
  target          text COLLATE "C" NOT NULL,
  status          text COLLATE "C" NOT NULL CHECK (status IN ('pending', 'delivered', 'parked', 'superseded')),
  attempts        bigint NOT NULL CHECK (attempts >= 0),
  next_attempt_at timestamptz,
  engine_answer   text COLLATE "C" NOT NULL,
  created_at      timestamptz NOT NULL,
  FOREIGN KEY (tenant_id, intent_key) REFERENCES countersign.effect_intents (tenant_id, intent_key)
) WITH (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
CREATE INDEX workflow_outbox_by_intent ON countersign.workflow_outbox (tenant_id, intent_key, ledger_version);
CREATE INDEX workflow_outbox_pending ON countersign.workflow_outbox (next_attempt_at, id) WHERE status = 'pending';

-- Which login of this server is which person. Only PostgreSQL has logins, so the embedded ledger has no such table. It
-- is no projection: whom the server lets in is its administrator's word, not a statement. It opens rows for reading and
-- names who looked; to decide something takes the person's key. A person may have several logins, a login one person at
-- a time. No foreign key: the first administrators log in before they are enrolled.
CREATE TABLE countersign.operator_logins (
  login      text COLLATE "C" NOT NULL CHECK (login <> ''),
  person     text COLLATE "C" NOT NULL CHECK (person <> ''),
  bound_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  bound_by   text COLLATE "C" NOT NULL DEFAULT session_user CHECK (bound_by <> ''),
  unbound_at timestamptz CHECK (unbound_at >= bound_at),
  PRIMARY KEY (login, bound_at)
);
CREATE UNIQUE INDEX operator_logins_one_person ON countersign.operator_logins (login) WHERE unbound_at IS NULL;
