CREATE TABLE facilities_sites (
  index_name text NOT NULL,
  site_id text NOT NULL,
  slug text NOT NULL,
  record jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (index_name, site_id),
  -- Checked at commit, so that two sites may exchange their slugs in one replacement.
  CONSTRAINT facilities_sites_slug UNIQUE (index_name, slug) DEFERRABLE INITIALLY DEFERRED
);
