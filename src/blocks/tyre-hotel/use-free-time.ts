import { useCallback, useEffect, useState } from 'react';
import type { Vehicle } from '~/modules/tyre-hotel';
import { addDays, addMonths } from '~/platform/time/calendar';
import { askToday } from '~/platform/time/zone';
import { dayInWords } from '~/ui/text/wall-clock';
import type { ApiFailure } from './api';
import { useFlow } from './flow-context';
import { trackTyreHotel } from './use-tyre-hotel-tracking';

/** From three days ahead to three months, by the workshop's calendar (WHEEL-CHANGE-1); the server keeps to it as well. */
const searchRange = (today: string): { readonly startDate: string; readonly endDate: string } => ({
  startDate: addDays(today, 3),
  endDate: addMonths(today, 3),
});

/** The server's words where asking again is of no use: not bookable here, or signed in for another car in another tab. */
const refusalOf = ({ status, message }: ApiFailure): string =>
  status === 403 || status === 409 ? message : '';

export interface FreeDays {
  /** null until they are known. */
  readonly days: readonly string[] | null;
  readonly isFailed: boolean;
  /** Why none can be booked here, in the server's words; empty where asking again may help. */
  readonly refusal: string;
  readonly ask: () => void;
}

/** The days on which the workshop of the car has time; asked once, and again when the visitor wants it. */
export function useFreeDays(vehicle: Vehicle): FreeDays {
  const { api, sessionEnded, zone } = useFlow();
  const [round, setRound] = useState(0);
  const [answered, setAnswered] = useState<Omit<FreeDays, 'ask'> & { readonly round: number }>();
  useEffect(() => {
    let isOver = false;
    const { now } = api;
    void askToday({ now, zone }, (today) => api.days(vehicle, searchRange(today))).then((answer) => {
      if (isOver) return;
      if (answer.ok) {
        trackTyreHotel(
          answer.value.length === 0
            ? { type: 'error', code: 'error_timeslot' }
            : { type: 'step', step: 'contact_details' },
        );
        setAnswered({ round, days: answer.value, isFailed: false, refusal: '' });
      } else if (answer.failure.status === 401) sessionEnded(answer.failure.message);
      else setAnswered({ round, days: null, isFailed: true, refusal: refusalOf(answer.failure) });
    });
    return () => {
      isOver = true;
    };
  }, [api, sessionEnded, vehicle, zone, round]);
  const ask = useCallback(() => setRound((before) => before + 1), []);
  return answered?.round === round ? { ...answered, ask } : { days: null, isFailed: false, refusal: '', ask };
}

export type Times = (
  | { readonly kind: 'loading'; readonly isFirst: boolean }
  | { readonly kind: 'failed'; readonly refusal: string }
  | { readonly kind: 'known'; readonly times: readonly string[] }
) & { readonly ask: () => void };

/** The times of a day; none where the car is left for the day. */
export function useTimes(vehicle: Vehicle, date: string | null): Times {
  const { api, sessionEnded } = useFlow();
  const [round, setRound] = useState(0);
  const ask = useCallback(() => setRound((before) => before + 1), []);
  const requestKey = `${date} ${round}`;
  const [answered, setAnswered] = useState<{
    readonly requestKey: string;
    readonly times: readonly string[] | null;
    readonly refusal: string;
  } | null>(null);
  useEffect(() => {
    if (date === null) return;
    let isOver = false;
    void api.times(vehicle, date).then((answer) => {
      if (isOver) return;
      if (!answer.ok && answer.failure.status === 401) sessionEnded(answer.failure.message);
      else if (!answer.ok) setAnswered({ requestKey, times: null, refusal: refusalOf(answer.failure) });
      else setAnswered({ requestKey, times: answer.value[0]?.startTime ?? [], refusal: '' });
    });
    return () => {
      isOver = true;
    };
  }, [api, sessionEnded, vehicle, date, requestKey]);
  if (answered === null || answered.requestKey !== requestKey)
    return { kind: 'loading', isFirst: answered === null, ask };
  const { times, refusal } = answered;
  return times === null ? { kind: 'failed', refusal, ask } : { kind: 'known', times, ask };
}

/** The times and one that is offered besides. */
export const withTime = (times: Times, time: string | null): Times =>
  times.kind !== 'known' || time === null || times.times.includes(time)
    ? times
    : { ...times, times: [...times.times, time].sort() };

/**
 * Those who do not see it hear that the days are on their way, and how many have come.
 * @param isAwaited nothing of the form is shown yet
 */
export function useAnnouncedDays(
  days: readonly string[] | null,
  date: string | null,
  isAwaited: boolean,
): void {
  const { t, announce } = useFlow();
  const count = isAwaited ? null : (days?.length ?? null);
  useEffect(() => {
    if (isAwaited) {
      announce(t('tyreHotel.loadingDays'));
      return () => announce('');
    }
    if (count !== null && date === null) announce(t('times.loaded', { when: t('tyreHotel.date'), count }));
  }, [isAwaited, count, date, t, announce]);
}

/** And how many times the chosen day has. */
export function useAnnouncedTimes(times: Times, date: string): void {
  const { t, announce, locale } = useFlow();
  const count = times.kind === 'known' ? times.times.length : null;
  useEffect(() => {
    if (count !== null) announce(t('times.loaded', { when: dayInWords(date, locale), count }));
  }, [count, date, t, announce, locale]);
}
