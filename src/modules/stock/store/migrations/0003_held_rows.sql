-- The rows of files that wait for a person. A mail has told someone that they wait, so they outlive a crash of the database, which
-- stock_staging does not; they go back there when the file is applied.
CREATE TABLE stock_held_rows (
  import_id bigint NOT NULL,
  car_id text COLLATE "C" NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('added', 'changed', 'unchanged', 'kept')),
  store text,
  hash text,
  price_minor bigint,
  currency text,
  record text,
  price_changed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (import_id, car_id)
);
