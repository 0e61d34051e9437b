-- Failures to sign in, counted for every process together. A row is what is counted: a client, an account, an account from a
-- client, a device that has signed in before. Only digests: nobody's address stands here.
CREATE TABLE identity_attempts (
  key text PRIMARY KEY,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL
);
CREATE INDEX identity_attempts_by_age ON identity_attempts (last_at);
