-- Visits of all workshops, the newest first: a last name that thousands have is found among them.
CREATE INDEX workshop_bookings_newest ON workshop_bookings (site_index, visit_date DESC) WHERE customer IS NOT NULL;
