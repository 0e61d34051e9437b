-- When a page is taken off the site in a language, whichever version of it is published then.
CREATE TABLE content_endings (
  item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  language text NOT NULL,
  unpublish_at timestamptz NOT NULL,
  PRIMARY KEY (item_id, language)
);
CREATE INDEX content_endings_due ON content_endings (unpublish_at);
