-- Several drafts that are published together, now or at a time: all of them or none.
CREATE TABLE content_releases (
  id uuid PRIMARY KEY,
  site text NOT NULL,
  name text NOT NULL,
  who text NOT NULL,
  made_at timestamptz NOT NULL,
  -- When it is published, or was.
  publish_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('scheduled', 'published', 'failed', 'withdrawn'))
);
CREATE INDEX content_releases_newest ON content_releases (site, made_at DESC, id);
CREATE INDEX content_releases_due ON content_releases (publish_at) WHERE state = 'scheduled';

-- Which versions; a page that is deleted stays listed, and the release that waits for it fails.
CREATE TABLE content_release_entries (
  release_id uuid NOT NULL REFERENCES content_releases (id) ON DELETE CASCADE,
  item_id uuid NOT NULL,
  language text NOT NULL,
  number integer NOT NULL,
  title text NOT NULL,
  -- What stood in the way when its time had come.
  problem text,
  PRIMARY KEY (release_id, item_id, language)
);
CREATE INDEX content_release_entries_version ON content_release_entries (item_id, language, number);
