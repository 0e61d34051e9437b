-- Who is asked to join, and what they may then do. The link in the mail is signed with AUTH_SECRET over id and serial: nothing here
-- opens it. The row goes when it is taken.
CREATE TABLE identity_invitations (
  id uuid PRIMARY KEY,
  -- Lower case.
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  rights jsonb NOT NULL,
  -- Whose look and language the mail has.
  site text NOT NULL,
  invited_by text NOT NULL,
  -- Counts the mails: only the link of the last one opens.
  serial integer NOT NULL DEFAULT 1,
  expires_at timestamptz NOT NULL
);
