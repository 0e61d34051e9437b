-- The pictures that the editors of a site choose from; their bytes are those of platform_media.
CREATE TABLE content_pictures (
  site text NOT NULL,
  id text NOT NULL,
  folder text NOT NULL DEFAULT '',
  name text NOT NULL,
  alt text NOT NULL DEFAULT '',
  width integer NOT NULL,
  height integer NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (site, id)
);
