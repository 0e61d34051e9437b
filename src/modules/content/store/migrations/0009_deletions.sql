-- Pages that were deleted, each with all that was below it, until they are restored or have been kept long enough.
CREATE TABLE content_deletions (
  -- The item that was deleted. It is here or in the tree, never in both.
  item_id uuid PRIMARY KEY,
  site text NOT NULL,
  deleted_at timestamptz NOT NULL,
  who text NOT NULL,
  title text NOT NULL,
  -- Below its site; null where it had none of its own.
  address text,
  -- The redirects that the deletion changed, as they were and as they became.
  redirects jsonb NOT NULL
);
CREATE INDEX content_deletions_newest ON content_deletions (site, deleted_at DESC, item_id);

CREATE TABLE content_deleted_items (
  deletion_id uuid NOT NULL REFERENCES content_deletions (item_id) ON DELETE CASCADE,
  id uuid PRIMARY KEY,
  parent_id uuid,
  name text NOT NULL,
  template text NOT NULL,
  sort_order integer NOT NULL,
  shared jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX content_deleted_items_deletion ON content_deleted_items (deletion_id);

CREATE TABLE content_deleted_versions (
  id uuid PRIMARY KEY,
  item_id uuid NOT NULL REFERENCES content_deleted_items (id) ON DELETE CASCADE,
  language text NOT NULL,
  number integer NOT NULL,
  state text NOT NULL,
  revision integer NOT NULL,
  fields jsonb NOT NULL,
  placeholders jsonb NOT NULL,
  author text NOT NULL,
  publish_at timestamptz,
  published_at timestamptz,
  updated_at timestamptz NOT NULL
);
CREATE INDEX content_deleted_versions_item ON content_deleted_versions (item_id);
