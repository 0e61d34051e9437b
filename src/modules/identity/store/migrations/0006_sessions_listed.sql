-- A session keeps this number while its token is replaced each hour; updated_at is when it was last used.
ALTER TABLE identity_sessions ADD COLUMN sign_in_id text;

-- A site's admin also administers those who work on that site alone.
ALTER TABLE identity_editors DROP CONSTRAINT identity_editors_role_check;
ALTER TABLE identity_editors ADD CONSTRAINT identity_editors_role_check CHECK (role IN ('editor', 'publisher', 'admin'));

-- What was done to accounts, by whom. Names are where the accounts are: whoever is erased is erased here too. Rows are added and
-- read; they may go once they are older than a year, and never change.
CREATE TABLE identity_audit (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Null: from the command line.
  actor text,
  account text NOT NULL,
  act text NOT NULL,
  details jsonb NOT NULL
);
CREATE INDEX identity_audit_newest ON identity_audit (account, at DESC, id DESC);

CREATE OR REPLACE FUNCTION identity_audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '365 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'identity_audit is append-only';
END $$;
CREATE TRIGGER identity_audit_append_only BEFORE UPDATE OR DELETE ON identity_audit
  FOR EACH ROW EXECUTE FUNCTION identity_audit_append_only();
