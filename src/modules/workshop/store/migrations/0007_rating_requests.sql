-- Visits whose customer was asked for a rating, or is about to be: once.
CREATE TABLE workshop_rating_requests (
  booking_id uuid PRIMARY KEY REFERENCES workshop_bookings (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL
);
-- Addresses that are not to be asked again, as digests: kept longer than anything that is known of their owners.
CREATE TABLE workshop_rating_opt_outs (
  address_digest text PRIMARY KEY,
  opted_out_at timestamptz NOT NULL
);
