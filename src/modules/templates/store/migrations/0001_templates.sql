-- What administrators write instead of our own wording, by site, language and template: texts by message key, those that
-- differ. Texts that are null have been released, or were never written; the revision counts the changes.
CREATE TABLE templates_overrides (
  site text NOT NULL,
  language text NOT NULL,
  template text NOT NULL,
  texts jsonb,
  revision integer NOT NULL CHECK (revision >= 0),
  PRIMARY KEY (site, language, template)
);

-- Who changed what, from which words to which.
CREATE TABLE templates_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site text NOT NULL,
  language text NOT NULL,
  template text NOT NULL,
  revision integer NOT NULL,
  account text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX templates_changes_of_template ON templates_changes (site, language, template, id);
CREATE INDEX templates_changes_at ON templates_changes (at);
