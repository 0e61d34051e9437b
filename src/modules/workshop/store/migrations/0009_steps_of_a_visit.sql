-- What becomes of a visit: arrived, in work, ready, collected; or the customer did not come.
ALTER TABLE workshop_bookings DROP CONSTRAINT workshop_bookings_state_check;
ALTER TABLE workshop_bookings ADD CONSTRAINT workshop_bookings_state_check
  CHECK (state IN ('booked', 'cancelled', 'arrived', 'in-work', 'ready', 'collected', 'no-show'));

-- The steps that staff marked, in order, each with its time. A step that was taken back is gone.
CREATE TABLE workshop_visit_steps (
  booking_id uuid NOT NULL REFERENCES workshop_bookings (id) ON DELETE CASCADE,
  step integer NOT NULL,
  state text NOT NULL CHECK (state IN ('arrived', 'in-work', 'ready', 'collected', 'no-show')),
  at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, step)
);
-- Cars that arrived before steps were kept.
INSERT INTO workshop_visit_steps (booking_id, step, state, at)
  SELECT id, 1, 'arrived', changed_at FROM workshop_bookings WHERE state = 'arrived';
