-- What staff say of a car. It wins over the file, import after import, until it is released; what is null is the file's.
CREATE TABLE stock_overlays (
  site text NOT NULL,
  car_id text COLLATE "C" NOT NULL,
  -- Why it is not shown, though the file has it.
  visibility text CHECK (visibility IN ('hidden', 'sold')),
  highlighted boolean,
  description text CHECK (length(description) <= 10000),
  PRIMARY KEY (site, car_id)
);

-- Who changed what by hand, with what was before and after.
CREATE TABLE stock_overlay_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site text NOT NULL,
  car_id text COLLATE "C" NOT NULL,
  account text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX stock_overlay_changes_of_car ON stock_overlay_changes (site, car_id, id);

-- Rows of files that could not be read as a car, of the latest imports of a site.
CREATE TABLE stock_refusals (
  import_id bigint NOT NULL,
  position integer NOT NULL,
  line integer NOT NULL,
  reason text NOT NULL,
  -- Where the row said which car it is.
  car_id text COLLATE "C",
  PRIMARY KEY (import_id, position)
);
