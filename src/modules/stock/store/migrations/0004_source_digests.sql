-- What a car's row in the last file said, as a digest, and what was noted about it: the same row again need not be read.
ALTER TABLE stock_cars ADD COLUMN source_digest text, ADD COLUMN source_notes text;
ALTER TABLE stock_staging ADD COLUMN source_digest text, ADD COLUMN source_notes text;
ALTER TABLE stock_held_rows ADD COLUMN source_digest text, ADD COLUMN source_notes text;
CREATE INDEX stock_cars_of_source ON stock_cars (source_digest) WHERE source_digest IS NOT NULL;
