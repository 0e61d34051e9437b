-- What the workshops of an index of facilities offer: one document, checked when it is written.
CREATE TABLE workshop_books (
  site_index text PRIMARY KEY,
  document jsonb NOT NULL
);

-- Bays and mechanics by number. A row stays when its resource is taken out of service: visits point at it.
CREATE TABLE workshop_resources (
  no integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_index text NOT NULL,
  department_id text NOT NULL,
  resource_id text NOT NULL,
  UNIQUE (site_index, department_id, resource_id)
);

CREATE TABLE workshop_bookings (
  id uuid PRIMARY KEY,
  -- What the customer and the workshop call it.
  number text NOT NULL UNIQUE,
  site text NOT NULL,
  site_index text NOT NULL,
  language text NOT NULL,
  department_id text NOT NULL,
  -- On the workshop's own clock.
  visit_date date NOT NULL,
  visit_time time,
  minutes integer NOT NULL CHECK (minutes > 0),
  state text NOT NULL CHECK (state IN ('booked', 'cancelled', 'arrived')),
  registration_number text NOT NULL,
  vehicle jsonb NOT NULL,
  mileage integer,
  lines jsonb NOT NULL,
  -- null once it has been forgotten.
  customer jsonb,
  comment text NOT NULL,
  -- Minor units of the site's currency: the sum of the known prices.
  total_price bigint NOT NULL,
  idempotency_key text NOT NULL,
  -- Digest of what was asked for: the same key for something else is refused.
  request_digest text NOT NULL,
  -- Counts moves and cancellations: each has its own mail.
  revision integer NOT NULL DEFAULT 0,
  booked_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (site_index, idempotency_key)
);
CREATE INDEX workshop_bookings_by_day ON workshop_bookings (site_index, department_id, visit_date);

-- What takes a bay or a mechanic: a booking, or a hold that has not run out. Times are minutes of the workshop's own clock
-- since 2000-01-01 00:00. `occupies` puts the number of the resource in front of them, so that one range type keeps all
-- resources apart and the exclusion needs no extension.
CREATE TABLE workshop_occupations (
  id uuid PRIMARY KEY,
  resource_no integer NOT NULL REFERENCES workshop_resources (no),
  starts integer NOT NULL CHECK (starts >= 0),
  ends integer NOT NULL CHECK (ends > starts AND ends < 100000000),
  booking_id uuid UNIQUE REFERENCES workshop_bookings (id) ON DELETE CASCADE,
  -- Digest of the holder's secret, and when the hold runs out.
  hold_hash text UNIQUE,
  held_since timestamptz,
  expires_at timestamptz,
  occupies int8range GENERATED ALWAYS AS (
    int8range(resource_no::int8 * 100000000 + starts, resource_no::int8 * 100000000 + ends)
  ) STORED,
  CHECK ((booking_id IS NULL) = (expires_at IS NOT NULL)),
  CHECK ((hold_hash IS NULL) = (expires_at IS NULL)),
  CHECK ((held_since IS NULL) = (expires_at IS NULL)),
  CONSTRAINT workshop_occupations_no_overlap EXCLUDE USING gist (occupies WITH &&)
);
CREATE INDEX workshop_occupations_by_start ON workshop_occupations (resource_no, starts);
CREATE INDEX workshop_occupations_holds ON workshop_occupations (expires_at) WHERE expires_at IS NOT NULL;

-- Only digests: a copy of this table opens nothing.
CREATE TABLE workshop_tokens (
  hash text PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES workshop_bookings (id) ON DELETE CASCADE
);
CREATE INDEX workshop_tokens_of_booking ON workshop_tokens (booking_id);

-- Register of vehicles for groups without a provider, and for the demo.
CREATE TABLE workshop_vehicles (
  registration_number text PRIMARY KEY,
  brand text NOT NULL,
  model text NOT NULL,
  build_year integer,
  has_service_agreement boolean NOT NULL,
  car_class text,
  brand_class text,
  -- A plate that the register fails on, for demonstrations: null for real ones.
  fails text CHECK (fails IN ('unavailable', 'timeout'))
);
