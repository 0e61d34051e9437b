-- The pictures of a car in the order of staff: their own, by their number among the uploads, and the file's, by address; those that
-- are not shown too. Null: as the file says.
ALTER TABLE stock_overlays ADD COLUMN pictures jsonb;

-- Cars that staff have written themselves. Their records are among the others; here is what was typed, and what no file may take.
CREATE TABLE stock_own_cars (
  site text NOT NULL,
  car_id text COLLATE "C" NOT NULL,
  fields jsonb NOT NULL,
  -- Compared without spaces and hyphens.
  regno text,
  vin text,
  -- Grows with each change: whoever has seen an older one is told.
  revision integer NOT NULL DEFAULT 1,
  -- The car of the file that is this one.
  same_as text COLLATE "C",
  PRIMARY KEY (site, car_id)
);
-- One car is written once, whoever writes at the same time.
CREATE UNIQUE INDEX stock_own_cars_plate ON stock_own_cars (site, regno) WHERE regno IS NOT NULL;
CREATE UNIQUE INDEX stock_own_cars_vin ON stock_own_cars (site, vin) WHERE vin IS NOT NULL;
