-- Time in which a bay or a mechanic takes no work: a holiday, an absence, a fault, a meeting. What stands there already keeps its
-- place until staff move it.
CREATE TABLE workshop_blocked_times (
  id uuid PRIMARY KEY,
  -- All that one form blocked: several bays, the same hours of several days. It is shown and released as one.
  series_id uuid NOT NULL,
  site_index text NOT NULL,
  department_id text NOT NULL,
  resource_no integer NOT NULL REFERENCES workshop_resources (no),
  starts integer NOT NULL CHECK (starts >= 0),
  -- A year at most: whoever looks for what is blocked knows how far to look back.
  ends integer NOT NULL CHECK (ends > starts AND ends - starts <= 527040),
  reason text NOT NULL CHECK (reason IN ('holiday', 'absence', 'fault', 'meeting', 'other')),
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The same form twice blocks once.
  UNIQUE (series_id, resource_no, starts)
);
CREATE INDEX workshop_blocked_times_of_bay ON workshop_blocked_times (resource_no, starts);
CREATE INDEX workshop_blocked_times_of_workshop ON workshop_blocked_times (site_index, department_id, ends);

-- What is blocked and has no visit in it is taken like any other time, so that the one exclusion refuses all that would go there.
ALTER TABLE workshop_occupations
  ADD COLUMN blocked_time_id uuid REFERENCES workshop_blocked_times (id) ON DELETE CASCADE;
CREATE INDEX workshop_occupations_of_blocked_time ON workshop_occupations (blocked_time_id)
  WHERE blocked_time_id IS NOT NULL;
ALTER TABLE workshop_occupations DROP CONSTRAINT workshop_occupations_check1;
ALTER TABLE workshop_occupations ADD CONSTRAINT workshop_occupations_of_one
  CHECK (num_nonnulls(booking_id, hold_hash, blocked_time_id) = 1);

-- Takes what is free of the blocked times of a bay between two minutes; a row a day, as what lasts longer is looked for apart.
-- A visit that is booked meanwhile keeps its place: then what is left is taken in another round.
CREATE OR REPLACE FUNCTION workshop_fill_blocked_times(bay integer, from_minute integer, to_minute integer)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  blocked record;
  free integer;
  filled integer;
BEGIN
  FOR blocked IN
    SELECT id, greatest(starts, from_minute) AS from_minute, least(ends, to_minute) AS to_minute
    FROM workshop_blocked_times
    WHERE resource_no = bay AND starts < to_minute AND starts > from_minute - 527040 AND ends > from_minute
    ORDER BY starts, id
  LOOP
    FOR round IN 1..20 LOOP
      WITH days AS (
        SELECT int4range(greatest(blocked.from_minute, day * 1440), least(blocked.to_minute, (day + 1) * 1440)) AS span
        FROM generate_series(blocked.from_minute / 1440, (blocked.to_minute - 1) / 1440) AS day
      ), pieces AS (
        SELECT unnest(int4multirange(span) - coalesce((
          SELECT range_agg(int4range(starts, ends)) FROM workshop_occupations
          WHERE resource_no = bay AND starts < upper(span) AND starts > lower(span) - 43200 AND ends > lower(span)
        ), '{}')) AS piece
        FROM days
      ), inserted AS (
        INSERT INTO workshop_occupations (id, resource_no, starts, ends, blocked_time_id)
        SELECT gen_random_uuid(), bay, lower(piece), upper(piece), blocked.id FROM pieces
        ON CONFLICT ON CONSTRAINT workshop_occupations_no_overlap DO NOTHING RETURNING 1
      )
      SELECT (SELECT count(*) FROM pieces), (SELECT count(*) FROM inserted) INTO free, filled;
      EXIT WHEN free = filled;
    END LOOP;
  END LOOP;
END
$$;

-- Whatever leaves a blocked time, cancelled, moved or no longer held, leaves it blocked.
CREATE OR REPLACE FUNCTION workshop_block_what_is_freed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM workshop_fill_blocked_times(OLD.resource_no, OLD.starts, OLD.ends);
  RETURN NULL;
END
$$;
CREATE TRIGGER workshop_occupations_block_what_is_freed AFTER DELETE ON workshop_occupations
  FOR EACH ROW EXECUTE FUNCTION workshop_block_what_is_freed();

CREATE OR REPLACE FUNCTION workshop_tell_boards_of_blocked_time() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  blocked workshop_blocked_times := coalesce(NEW, OLD);
BEGIN
  PERFORM pg_notify('workshop_boards', blocked.site_index || ' ' || blocked.department_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER workshop_blocked_times_tell_boards AFTER INSERT OR DELETE ON workshop_blocked_times
  FOR EACH ROW EXECUTE FUNCTION workshop_tell_boards_of_blocked_time();
