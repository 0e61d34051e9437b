CREATE TABLE leads (
  id uuid PRIMARY KEY,
  -- Site, form and the sender's submission id: the same request twice is one lead.
  submission_key text NOT NULL UNIQUE,
  fingerprint text NOT NULL,
  site text NOT NULL,
  language text NOT NULL,
  form_name text NOT NULL,
  form_values jsonb NOT NULL,
  receiver jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX leads_created_at ON leads (created_at DESC);

CREATE TABLE lead_deliveries (
  lead_id uuid NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('mail', 'webhook')),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  delivered_at timestamptz,
  PRIMARY KEY (lead_id, channel)
);

CREATE INDEX lead_deliveries_open ON lead_deliveries (state) WHERE state <> 'delivered';
