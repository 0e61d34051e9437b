-- Customers are found again by plate, number or name, over all that was ever booked and is not forgotten yet.
CREATE INDEX workshop_bookings_of_plate ON workshop_bookings (site_index, registration_number, visit_date DESC);
CREATE INDEX workshop_bookings_of_phone ON workshop_bookings (site_index, (customer->>'phone'), visit_date DESC)
  WHERE customer IS NOT NULL;
-- A database of the locale C lowers no letter with an accent.
CREATE OR REPLACE FUNCTION workshop_plain_name(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(lower(name), 'ÅÄÖÆØÉÈÜÁÍÓÚÝČĎĽĹŇŔŠŤŽÔ', 'åäöæøéèüáíóúýčďľĺňŕšťžô')
$$;
-- By the beginning of the whole name, and of the last word of it.
CREATE INDEX workshop_bookings_of_name ON workshop_bookings
  (site_index, (workshop_plain_name(customer->>'name')) text_pattern_ops) WHERE customer IS NOT NULL;
CREATE INDEX workshop_bookings_of_last_name ON workshop_bookings
  (site_index, (workshop_plain_name(regexp_replace(customer->>'name', '^.* ', ''))) text_pattern_ops)
  WHERE customer IS NOT NULL;

-- Which of the staff found which customer. Rows are written once, and go with their visit only.
CREATE TABLE workshop_customer_looks (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES workshop_bookings (id) ON DELETE CASCADE,
  account text NOT NULL,
  -- What it was looked for by.
  by text NOT NULL CHECK (by IN ('plate', 'phone', 'number', 'name')),
  at timestamptz NOT NULL
);
CREATE INDEX workshop_customer_looks_of_booking ON workshop_customer_looks (booking_id);
