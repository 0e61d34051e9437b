-- What people agreed to, in the words that they saw: consent must be demonstrable (GDPR art. 7 (1)).
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('newsletter')),
  site text NOT NULL,
  language text NOT NULL,
  -- null once the person has been erased: then only the digest is left.
  email text,
  address_digest text NOT NULL,
  -- The words beside the box, and their digest: equal texts have one version.
  shown_text text NOT NULL,
  text_version text NOT NULL,
  -- Where it was given: the form, and the request's id.
  form_name text NOT NULL,
  request_id text NOT NULL UNIQUE,
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE INDEX consents_of_address ON consents (address_digest);
