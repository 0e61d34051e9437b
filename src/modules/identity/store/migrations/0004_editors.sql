-- Which sites a person edits: an editor writes drafts, a publisher also puts them on the site. Admins do both everywhere.
CREATE TABLE identity_editors (
  user_id text NOT NULL REFERENCES identity_members (user_id) ON DELETE CASCADE,
  site text NOT NULL,
  role text NOT NULL CHECK (role IN ('editor', 'publisher')),
  PRIMARY KEY (user_id, site)
);
