import type { PageKey } from '../../api';
import type { History } from './history';
import { decodeHistory, encodeHistory, type HistoryBase, type StoredHistory } from './stored-history';

/** Where the steps of a page wait for it to be opened again. */
export interface HistoryKeeper {
  read(): StoredHistory | null;
  write(history: History, stored: HistoryBase): void;
}

/** Of pages; those that were left longest ago give way. */
const MAX_PAGES = 8;
const PREFIX = 'studio-undo ';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** When it was written stands before each, so that it is known without the rest. */
const writtenAt = (stored: string | null): number => Number.parseInt(stored ?? '0', 10);

/** Keeps what can be undone on a page in this tab, for the member who has done it: a page that is loaded again goes on with it. */
export function keepHistory(
  { id, language }: PageKey,
  member: string,
  storage: TabStorage,
  now: () => number = Date.now,
): HistoryKeeper {
  const name = `${PREFIX}${member} ${id} ${language}`;
  const makeRoom = () => {
    const others = Array.from({ length: storage.length }, (_, at) => storage.key(at))
      .filter((each): each is string => each?.startsWith(PREFIX) === true && each !== name)
      .toSorted((a, b) => writtenAt(storage.getItem(b)) - writtenAt(storage.getItem(a)));
    for (const old of others.slice(MAX_PAGES - 1)) storage.removeItem(old);
  };
  return {
    read() {
      const stored = storage.getItem(name);
      return decodeHistory(stored === null ? null : stored.slice(stored.indexOf('{')));
    },
    write(history, stored) {
      const steps = encodeHistory(history, stored);
      if (steps === null) return storage.removeItem(name);
      try {
        makeRoom();
        storage.setItem(name, `${now()} ${steps}`);
      } catch {
        // Full or forbidden: what is there is of another document by now.
        storage.removeItem(name);
      }
    },
  };
}
