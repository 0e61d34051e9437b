-- When deleted pages were to be taken off the site: told to whoever restores them, and not restored.
CREATE TABLE content_deleted_endings (
  item_id uuid NOT NULL REFERENCES content_deleted_items (id) ON DELETE CASCADE,
  language text NOT NULL,
  unpublish_at timestamptz NOT NULL,
  PRIMARY KEY (item_id, language)
);
