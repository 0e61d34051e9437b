import { useCallback, useEffect, useState } from 'react';
import type { Department } from '~/modules/service-booking/browser';
import type { Place } from './choice';
import { availableDatesQuery, departmentsQuery, type Work } from './questions';
import type { Tools } from './tools';
import { type Answered, useAnswer } from './use-answer';
import { todayIn } from './window';

/** Workshops that show at first, and with each press more (BY-PLACE-7). */
export const PAGE_SIZE = 3;

export interface Workshops {
  readonly found: Answered<readonly Department[]>;
  readonly again: () => void;
}

/**
 * The workshops that do the work, near a place. Another place or other work is another question.
 * @param place null while nobody sees the list: nothing is asked
 */
export function useWorkshops({ api }: Pick<Tools, 'api'>, work: Work, place: Place | null): Workshops {
  const ask = useCallback(
    (question: ReturnType<typeof departmentsQuery>, signal: AbortSignal) => api.departments(question, signal),
    [api],
  );
  const [found, again] = useAnswer(place === null ? null : departmentsQuery(work, place), ask);
  return { found, again };
}

/** By `departmentId`: its first free day; null: none within two months. What is missing is not known, or not yet. */
export type FirstDays = ReadonlyMap<string, string | null>;

const NONE: FirstDays = new Map();

/**
 * The first free day of each workshop that shows; each is asked for once, those that show together in one call.
 * @param work the same object as long as it is the same work
 */
export function useFirstDays(
  { api, zone }: Pick<Tools, 'api' | 'zone'>,
  work: Work,
  shown: readonly string[],
): FirstDays {
  const [known, setKnown] = useState<{ readonly work: Work; readonly days: FirstDays }>({ work, days: NONE });
  const days = known.work === work ? known.days : NONE;
  const missing = shown.filter((id) => !days.has(id)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    const leave = new AbortController();
    const requested = missing.split(' ');
    const today = todayIn(zone, new Date());
    void api.availableDates(availableDatesQuery(work, requested, today), leave.signal).then((answer) => {
      if (leave.signal.aborted || !answer.ok) return;
      const found = requested.map((id) => [id, answer.value.get(id)?.[0] ?? null] as const);
      setKnown((before) => ({
        work,
        days: new Map([...(before.work === work ? before.days : []), ...found]),
      }));
    });
    return () => leave.abort();
  }, [api, zone, work, missing]);
  return days;
}
