-- What colleagues tell each other of a visit; what its customer wrote stays as it was written.
ALTER TABLE workshop_bookings ADD COLUMN staff_note text NOT NULL DEFAULT '';
-- Counts what staff change of the work and the note: whoever saves says what they saw.
ALTER TABLE workshop_bookings ADD COLUMN edits integer NOT NULL DEFAULT 0;

-- Whoever did not come leaves their bay to others; this is where they would have been, for whoever comes after all.
CREATE TABLE workshop_missed_places (
  booking_id uuid PRIMARY KEY REFERENCES workshop_bookings (id) ON DELETE CASCADE,
  resource_no integer NOT NULL REFERENCES workshop_resources (no),
  starts integer NOT NULL CHECK (starts >= 0),
  ends integer NOT NULL CHECK (ends > starts)
);

-- What a visit gives back of a blocked time stays blocked, as does what it leaves altogether.
CREATE TRIGGER workshop_occupations_block_what_is_cut AFTER UPDATE OF ends ON workshop_occupations
  FOR EACH ROW WHEN (NEW.ends < OLD.ends) EXECUTE FUNCTION workshop_block_what_is_freed();

-- A visit that is opened shows its customer, too.
ALTER TABLE workshop_customer_looks DROP CONSTRAINT workshop_customer_looks_by_check;
ALTER TABLE workshop_customer_looks ADD CONSTRAINT workshop_customer_looks_by_check
  CHECK (by IN ('plate', 'phone', 'number', 'name', 'visit'));
