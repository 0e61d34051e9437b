-- Customers who would rather come on an earlier day than that of their visit, which they keep until they take another.
CREATE TABLE workshop_waiting_list (
  booking_id uuid PRIMARY KEY REFERENCES workshop_bookings (id) ON DELETE CASCADE,
  site_index text NOT NULL,
  department_id text NOT NULL,
  -- Days they can come: 1 Monday … 7 Sunday.
  weekdays integer[] NOT NULL CHECK (cardinality(weekdays) > 0 AND weekdays <@ '{1,2,3,4,5,6,7}'),
  part_of_day text NOT NULL CHECK (part_of_day IN ('any', 'morning', 'afternoon')),
  added_by text NOT NULL CHECK (added_by IN ('customer', 'staff')),
  since timestamptz NOT NULL
);
CREATE INDEX workshop_waiting_list_of_workshop ON workshop_waiting_list (site_index, department_id, since);

-- Times that were offered to them. While one is open, a hold in workshop_occupations keeps it, so that no time of a bay is offered
-- twice.
CREATE TABLE workshop_earlier_times (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES workshop_bookings (id) ON DELETE CASCADE,
  -- On the workshop's own clock; without a time it is an all-day drop-off.
  date date NOT NULL,
  time time,
  offered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > offered_at),
  state text NOT NULL CHECK (state IN ('open', 'taken', 'declined', 'expired', 'withdrawn'))
);
CREATE INDEX workshop_earlier_times_of_booking ON workshop_earlier_times (booking_id, offered_at);
-- Nobody has two offers at once.
CREATE UNIQUE INDEX workshop_earlier_times_open ON workshop_earlier_times (booking_id) WHERE state = 'open';

-- Whatever frees a bay (cancelled, moved, no longer held, opened again) tells those who ask for the next one on the list; so does
-- who has just been put on it. A hint: what is free is read when it comes, and every ten minutes.
CREATE OR REPLACE FUNCTION workshop_tell_of_opening() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place record;
BEGIN
  SELECT site_index, department_id INTO place FROM workshop_resources WHERE no = OLD.resource_no;
  IF EXISTS (SELECT FROM workshop_waiting_list
      WHERE site_index = place.site_index AND department_id = place.department_id) THEN
    PERFORM pg_notify('workshop_openings', place.site_index || ' ' || place.department_id);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER workshop_occupations_tell_of_opening AFTER DELETE OR UPDATE OF resource_no, starts, ends
  ON workshop_occupations FOR EACH ROW EXECUTE FUNCTION workshop_tell_of_opening();

CREATE OR REPLACE FUNCTION workshop_tell_of_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('workshop_openings', NEW.site_index || ' ' || NEW.department_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER workshop_waiting_list_tell AFTER INSERT OR UPDATE ON workshop_waiting_list
  FOR EACH ROW EXECUTE FUNCTION workshop_tell_of_waiting();
