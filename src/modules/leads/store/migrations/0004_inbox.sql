-- Who has a request, and how far it is.
ALTER TABLE leads
  -- The facility that is asked; null for the group itself, and for requests from before this.
  ADD COLUMN site_id text,
  ADD COLUMN state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'taken', 'answered', 'closed')),
  -- An account of staff.
  ADD COLUMN assignee text,
  -- When the visitor was promised an answer.
  ADD COLUMN due_at timestamptz,
  ADD COLUMN reminded_at timestamptz;

-- They were answered by mail, beside this list.
UPDATE leads SET state = 'closed' WHERE created_at < now() - interval '14 days';

CREATE INDEX leads_inbox ON leads (site, state, created_at DESC, id DESC);
CREATE INDEX leads_inbox_of_facility ON leads (site, site_id, state, created_at DESC, id DESC);
CREATE INDEX leads_of_assignee ON leads (assignee, created_at DESC, id DESC) WHERE state = 'taken';
CREATE INDEX leads_unanswered ON leads (due_at) WHERE reminded_at IS NULL AND state IN ('new', 'taken');
CREATE INDEX leads_of_mail ON leads (lower(form_values->>'email'));
CREATE INDEX leads_of_phone ON leads ((form_values->>'phone'));

-- The words a request is found by: name, mail, phone, plate, car. By its cost a word of many is looked for among the newest, and a
-- rare one in the index. A database of the locale C lowers no letter with an accent.
CREATE OR REPLACE FUNCTION lead_words(form_values jsonb, context jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE COST 1000 AS $$
  SELECT array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(
    left(coalesce(form_values->>'name', ''), 200) || ' ' || left(coalesce(form_values->>'email', ''), 254) || ' ' ||
    ltrim(left(coalesce(form_values->>'phone', ''), 40), '+') || ' ' || left(coalesce(form_values->>'regno', ''), 40) || ' ' ||
    left(coalesce(context->'car'->>'dealerTitle', form_values->>'car', ''), 300)
  ), 'ÅÄÖÆØÉÈÜÁÍÓÚÝČĎĽĹŇŔŠŤŽÔ', 'åäöæøéèüáíóúýčďľĺňŕšťžô'), '[\s,;()"]+'), ''))
$$;
CREATE INDEX leads_words ON leads USING gin (lead_words(form_values, context));

-- What happened to a request, in order: notes, answers and who took it.
CREATE TABLE lead_entries (
  -- Of the form that wrote it: what is sent twice is written once.
  id uuid PRIMARY KEY,
  lead_id uuid NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('take', 'release', 'note', 'answer', 'answered', 'close', 'reopen', 'resend')),
  account text NOT NULL,
  body text NOT NULL DEFAULT '',
  -- Of an answer on its way by mail.
  delivery text CHECK (delivery IN ('pending', 'waiting', 'delivered', 'dead')),
  created_at timestamptz NOT NULL
);
CREATE INDEX lead_entries_of_lead ON lead_entries (lead_id, created_at);
CREATE INDEX lead_entries_dead ON lead_entries (lead_id) WHERE delivery = 'dead';

-- Who looked at which requests. Rows are written once, and go with their request only.
CREATE TABLE lead_looks (
  id uuid PRIMARY KEY,
  lead_id uuid NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  account text NOT NULL,
  act text NOT NULL CHECK (act IN ('list', 'request', 'export')),
  at timestamptz NOT NULL
);
CREATE INDEX lead_looks_of_lead ON lead_looks (lead_id, at);
CREATE OR REPLACE FUNCTION lead_looks_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a look is not changed afterwards';
END
$$;
CREATE TRIGGER lead_looks_stay BEFORE UPDATE ON lead_looks FOR EACH ROW EXECUTE FUNCTION lead_looks_stay();
