-- Whatever changes a visit tells the boards of its workshop. A hint: a board reads what there is, and again when it may have
-- missed one. No row is written and no lock is held, so that bookings do not wait for each other (as `platform_changes` would have it).
CREATE OR REPLACE FUNCTION workshop_tell_boards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('workshop_boards', NEW.site_index || ' ' || NEW.department_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER workshop_bookings_tell_boards AFTER INSERT OR UPDATE ON workshop_bookings
  FOR EACH ROW EXECUTE FUNCTION workshop_tell_boards();
