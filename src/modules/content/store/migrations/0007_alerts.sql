-- Alert banners that stand on many pages for a time, apart from any page.
CREATE TABLE content_alerts (
  site text NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Null: until somebody ends it.
  ends_at timestamptz,
  -- Paths, `/a/**` for a page and all below it; none: every page.
  pages jsonb NOT NULL,
  -- The fields of the block `AlertBanner`, by language.
  texts jsonb NOT NULL,
  -- Whether visitors see it now: what cached pages were made with.
  shown boolean NOT NULL,
  PRIMARY KEY (site, id),
  CHECK (ends_at > starts_at)
);
