-- A setting of a site (of one of its languages, '' for what has none), held while it is changed. The revision counts the changes.
CREATE TABLE settings_series (
  site text NOT NULL,
  setting text NOT NULL,
  language text NOT NULL,
  revision integer NOT NULL CHECK (revision >= 0),
  PRIMARY KEY (site, setting, language)
);

-- What applies from a day on, in the site's time zone; of one day the last that was written. No value: what the site is set up
-- with. There is no end: a version applies until the next begins, so that days can neither be without one nor have two.
CREATE TABLE settings_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site text NOT NULL,
  setting text NOT NULL,
  language text NOT NULL,
  valid_from text NOT NULL CHECK (valid_from ~ '^\d{4}-\d\d-\d\d$'),
  value jsonb,
  written_at timestamptz NOT NULL,
  FOREIGN KEY (site, setting, language) REFERENCES settings_series
);
CREATE INDEX settings_versions_of_series ON settings_versions (site, setting, language);

-- Who changed what, from which fields to which.
CREATE TABLE settings_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site text NOT NULL,
  setting text NOT NULL,
  language text NOT NULL,
  revision integer NOT NULL,
  account text NOT NULL,
  act text NOT NULL CHECK (act IN ('written', 'released', 'withdrawn')),
  valid_from text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX settings_changes_of_series ON settings_changes (site, setting, language, id);
CREATE INDEX settings_changes_at ON settings_changes (at);
