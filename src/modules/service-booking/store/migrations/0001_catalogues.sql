-- How the wizards present what the workshops of an index of facilities do: one document, checked when it is written.
CREATE TABLE service_booking_catalogues (
  site_index text PRIMARY KEY,
  document jsonb NOT NULL
);
