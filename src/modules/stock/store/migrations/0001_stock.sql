-- One row per car that a site has, or has had: a sold car keeps its row without a record for some weeks, so that
-- processes that follow the changes learn of it.
CREATE TABLE stock_cars (
  site text NOT NULL,
  car_id text COLLATE "C" NOT NULL,
  store text NOT NULL,
  hash text NOT NULL,
  price_minor bigint,
  currency text,
  record text,
  first_seen_at timestamptz NOT NULL,
  indexed_at timestamptz NOT NULL,
  sold_at timestamptz,
  import_id bigint NOT NULL,
  PRIMARY KEY (site, car_id),
  CHECK ((record IS NULL) = (sold_at IS NOT NULL))
);
-- No index begins with the site but the key: tables that grow by imports have no statistics yet, and a planner without
-- any takes such an index for as good as the key.
CREATE INDEX stock_cars_of_import ON stock_cars (import_id, car_id);

-- Every price a car has had: a campaign price must be shown with the lowest of the 30 days before it.
CREATE TABLE stock_prices (
  site text NOT NULL,
  car_id text COLLATE "C" NOT NULL,
  at timestamptz NOT NULL,
  price_minor bigint NOT NULL,
  currency text NOT NULL,
  PRIMARY KEY (site, car_id, at)
);

CREATE TABLE stock_imports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site text NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'applied', 'refused', 'abandoned')),
  started_at timestamptz NOT NULL DEFAULT now(),
  heartbeat_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  summary jsonb
);
-- At most one import of a site at a time, whatever process runs it.
CREATE UNIQUE INDEX stock_imports_running ON stock_imports (site) WHERE state = 'running';

-- Rows of files that are being read. Nothing here outlives a crash, nor need it: hence no write-ahead log.
CREATE UNLOGGED TABLE stock_staging (
  import_id bigint NOT NULL,
  car_id text COLLATE "C" NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('added', 'changed', 'unchanged', 'kept')),
  store text,
  hash text,
  price_minor bigint,
  currency text,
  record text,
  -- Whether the price is news; decided while staging, since nobody else changes the site's stock meanwhile.
  price_changed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (import_id, car_id)
);
