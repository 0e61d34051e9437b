-- Addresses that visitors asked for and no page has: a path without its query, how often, and nothing of who asked.
CREATE TABLE content_missing (
  site text NOT NULL,
  path text NOT NULL,
  times bigint NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (site, path)
);

-- How often each redirect has led somebody, by what it answers to.
CREATE TABLE content_redirect_hits (
  site text NOT NULL,
  source text NOT NULL,
  times bigint NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (site, source)
);
