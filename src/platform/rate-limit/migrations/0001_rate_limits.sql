-- What clients have used up of the limits that hold for all processes. Keys are digests. A crash may forget it: no log.
CREATE UNLOGGED TABLE platform_rate_limits (
  key text PRIMARY KEY,
  -- When the bucket is full again; one that is full needs no row.
  full_at timestamptz NOT NULL
);
CREATE INDEX platform_rate_limits_by_age ON platform_rate_limits (full_at);
