import { useCallback, useEffect, useState } from 'react';
import type { Department } from '~/modules/service-booking/browser';
import { askToday } from '~/platform/time/zone';
import type { Place } from './choice';
import { availableDatesQuery, departmentsQuery, type Work } from './questions';
import type { Tools } from './tools';
import { type Answered, useAnswer } from './use-answer';

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

/** The first free day of a workshop, `YYYY-MM-DD`; that it has none within two months; or that nobody has said. */
export type FirstDay =
  | { readonly kind: 'free'; readonly date: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

export interface FirstDays {
  /** By `departmentId`; what is missing is on its way, or failed. */
  readonly days: ReadonlyMap<string, FirstDay>;
  /** Those that are missing could not be had. */
  readonly failed: boolean;
  readonly again: () => void;
}

const NONE: FirstDays['days'] = new Map();

/**
 * The first free day of each workshop that shows; each is asked for once, those that show together in one call.
 * @param work the same object as long as it is the same work
 */
export function useFirstDays(
  { api, zone }: Pick<Tools, 'api' | 'zone'>,
  work: Work,
  shown: readonly string[],
): FirstDays {
  const [known, setKnown] = useState({ work, days: NONE });
  const days = known.work === work ? known.days : NONE;
  const missing = shown.filter((id) => !days.has(id));
  const ask = useCallback(
    async (question: { readonly work: Work; readonly ids: readonly string[] }, signal: AbortSignal) => {
      const answer = await askToday({ now: api.now, zone }, (today) =>
        api.availableDates(availableDatesQuery(question.work, question.ids, today), signal),
      );
      return answer.ok
        ? {
            ok: true as const,
            value: question.ids.map((id) => [id, firstDay(answer.value.get(id))] as const),
          }
        : answer;
    },
    [api, zone],
  );
  const [answered, again] = useAnswer(missing.length === 0 ? null : { work, ids: missing }, ask);
  const found = answered.kind === 'known' ? answered.value : null;
  useEffect(() => {
    if (found === null) return;
    setKnown((before) => ({
      work,
      days: new Map([...(before.work === work ? before.days : NONE), ...found]),
    }));
  }, [work, found]);
  return { days, failed: answered.kind === 'failed', again };
}

/** @param dates free days, ascending; undefined: the answer does not name the workshop */
function firstDay(dates: readonly string[] | undefined): FirstDay {
  if (dates === undefined) return { kind: 'unknown' };
  const [date] = dates;
  return date === undefined ? { kind: 'none' } : { kind: 'free', date };
}
