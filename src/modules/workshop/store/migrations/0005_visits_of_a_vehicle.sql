-- What a car is booked for already is asked before each booking.
CREATE INDEX workshop_bookings_by_vehicle ON workshop_bookings (registration_number, visit_date)
  WHERE state = 'booked';
