-- One per site, address and search. The address is forgotten with the row.
CREATE TABLE alerts (
  id uuid PRIMARY KEY,
  site text NOT NULL,
  language text NOT NULL,
  car_index text NOT NULL,
  email text NOT NULL,
  search jsonb NOT NULL,
  search_key text NOT NULL,
  new_cars boolean NOT NULL,
  price_drops boolean NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('now', 'daily')),
  state text NOT NULL CHECK (state IN ('pending', 'active', 'stopped')),
  asked_at timestamptz NOT NULL,
  -- The last time its form was sent and a mail was owed for it.
  ask_id uuid NOT NULL,
  -- Since when changes count.
  since timestamptz,
  stopped_at timestamptz,
  CHECK (state <> 'active' OR since IS NOT NULL),
  CHECK ((state = 'stopped') = (stopped_at IS NOT NULL)),
  UNIQUE (site, email, search_key)
);
CREATE INDEX alerts_active ON alerts (car_index, id) WHERE state = 'active';

-- Only digests: a copy of this table opens nothing.
CREATE TABLE alert_tokens (
  hash text PRIMARY KEY,
  alert_id uuid NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'manage', 'unsubscribe')),
  expires_at timestamptz
);
CREATE INDEX alert_tokens_of_alert ON alert_tokens (alert_id);

CREATE TABLE alert_mails (
  id uuid PRIMARY KEY,
  alert_id uuid NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  made_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX alert_mails_of_alert ON alert_mails (alert_id);

-- What an alert has found: each car once as a new one, and once per price that it fell to.
CREATE TABLE alert_findings (
  alert_id uuid NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  car_id text COLLATE "C" NOT NULL,
  reason text NOT NULL CHECK (reason IN ('new', 'price')),
  -- The price it fell to; 0 for a new car, whatever it costs.
  fell_to bigint NOT NULL,
  price bigint,
  before bigint,
  currency text,
  found_at timestamptz NOT NULL,
  mail_id uuid REFERENCES alert_mails (id) ON DELETE CASCADE,
  PRIMARY KEY (alert_id, car_id, reason, fell_to)
);
CREATE INDEX alert_findings_waiting ON alert_findings (alert_id) WHERE mail_id IS NULL;
CREATE INDEX alert_findings_of_mail ON alert_findings (mail_id);

-- How far each index has been looked through.
CREATE TABLE alert_positions (
  car_index text PRIMARY KEY,
  position bigint NOT NULL
);
