import { useEffect, useState } from 'react';
import { localDate, localTime } from '~/platform/time/zone';
import { minutesOf } from './board-wire';

/** So far the line may be behind the clock. */
const LOOK_MS = 20_000;

/** The minute of a day (`YYYY-MM-DD`) that the clock of a zone shows; null on other days, and until the browser has looked. */
export function useNow(day: string, zone: string): number | null {
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const now = new Date();
      setMinute(localDate(now, zone) === day ? minutesOf(localTime(now, zone)) : null);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [day, zone]);
  return minute;
}
