import { useCallback, useRef, useState } from 'react';
import { jsonBody } from '~/platform/json';
import { type BoardProps, type Moved, readBoard, readMoved, readPlaces, type ShownPlace } from './board-wire';
import { useChanges } from './use-changes';

/** Never left waiting: whoever stands at the counter is told that it does not work. */
const PATIENCE_MS = 10_000;

const ask = async (address: string, init: RequestInit = {}) =>
  jsonBody(
    await fetch(address, {
      ...init,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  );

const bookingPath = ({ workshop }: BoardProps, id: string, act: string) =>
  `${workshop}/bookings/${encodeURIComponent(id)}/${act}`;

/** The board as the server has it, kept up to date, and what is asked of it. */
export function useBoard(props: BoardProps) {
  const { workshop, day } = props;
  const [board, setBoard] = useState(props.board);
  const [isLost, setLost] = useState(false);
  const reading = useRef<Promise<void> | null>(null);
  const again = useRef(false);

  /** One request at a time; a change that comes meanwhile is read after it. */
  const refresh = useCallback((): Promise<void> => {
    again.current = true;
    reading.current ??= (async () => {
      while (again.current) {
        again.current = false;
        const read = readBoard(await ask(`${workshop}/board/day?day=${day}`).catch(() => undefined));
        setLost(read === null);
        if (read !== null) setBoard(read);
      }
    })().finally(() => {
      reading.current = null;
    });
    return reading.current;
  }, [workshop, day]);
  useChanges(`${workshop}/board/changes`, () => void refresh());

  return {
    board,
    isLost,
    /** null: nothing can be said, or the visit cannot be moved. */
    places: async (id: string): Promise<readonly ShownPlace[] | null> =>
      readPlaces(await ask(`${bookingPath(props, id, 'places')}?day=${day}`).catch(() => undefined)),
    /** null: it did not work. */
    async move(id: string, { bayId, time }: ShownPlace): Promise<Moved | null> {
      const body = new URLSearchParams({ day, place: `${bayId} ${time}` });
      const answer = await ask(bookingPath(props, id, 'move'), { method: 'POST', body }).catch(
        () => undefined,
      );
      await refresh();
      return readMoved(answer);
    },
  };
}
