-- What one person types on a page within a short while is one entry: while it is young, a save may say more of what changed, and
-- nothing else of it. All other rows never change.
CREATE OR REPLACE FUNCTION content_audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '365 days' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.act = 'save' AND OLD.at > now() - interval '1 hour'
    AND to_jsonb(NEW) - 'before' - 'after' = to_jsonb(OLD) - 'before' - 'after' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'content_audit is append-only';
END $$;
