-- 'Time to change wheels': what a press of the button sent. The id is the form's, so that one that is sent twice is one.
CREATE TABLE tyre_send_outs (
  id uuid PRIMARY KEY,
  site_index text NOT NULL,
  department_id text NOT NULL,
  -- '2026-winter'
  season_key text NOT NULL,
  account text NOT NULL,
  started_at timestamptz NOT NULL
);
CREATE INDEX tyre_send_outs_of_workshop ON tyre_send_outs (site_index, department_id, started_at);

-- One notice an agreement and season, whoever presses how often and in however many processes.
CREATE TABLE tyre_change_notices (
  agreement_id uuid NOT NULL REFERENCES tyre_agreements (id) ON DELETE CASCADE,
  season_key text NOT NULL,
  send_out_id uuid NOT NULL REFERENCES tyre_send_outs (id) ON DELETE CASCADE,
  queued_at timestamptz NOT NULL,
  -- When each left; null: not yet, or there is no address, or it was of no use any more.
  mailed_at timestamptz,
  texted_at timestamptz,
  PRIMARY KEY (agreement_id, season_key)
);
CREATE INDEX tyre_change_notices_of_send_out ON tyre_change_notices (send_out_id);

-- Links that opt out; only digests.
CREATE TABLE tyre_notice_tokens (
  hash text PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES tyre_agreements (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE INDEX tyre_notice_tokens_by_age ON tyre_notice_tokens (created_at);

-- Who does not want such notices: digests of mail addresses and numbers, for good.
CREATE TABLE tyre_notice_opt_outs (
  address_digest text PRIMARY KEY,
  opted_out_at timestamptz NOT NULL
);
