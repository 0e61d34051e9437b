-- What staff know of an agreement besides the file. A file that comes later leaves alone what staff have entered (ADR 0081).
ALTER TABLE tyre_agreements
  ADD COLUMN customer_name text NOT NULL DEFAULT '',
  ADD COLUMN email text NOT NULL DEFAULT '',
  -- 'staff': made by hand, and in no file yet.
  ADD COLUMN origin text NOT NULL DEFAULT 'file' CHECK (origin IN ('file', 'staff')),
  -- Name, telephone and mail are staff's.
  ADD COLUMN contact_by_staff boolean NOT NULL DEFAULT false,
  ADD COLUMN ended_at timestamptz,
  -- The latest file does not have it any more, but staff have entered something.
  ADD COLUMN left_file_at timestamptz,
  ADD COLUMN revision integer NOT NULL DEFAULT 0;
CREATE INDEX tyre_agreements_of_phone ON tyre_agreements (phone);

-- Sets of wheels. `document.wheelSets` of an agreement is what the file says; what holds is here.
CREATE TABLE tyre_sets (
  id uuid PRIMARY KEY,
  -- What the label says, with a check digit.
  no bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  agreement_id uuid NOT NULL REFERENCES tyre_agreements (id) ON DELETE CASCADE,
  -- Which set of the file it is, 'winter-1'; null for one that staff made.
  file_key text,
  site_index text NOT NULL,
  department_id text NOT NULL,
  season text NOT NULL CHECK (season IN ('summer', 'winter')),
  -- 'stored': with us; 'fitted': on the car; 'away': with the customer, or gone.
  state text NOT NULL CHECK (state IN ('stored', 'fitted', 'away')),
  -- null: with us and not placed yet, or not with us.
  shelf text,
  wheels jsonb NOT NULL,
  -- Staff have changed it: the file changes it no more until they release it.
  by_staff boolean NOT NULL DEFAULT false,
  measured_at timestamptz,
  revision integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  UNIQUE (agreement_id, file_key),
  CHECK (shelf IS NULL OR state = 'stored')
);
-- Two sets cannot lie in one place, and a car has one set on.
CREATE UNIQUE INDEX tyre_sets_one_per_shelf ON tyre_sets (site_index, department_id, lower(shelf)) WHERE shelf IS NOT NULL;
CREATE UNIQUE INDEX tyre_sets_one_fitted ON tyre_sets (agreement_id) WHERE state = 'fitted';
CREATE INDEX tyre_sets_stored ON tyre_sets (site_index, department_id, season) WHERE state = 'stored';

-- Places that a workshop has, so that free ones can be shown.
CREATE TABLE tyre_places (
  site_index text NOT NULL,
  department_id text NOT NULL,
  name text NOT NULL
);
CREATE UNIQUE INDEX tyre_places_by_name ON tyre_places (site_index, department_id, lower(name));

-- A photograph of a wheel, as a small JPEG without metadata: it goes with its set, in one transaction, and nobody has an address of it.
CREATE TABLE tyre_photos (
  set_id uuid NOT NULL REFERENCES tyre_sets (id) ON DELETE CASCADE,
  position text NOT NULL CHECK (position IN ('FL', 'FR', 'RL', 'RR', 'SPARE')),
  image bytea NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (set_id, position)
);
CREATE INDEX tyre_photos_by_age ON tyre_photos (taken_at);

-- What staff did to an agreement or one of its sets.
CREATE TABLE tyre_acts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES tyre_agreements (id) ON DELETE CASCADE,
  -- null: the agreement itself.
  set_no bigint,
  act text NOT NULL,
  -- Places, seasons and millimetres; nothing of the customer.
  detail jsonb NOT NULL,
  account text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX tyre_acts_of_agreement ON tyre_acts (agreement_id, id);
CREATE INDEX tyre_acts_by_age ON tyre_acts (at);

-- Who of the staff looked at whose agreement.
CREATE TABLE tyre_customer_looks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES tyre_agreements (id) ON DELETE CASCADE,
  account text NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX tyre_customer_looks_of_agreement ON tyre_customer_looks (agreement_id);
CREATE INDEX tyre_customer_looks_by_age ON tyre_customer_looks (at);

-- The sets that files have brought so far. Where two claim one place, the first has it and the others are to be placed.
WITH in_file AS (
  SELECT agreement.id AS agreement_id, agreement.site_index, agreement.document->>'departmentId' AS department_id,
    entry->>'season' AS season, nullif(btrim(entry->>'shelf'), '') AS shelf, entry->'wheels' AS wheels, agreement.changed_at,
    (entry->>'season') || '-' || row_number() OVER (PARTITION BY agreement.id, entry->>'season' ORDER BY position) AS file_key
  FROM tyre_agreements AS agreement,
    jsonb_array_elements(coalesce(agreement.document->'wheelSets', '[]')) WITH ORDINALITY AS of_file (entry, position)
), ranked AS (
  SELECT *, row_number() OVER (PARTITION BY site_index, department_id, lower(shelf) ORDER BY agreement_id, file_key) AS claim
  FROM in_file
)
INSERT INTO tyre_sets (id, agreement_id, file_key, site_index, department_id, season, state, shelf, wheels, changed_at)
SELECT gen_random_uuid(), agreement_id, file_key, site_index, department_id, season, 'stored',
  CASE WHEN claim = 1 THEN shelf END, wheels, changed_at
FROM ranked;

INSERT INTO tyre_places (site_index, department_id, name)
SELECT site_index, department_id, shelf FROM tyre_sets WHERE shelf IS NOT NULL ON CONFLICT DO NOTHING;
