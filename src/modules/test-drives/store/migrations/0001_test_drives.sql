-- Cars and facilities by number: whoever books locks both rows, so that bookings of one car or facility come one after the other.
CREATE TABLE test_drive_cars (
  no integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  car_index text NOT NULL,
  car_id text NOT NULL,
  UNIQUE (car_index, car_id)
);
CREATE TABLE test_drive_facilities (
  no integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_index text NOT NULL,
  site_id text NOT NULL,
  -- Drives at once, as staff say; null: as the site has it. 0: none are offered.
  companions integer CHECK (companions BETWEEN 0 AND 20),
  revision integer NOT NULL DEFAULT 0,
  UNIQUE (site_index, site_id)
);

CREATE TABLE test_drives (
  id uuid PRIMARY KEY,
  -- What the customer and the facility call it.
  number text NOT NULL UNIQUE,
  -- The request that it came with (module leads).
  lead_id uuid NOT NULL UNIQUE,
  site text NOT NULL,
  language text NOT NULL,
  site_index text NOT NULL,
  site_id text NOT NULL,
  car_index text NOT NULL,
  car_id text NOT NULL,
  -- What the car was called then, for visitor and dealer, and its page.
  car jsonb NOT NULL,
  car_no integer NOT NULL REFERENCES test_drive_cars (no),
  facility_no integer NOT NULL REFERENCES test_drive_facilities (no),
  -- Which of those who can come along, from 1.
  place integer NOT NULL CHECK (place BETWEEN 1 AND 20),
  -- Minutes of the facility's own clock since 2000-01-01 00:00.
  starts integer NOT NULL CHECK (starts >= 0),
  ends integer NOT NULL CHECK (ends > starts AND ends < 100000000),
  state text NOT NULL CHECK (state IN ('booked', 'came', 'missed', 'cancelled')),
  -- null once it has been forgotten.
  customer jsonb,
  -- Who of the dealer has the request.
  staff_email text NOT NULL,
  -- Counts moves and cancellations: each has its own mail.
  revision integer NOT NULL DEFAULT 0,
  booked_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- The revision that was reminded of.
  reminded integer,
  -- Since when the car is no longer shown.
  car_gone_at timestamptz,
  takes_car int8range GENERATED ALWAYS AS (
    CASE WHEN state <> 'cancelled'
      THEN int8range(car_no::int8 * 100000000 + starts, car_no::int8 * 100000000 + ends) END
  ) STORED,
  takes_place int8range GENERATED ALWAYS AS (
    CASE WHEN state <> 'cancelled' THEN int8range(
      (facility_no::int8 * 100 + place) * 100000000 + starts, (facility_no::int8 * 100 + place) * 100000000 + ends
    ) END
  ) STORED,
  CONSTRAINT test_drives_car_no_overlap EXCLUDE USING gist (takes_car WITH &&),
  CONSTRAINT test_drives_place_no_overlap EXCLUDE USING gist (takes_place WITH &&)
);
CREATE INDEX test_drives_of_facility ON test_drives (site_index, site_id, starts);
CREATE INDEX test_drives_of_car ON test_drives (car_index, car_id, starts);
CREATE INDEX test_drives_coming ON test_drives (starts) WHERE state = 'booked';
CREATE INDEX test_drives_of_mail ON test_drives (lower(customer->>'email')) WHERE state = 'booked';

-- Only digests: a copy of this table opens nothing.
CREATE TABLE test_drive_tokens (
  hash text PRIMARY KEY,
  drive_id uuid NOT NULL REFERENCES test_drives (id) ON DELETE CASCADE
);
CREATE INDEX test_drive_tokens_of_drive ON test_drive_tokens (drive_id);

-- What was done to a drive, in order; without an account by the customer.
CREATE TABLE test_drive_acts (
  id uuid PRIMARY KEY,
  drive_id uuid NOT NULL REFERENCES test_drives (id) ON DELETE CASCADE,
  act text NOT NULL CHECK (act IN ('booked', 'moved', 'cancelled', 'came', 'missed', 'undone')),
  account text,
  at timestamptz NOT NULL
);
CREATE INDEX test_drive_acts_of_drive ON test_drive_acts (drive_id, at);

-- Which of the staff saw which customers in the list.
CREATE TABLE test_drive_looks (
  drive_id uuid NOT NULL REFERENCES test_drives (id) ON DELETE CASCADE,
  account text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX test_drive_looks_of_drive ON test_drive_looks (drive_id, at);

-- Who changed how many can come along.
CREATE TABLE test_drive_facility_changes (
  id uuid PRIMARY KEY,
  facility_no integer NOT NULL REFERENCES test_drive_facilities (no),
  companions integer,
  account text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX test_drive_facility_changes_of_facility ON test_drive_facility_changes (facility_no, at);
