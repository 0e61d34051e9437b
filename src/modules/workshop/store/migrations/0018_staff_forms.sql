-- What staff have typed of a form that goes over several pages: their addresses name it by its key, and have nothing of it.
CREATE TABLE workshop_staff_forms (
  account text NOT NULL,
  key uuid NOT NULL,
  -- Names and values, in their order.
  fields jsonb NOT NULL,
  stored_at timestamptz NOT NULL,
  PRIMARY KEY (account, key)
);
CREATE INDEX workshop_staff_forms_by_age ON workshop_staff_forms (stored_at);
