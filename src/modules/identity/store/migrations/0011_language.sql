-- In which language an account's owner last signed in, and so reads mails; null: not known, so a site's main one.
ALTER TABLE identity_members ADD COLUMN language text;
