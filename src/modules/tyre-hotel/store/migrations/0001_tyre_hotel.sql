-- Agreements to keep wheels: one per car and index of facilities.
CREATE TABLE tyre_agreements (
  id uuid PRIMARY KEY,
  site_index text NOT NULL,
  registration_number text NOT NULL,
  -- E.164: where codes are sent to.
  phone text NOT NULL,
  -- Car, workshop and sets of wheels; checked when it is written.
  document jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (site_index, registration_number)
);

-- Searches for a car by its plate, also for cars without an agreement, so that both take the same time. Only a digest of
-- what the visitor was given is here.
CREATE TABLE tyre_searches (
  hash text PRIMARY KEY,
  agreement_id uuid REFERENCES tyre_agreements (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX tyre_searches_by_end ON tyre_searches (expires_at);

-- One-time codes. `auth_hash` is a digest of the authToken, `code_digest` of the code with the authToken as its key.
CREATE TABLE tyre_codes (
  auth_hash text PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES tyre_agreements (id) ON DELETE CASCADE,
  phone text NOT NULL,
  code_digest text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- Used, or replaced by a newer one.
  spent_at timestamptz,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX tyre_codes_of_phone ON tyre_codes (phone, created_at);
CREATE INDEX tyre_codes_by_age ON tyre_codes (created_at);

-- Who has signed in, for which car. The cookie's secret is kept as a digest.
CREATE TABLE tyre_sessions (
  hash text PRIMARY KEY,
  site_index text NOT NULL,
  registration_number text NOT NULL,
  -- What was validated: the vehicles of the API.
  vehicles jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE INDEX tyre_sessions_by_age ON tyre_sessions (seen_at);
