-- What was done in the studio. Rows are added and read; they may go once they are older than a year, and never change.
CREATE TABLE content_audit (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Null: by itself, at its time.
  account text,
  who text NOT NULL,
  site text NOT NULL,
  item_id uuid,
  language text,
  act text NOT NULL,
  about text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
CREATE INDEX content_audit_newest ON content_audit (site, at DESC, id DESC);

CREATE OR REPLACE FUNCTION content_audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '365 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'content_audit is append-only';
END $$;
CREATE TRIGGER content_audit_append_only BEFORE UPDATE OR DELETE ON content_audit
  FOR EACH ROW EXECUTE FUNCTION content_audit_append_only();
