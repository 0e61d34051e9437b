-- When the work of a visit of several days is done and the car can be fetched, on the workshop's own clock; null: on the day
-- on which it comes.
ALTER TABLE workshop_bookings ADD COLUMN pick_up timestamp;
-- Stays of more than a day are few: whoever looks for what takes a bay finds them here, however long ago they began.
CREATE INDEX workshop_occupations_stays ON workshop_occupations (resource_no, starts) WHERE ends - starts > 1440;
