import { useCallback, useEffect, useRef, useState } from 'react';
import { serverLead } from '~/platform/time/server-clock';
import { ask } from '../visit-calls';
import { useChanges } from './use-changes';

/** Why what is shown may be old: nobody answers, or what is answered is no board (whoever looks is signed out). */
export type Lost = 'unanswered' | 'refused';

/** What nobody has answered is asked again after so long: the connection that tells of changes may be alive all the while. */
const AGAIN_MS = 5_000;

const UNANSWERED = Symbol('unanswered');

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
  const [lost, setLost] = useState<Lost | null>(null);
  const reading = useRef<Promise<void> | null>(null);
  const again = useRef(false);
  const lead = useRef<number | null>(null);

  /** One request at a time; a change that comes meanwhile is read after it. */
  const refresh = useCallback((): Promise<void> => {
    again.current = true;
    reading.current ??= (async () => {
      while (again.current) {
        again.current = false;
        const answer = await ask(address, {}, (response) => {
          lead.current = serverLead(response, Date.now());
        }).catch(() => UNANSWERED);
        const now = answer === UNANSWERED ? null : read(answer);
        if (now !== null) setShown(now);
        setLost(now !== null ? null : answer === UNANSWERED ? 'unanswered' : 'refused');
      }
    })().finally(() => {
      reading.current = null;
    });
    return reading.current;
  }, [address, read]);
  useEffect(() => {
    if (lost !== 'unanswered') return;
    const retry = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, AGAIN_MS);
    return () => clearInterval(retry);
  }, [lost, refresh]);
  useChanges(`${workshop}/board/changes`, () => void refresh());

  /** The server's clock; null before it has answered. */
  const clock = useCallback(() => (lead.current === null ? null : new Date(Date.now() + lead.current)), []);
  return { shown, lost, refresh, clock };
}
