import { useEffect, useState } from 'react';
import { localDate, localTime } from '~/platform/time/zone';
import { minutesOf } from './board-wire';

/** So far the line may be behind the clock. */
const LOOK_MS = 20_000;

interface Now {
  /** The minute of the day that is shown; null on other days, and until the clock is known. */
  readonly minute: number | null;
  /** The day that is shown has ended. */
  readonly isOver: boolean;
}

const UNKNOWN: Now = { minute: null, isOver: false };

/**
 * Where the clock of a zone stands in a day (`YYYY-MM-DD`).
 * @param clock the server's, as the computer at the counter may be wrong; null until it is known
 */
export function useNow(day: string, zone: string, clock: () => Date | null): Now {
  const [now, setNow] = useState(UNKNOWN);
  useEffect(() => {
    const look = () => {
      const instant = clock();
      if (instant === null) return;
      const date = localDate(instant, zone);
      const minute = date === day ? minutesOf(localTime(instant, zone)) : null;
      const isOver = date > day;
      setNow((before) =>
        before.minute === minute && before.isOver === isOver ? before : { minute, isOver },
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [day, zone, clock]);
  return now;
}
