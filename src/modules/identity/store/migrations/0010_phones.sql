-- The mobile number of an account, as its owner has confirmed it: tests of SMS go there.
CREATE TABLE identity_phones (
  user_id text PRIMARY KEY REFERENCES identity_users (id) ON DELETE CASCADE,
  -- E.164.
  phone text NOT NULL,
  confirmed_at timestamptz NOT NULL
);

-- A number that waits for the code sent to it. One an account: the newest counts.
CREATE TABLE identity_phone_codes (
  user_id text PRIMARY KEY REFERENCES identity_users (id) ON DELETE CASCADE,
  phone text NOT NULL,
  -- Keyed with AUTH_SECRET: a copy of the database does not let the million codes be tried.
  digest text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
