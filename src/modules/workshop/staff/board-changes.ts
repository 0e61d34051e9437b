import type { Database } from '~/platform/db';

/** Tells what shows a workshop's visits that some of them have changed. */
export interface BoardChanges {
  /** Calls back after each change, and when one may have been missed; returns how to end it. */
  follow(siteIndex: string, departmentId: string, onChange: () => void): () => void;
  stop(): Promise<void>;
}

const CHANNEL = 'workshop_boards';

/** One connection of the process listens, however many boards are open. */
export async function openBoardChanges(database: Pick<Database, 'listen'>): Promise<BoardChanges> {
  const followers = new Map<string, Set<() => void>>();
  const unlisten = await database.listen(
    CHANNEL,
    (workshop) => {
      for (const tell of followers.get(workshop) ?? []) tell();
    },
    () => {
      for (const callbacks of followers.values()) for (const tell of callbacks) tell();
    },
  );
  return {
    follow(siteIndex, departmentId, onChange) {
      const workshop = `${siteIndex} ${departmentId}`;
      const callbacks = followers.get(workshop) ?? new Set();
      // A board of its own, though two have the same function.
      const tell = () => onChange();
      followers.set(workshop, callbacks.add(tell));
      return () => {
        callbacks.delete(tell);
        if (callbacks.size === 0 && followers.get(workshop) === callbacks) followers.delete(workshop);
      };
    },
    stop: unlisten,
  };
}
