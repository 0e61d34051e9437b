-- What staff say of a workshop: its hours, a day, a bay, a service, a price from a date. It wins over the import, import after
-- import; a value that is null has been released to it, and keeps its revision.
CREATE TABLE workshop_capacity_overrides (
  site_index text NOT NULL,
  department_id text NOT NULL,
  part text NOT NULL CHECK (part IN ('hours', 'day', 'bay', 'service', 'price')),
  item text NOT NULL,
  value jsonb,
  revision integer NOT NULL CHECK (revision > 0),
  PRIMARY KEY (site_index, department_id, part, item)
);

-- Who changed what, with what counted before and after.
CREATE TABLE workshop_capacity_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_index text NOT NULL,
  department_id text NOT NULL,
  part text NOT NULL,
  item text NOT NULL,
  revision integer NOT NULL,
  account text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX workshop_capacity_changes_of_workshop ON workshop_capacity_changes (site_index, department_id, id);
CREATE INDEX workshop_capacity_changes_at ON workshop_capacity_changes (at);
