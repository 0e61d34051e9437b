-- In which language its owner is told to change wheels: that in which they last signed in or booked, or that staff have chosen.
-- null: not known, so the site's main one.
ALTER TABLE tyre_agreements ADD COLUMN language text;
