-- What scripts call the studio with, in the name of an account and never with more than it may do at that moment.
CREATE TABLE identity_personal_tokens (
  id uuid PRIMARY KEY,
  user_id text NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
  -- Its owner's word for it, which the audit log of a site shows.
  name text NOT NULL,
  -- SHA-256 of 256 random bits: a copy of the table opens nothing.
  digest text NOT NULL UNIQUE,
  scope text NOT NULL CHECK (scope IN ('read', 'write')),
  -- Keys of sites; there are no others for it.
  sites text[] NOT NULL CHECK (cardinality(sites) > 0),
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at <= made_at + interval '366 days'),
  -- To the hour.
  used_at timestamptz,
  UNIQUE (user_id, name)
);
