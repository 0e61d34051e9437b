-- What proves, besides the password, that somebody is who they say: a key that an authenticator app shares.
CREATE TABLE identity_second_factors (
  user_id text PRIMARY KEY REFERENCES identity_users (id) ON DELETE CASCADE,
  -- Sealed with a key of AUTH_SECRET: a copy of the database makes no codes.
  secret text NOT NULL,
  -- Null: begun, and no code has been given yet.
  confirmed_at timestamptz,
  -- The step (30 s) of the last code that was taken: no code is taken twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);

-- Each opens once, for whoever has lost the app. Digests of 80 random bits.
CREATE TABLE identity_recovery_codes (
  user_id text NOT NULL REFERENCES identity_second_factors (user_id) ON DELETE CASCADE,
  digest text NOT NULL,
  PRIMARY KEY (user_id, digest)
);
