-- A file that would take away too much waits for a person ('held'); its staged rows wait with it. A later file of the site, or a
-- person, ends that ('overtaken', 'discarded').
ALTER TABLE stock_imports DROP CONSTRAINT stock_imports_state_check;
ALTER TABLE stock_imports ADD CONSTRAINT stock_imports_state_check
  CHECK (state IN ('running', 'applied', 'refused', 'abandoned', 'held', 'overtaken', 'discarded'));
