-- Whether what was ticked besides services has been found in the catalogue: only then is it told to the customer.
ALTER TABLE workshop_bookings ADD COLUMN choices_checked boolean NOT NULL DEFAULT false;
