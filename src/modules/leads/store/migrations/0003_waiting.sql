-- The mail waits for a mail server: nobody has it, and nothing is tried meanwhile.
ALTER TABLE lead_deliveries DROP CONSTRAINT lead_deliveries_state_check;
ALTER TABLE lead_deliveries
  ADD CONSTRAINT lead_deliveries_state_check CHECK (state IN ('pending', 'delivered', 'dead', 'waiting'));
