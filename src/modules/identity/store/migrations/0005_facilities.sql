-- Whose requests a person answers: those of a facility, or with '*' of all of an index and of the group itself. Admins answer all.
CREATE TABLE identity_facilities (
  user_id text NOT NULL REFERENCES identity_members (user_id) ON DELETE CASCADE,
  site_index text NOT NULL,
  site_id text NOT NULL,
  PRIMARY KEY (user_id, site_index, site_id)
);
