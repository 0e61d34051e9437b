import { useCallback, useRef, useState } from 'react';
import { useChanges } from './use-changes';
import { ask } from './visit-calls';

/**
 * What the server shows of a workshop, kept up to date: read again after each change.
 * @param address what is read, as JSON; `workshop`: path of the workshop's staff pages
 */
export function useLive<T>(
  workshop: string,
  address: string,
  initial: T,
  read: (value: unknown) => T | null,
) {
  const [shown, setShown] = useState(initial);
  const [isLost, setLost] = useState(false);
  const reading = useRef<Promise<void> | null>(null);
  const again = useRef(false);

  /** One request at a time; a change that comes meanwhile is read after it. */
  const refresh = useCallback((): Promise<void> => {
    again.current = true;
    reading.current ??= (async () => {
      while (again.current) {
        again.current = false;
        const now = read(await ask(address).catch(() => undefined));
        setLost(now === null);
        if (now !== null) setShown(now);
      }
    })().finally(() => {
      reading.current = null;
    });
    return reading.current;
  }, [address, read]);
  useChanges(`${workshop}/board/changes`, () => void refresh());

  return { shown, isLost, refresh };
}
