-- The four tables of better-auth, with its own field names in our spelling. Nothing else writes sessions.
CREATE TABLE identity_users (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- Lower case.
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL,
  image text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- How a person signs in: only with a password (`credential`); the columns of other providers stay empty.
CREATE TABLE identity_credentials (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  -- scrypt, with its salt.
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider_id, account_id)
);
CREATE INDEX identity_credentials_of_user ON identity_credentials (user_id);

-- The token alone opens nothing: the cookie carries it with a signature of AUTH_SECRET.
CREATE TABLE identity_sessions (
  id text PRIMARY KEY,
  token text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX identity_sessions_of_user ON identity_sessions (user_id);
CREATE INDEX identity_sessions_by_end ON identity_sessions (expires_at);

CREATE TABLE identity_verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- What a person may do. Without a row here nobody gets a session.
CREATE TABLE identity_members (
  user_id text PRIMARY KEY REFERENCES identity_users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('staff', 'admin')),
  disabled_at timestamptz
);

-- Where staff work: departments of the facilities of an index. Admins have none, and see all.
CREATE TABLE identity_workshops (
  user_id text NOT NULL REFERENCES identity_members (user_id) ON DELETE CASCADE,
  site_index text NOT NULL,
  department_id text NOT NULL,
  PRIMARY KEY (user_id, site_index, department_id)
);
