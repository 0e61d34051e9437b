-- What work that depends on mileage costs, for a brand (and a class and fuels, where it differs by them), at one workshop or
-- at every one of an index. Mileage is in Swedish mil (10 km).
CREATE TABLE workshop_price_tables (
  id uuid PRIMARY KEY,
  site_index text NOT NULL,
  -- null: every workshop without a table of its own.
  department_id text,
  service_id text NOT NULL,
  brand text NOT NULL,
  -- null: every class, every fuel.
  brand_class text,
  fuels text[],
  -- Each step holds until the next one begins, the last until this: a table cannot have gaps or overlaps.
  until_mil integer NOT NULL CHECK (until_mil > 0),
  UNIQUE NULLS NOT DISTINCT (site_index, service_id, brand, department_id, brand_class, fuels)
);

CREATE TABLE workshop_price_steps (
  table_id uuid NOT NULL REFERENCES workshop_price_tables (id) ON DELETE CASCADE,
  from_mil integer NOT NULL CHECK (from_mil >= 0),
  -- Minor units, VAT included.
  price bigint NOT NULL CHECK (price >= 0),
  PRIMARY KEY (table_id, from_mil)
);
