-- Items form one tree per site. An item without a parent is the home page (name '') or holds what all
-- pages of the site inherit (name '@site').
CREATE TABLE content_items (
  id uuid PRIMARY KEY,
  site text NOT NULL,
  parent_id uuid REFERENCES content_items (id) ON DELETE CASCADE,
  name text NOT NULL,
  template text NOT NULL,
  sort_order integer NOT NULL DEFAULT 0,
  shared jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  CONSTRAINT content_items_sibling_names UNIQUE NULLS NOT DISTINCT (site, parent_id, name),
  CONSTRAINT content_items_roots CHECK ((parent_id IS NULL) = (name IN ('', '@site'))),
  CONSTRAINT content_items_own_parent CHECK (parent_id <> id)
);
CREATE INDEX content_items_parent ON content_items (parent_id);

-- A draft with a publish_at is scheduled: it is not edited any more, further edits go into a new draft.
CREATE TABLE content_versions (
  id uuid PRIMARY KEY,
  item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  language text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  state text NOT NULL CHECK (state IN ('draft', 'published', 'archived')),
  revision integer NOT NULL DEFAULT 1,
  fields jsonb NOT NULL,
  placeholders jsonb NOT NULL,
  author text NOT NULL,
  publish_at timestamptz,
  published_at timestamptz,
  updated_at timestamptz NOT NULL,
  CONSTRAINT content_versions_numbers UNIQUE (item_id, language, number),
  CONSTRAINT content_versions_published_at CHECK (state <> 'published' OR published_at IS NOT NULL)
);
CREATE UNIQUE INDEX content_versions_one_published ON content_versions (item_id, language)
  WHERE state = 'published';
CREATE UNIQUE INDEX content_versions_one_open_draft ON content_versions (item_id, language)
  WHERE state = 'draft' AND publish_at IS NULL;
CREATE INDEX content_versions_due ON content_versions (publish_at)
  WHERE state = 'draft' AND publish_at IS NOT NULL;

CREATE TABLE content_dictionary (
  site text NOT NULL,
  language text NOT NULL,
  key text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (site, language, key)
);

CREATE TABLE content_tags (
  site text NOT NULL,
  id uuid NOT NULL,
  language text NOT NULL,
  key text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (site, id, language),
  CONSTRAINT content_tags_keys UNIQUE (site, language, key)
);

CREATE TABLE content_redirects (
  site text NOT NULL,
  sort_order integer NOT NULL,
  source text NOT NULL,
  query jsonb NOT NULL DEFAULT '{}',
  target text NOT NULL,
  status smallint NOT NULL CHECK (status IN (301, 308)),
  note text NOT NULL DEFAULT '',
  PRIMARY KEY (site, sort_order)
);
