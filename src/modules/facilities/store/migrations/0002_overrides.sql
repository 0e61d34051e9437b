-- What staff say of a facility (department '') or of one of its departments. It wins over the import, import after import;
-- a value that is null has been released to it, and keeps its revision.
CREATE TABLE facilities_overrides (
  index_name text NOT NULL,
  site_id text NOT NULL,
  department text NOT NULL,
  part text NOT NULL CHECK (part IN ('contact', 'hours', 'deviations', 'people')),
  value jsonb,
  revision integer NOT NULL CHECK (revision > 0),
  PRIMARY KEY (index_name, site_id, department, part)
);

-- Who changed what, with what the sites showed before and after.
CREATE TABLE facilities_override_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  index_name text NOT NULL,
  site_id text NOT NULL,
  department text NOT NULL,
  part text NOT NULL,
  revision integer NOT NULL,
  account text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX facilities_override_changes_of_facility ON facilities_override_changes (index_name, site_id, id);
CREATE INDEX facilities_override_changes_at ON facilities_override_changes (at);
