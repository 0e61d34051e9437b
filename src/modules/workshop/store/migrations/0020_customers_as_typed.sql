-- Customers are found by their names without diacritics and with the last name first, by a mail, and by the beginning of a plate
-- or the end of a telephone number.
DROP INDEX workshop_bookings_of_name;
CREATE INDEX workshop_bookings_of_name ON workshop_bookings
  (site_index, (translate(platform_plain_letters(customer->>'name'), '-’', ' ''')) text_pattern_ops) WHERE customer IS NOT NULL;
DROP INDEX workshop_bookings_of_last_name;
CREATE INDEX workshop_bookings_of_last_name ON workshop_bookings
  (site_index, (translate(platform_plain_letters(regexp_replace(customer->>'name', '^.* ', '')), '’', '''')) text_pattern_ops)
  WHERE customer IS NOT NULL;
-- Nothing is sorted by a plate, and a pattern is found by this order only.
DROP INDEX workshop_bookings_of_plate;
CREATE INDEX workshop_bookings_of_plate ON workshop_bookings
  (site_index, registration_number text_pattern_ops, visit_date DESC);
CREATE INDEX workshop_bookings_of_mail ON workshop_bookings
  (site_index, (lower(customer->>'email')) text_pattern_ops) WHERE customer IS NOT NULL;
CREATE INDEX workshop_bookings_of_phone_end ON workshop_bookings
  (site_index, (reverse(customer->>'phone')) text_pattern_ops) WHERE customer IS NOT NULL;

ALTER TABLE workshop_customer_looks DROP CONSTRAINT workshop_customer_looks_by_check;
ALTER TABLE workshop_customer_looks ADD CONSTRAINT workshop_customer_looks_by_check
  CHECK (by IN ('plate', 'phone', 'number', 'name', 'mail', 'visit'));
