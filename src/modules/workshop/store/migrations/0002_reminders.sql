-- Visits whose customer was reminded, or is about to be: once per time that the visit was given.
CREATE TABLE workshop_reminders (
  booking_id uuid NOT NULL REFERENCES workshop_bookings (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  PRIMARY KEY (booking_id, revision)
);
