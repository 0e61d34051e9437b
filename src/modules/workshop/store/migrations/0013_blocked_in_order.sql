-- Who blocks time cannot see what another transaction is just leaving, and that one not what is just being blocked: whoever blocks
-- waits for all that leave (insertBlockedTimes takes the lock for itself), and they, who do not wait for each other, for it.
CREATE OR REPLACE FUNCTION workshop_block_what_is_freed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('workshop-blocked-times', 0));
  -- A statement of its own, which sees what was committed meanwhile.
  PERFORM workshop_fill_blocked_times(OLD.resource_no, OLD.starts, OLD.ends);
  RETURN NULL;
END
$$;
