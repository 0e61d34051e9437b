import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { AvailableWorkshop, TimeslotDay } from '~/modules/workshop';
import { warnServer } from '~/ui/browser-warning';
import { useBooking } from '../../state/booking-context';
import { serviceIds } from '../../state/store';
import type { TimesCache } from './times-cache';
import { afterWeeksEvent, canOpen, mondayAt, type Weeks, type WeeksEvent, weeksFrom } from './weeks';

interface ShownWeek {
  readonly week: number;
  readonly days: readonly TimeslotDay[];
}

export interface WeekTimes {
  readonly weeks: Weeks;
  /** The last week that came; null before the first. */
  readonly shown: ShownWeek | null;
  readonly isLoading: boolean;
  /** The server could not be reached: what is shown stayed as it was (SLOT-7). */
  readonly hasFailed: boolean;
  readonly go: (event: WeeksEvent) => void;
  readonly retry: () => void;
}

const isFree = ({ availableSlots, allDaySlotAvailable }: TimeslotDay): boolean =>
  allDaySlotAvailable || availableSlots.length > 0;

/**
 * The free times of one workshop, a week at a time from the week of its first one. The week after the one that is shown is
 * fetched ahead.
 * @param cache another one when what is free has changed
 * @param today `YYYY-MM-DD`, where no first time is known
 */
export function useWeekTimes(workshop: AvailableWorkshop, cache: TimesCache, today: string): WeekTimes {
  const { state, current, track } = useBooking();
  const [weeks, change] = useReducer(afterWeeksEvent, workshop, ({ firstTimeSlot, lastBookableDate }) =>
    weeksFrom(firstTimeSlot.slice(0, 10) || today, lastBookableDate),
  );
  const [shown, setShown] = useState<ShownWeek | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const last = useRef(shown);
  // Answers to anything but the last question are of no interest.
  const turn = useRef(0);
  const { open } = weeks;
  const monday = mondayAt(weeks, open);
  const following = canOpen(weeks, open + 1) ? mondayAt(weeks, open + 1) : null;
  const registrationNumber = state.car?.registrationNumber ?? '';
  const services = serviceIds(state).join(',');
  const { departmentId } = workshop;

  const load = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    const ask = (from: string) => {
      const holdId = current().hold?.holdId ?? null;
      return cache.week({
        registrationNumber,
        departmentId,
        from,
        serviceOfferings: services.split(','),
        holdId,
      });
    };
    setLoading(true);
    ask(monday).then(
      (days) => {
        if (turn.current !== mine) return;
        last.current = { week: open, days };
        setShown(last.current);
        setLoading(false);
        const isEmpty = !days.some(isFree);
        if (isEmpty) track({ type: 'error', code: 'error_timeslot' });
        // An answer without days says nothing about the end of what can be booked.
        if (days.length > 0) change({ kind: 'answered', week: open, isEmpty });
        // Whoever gets there asks again and is told of a failure then.
        if (following !== null) ask(following).catch(() => undefined);
      },
      () => {
        if (turn.current !== mine) return;
        warnServer('timeslots-failed');
        setLoading(false);
        setFailed(true);
        if (last.current !== null) change({ kind: 'open', week: last.current.week });
      },
    );
  }, [cache, open, monday, following, registrationNumber, services, departmentId, current, track]);

  useEffect(() => {
    load();
    return () => {
      turn.current += 1;
    };
  }, [load]);

  return {
    weeks,
    shown,
    isLoading,
    hasFailed,
    go(event) {
      setFailed(false);
      change(event);
    },
    retry() {
      setFailed(false);
      load();
    },
  };
}
