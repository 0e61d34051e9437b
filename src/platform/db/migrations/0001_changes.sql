-- The change log: within one topic, ids become visible in their own order (see changes.ts).
CREATE TABLE platform_changes (
  id bigserial PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX platform_changes_topic ON platform_changes (topic, id);
CREATE INDEX platform_changes_at ON platform_changes (at);

-- How far each topic has been pruned, so that a follower that comes too late is told.
CREATE TABLE platform_change_floors (
  topic text PRIMARY KEY,
  pruned_to bigint NOT NULL
);
