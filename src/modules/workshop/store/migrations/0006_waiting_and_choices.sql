-- Whether the customer stays, and what was ticked besides services, in words that the workshop reads.
ALTER TABLE workshop_bookings ADD COLUMN is_waiting boolean NOT NULL DEFAULT false;
ALTER TABLE workshop_bookings ADD COLUMN choices jsonb NOT NULL DEFAULT '[]';
