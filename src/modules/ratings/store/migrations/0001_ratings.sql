-- What customers thought of a booking or a visit: one rating per key, the last one counts.
CREATE TABLE ratings (
  key text PRIMARY KEY,
  site text NOT NULL,
  site_index text NOT NULL,
  -- null where the flow was rated and no workshop was named.
  department_id text,
  source text NOT NULL CHECK (source IN ('booking', 'tyre-hotel', 'visit')),
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  -- For the workshop's eyes only.
  comment text NOT NULL,
  rated_at timestamptz NOT NULL
);
CREATE INDEX ratings_of_department ON ratings (site_index, department_id) WHERE department_id IS NOT NULL;
