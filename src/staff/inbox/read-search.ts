import { type InboxWithin, REQUEST_STATES, type RequestState } from '~/modules/leads';
import { fold } from '~/platform/plain-letters';
import { addDays, addMonths, formatLocal, instantIn, isDate, localDate } from '~/platform/time';
import { typedWords } from '~/platform/typed-words';
import type { StaffFrame } from '../staff.shell';

/** A search as it was understood by the words that the pages of requests show themselves. */
export interface ReadSearch {
  /** The words that are left. */
  readonly text: string;
  readonly within: InboxWithin;
  /** In the words of the page. */
  readonly labels: readonly string[];
}

/**
 * Which states and which days a search names: 'besvarad', 'december', '1 december 2026', '2026-12'. A month without a year is the
 * last one of that name. Null: none.
 */
export function readSearch(typed: string, frame: StaffFrame, now: Date): ReadSearch | null {
  const { site, locale } = frame;
  const words = typedWords(typed);
  const known = stateWords(frame);
  const states = REQUEST_STATES.filter((state) => words.some((word) => known.get(word) === state));
  const rest = words.filter((word) => !known.has(word));
  const [year = 0, month = 0] = localDate(now, site.zone).split('-').map(Number);
  const dated = readDays(rest, monthNames(locale), { year, month });
  if (states.length === 0 && dated === null) return null;
  const at = (day: string) => new Date(instantIn(site.zone, `${day}T00:00`));
  const days = dated === null ? null : { from: at(dated.from), until: at(dated.until) };
  return {
    text: (dated?.rest ?? rest).join(' '),
    within: { states, days },
    labels: [
      ...states.map((state) => frame.t(`inbox.state.${state}`)),
      ...(dated === null ? [] : [shownDays(dated, locale)]),
    ],
  };
}

/** What requests and lists of a state are called on the page. */
function stateWords({ t }: StaffFrame): ReadonlyMap<string, RequestState> {
  const words: readonly (readonly [string, RequestState])[] = [
    [t('inbox.list.new'), 'new'],
    [t('inbox.list.answered'), 'answered'],
    [t('inbox.list.closed'), 'closed'],
    ...REQUEST_STATES.map((state) => [t(`inbox.state.${state}`), state] as const),
  ];
  return new Map(words.map(([word, state]) => [fold(word), state]));
}

/** Months as dates write them, and as they stand alone. */
function monthNames(locale: string): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-15`;
    for (const style of ['long', 'short'] as const) {
      const alone = formatLocal(day, locale, { month: style });
      const inDate = formatLocal(day, locale, { day: 'numeric', month: style });
      for (const name of [alone, inDate]) names.set(fold(name).replaceAll(/[\d\s.]/g, ''), month);
    }
  }
  return names;
}

interface Dated {
  /** `YYYY-MM-DD` */
  readonly from: string;
  /** The day after the last one. */
  readonly until: string;
  readonly rest: readonly string[];
}

function readDays(
  words: readonly string[],
  months: ReadonlyMap<string, number>,
  today: { readonly year: number; readonly month: number },
): Dated | null {
  for (const [at, word] of words.entries()) {
    const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(word);
    if (iso !== null) {
      const [, year, month, day] = iso;
      return span(
        Number(year),
        Number(month),
        day === undefined ? null : Number(day),
        words.toSpliced(at, 1),
      );
    }
    const month = months.get(word.replace(/\.$/, ''));
    if (month === undefined) continue;
    const day = /^(\d{1,2})\.?$/.exec(words[at - 1] ?? '')?.[1];
    const typedYear = /^(\d{4})$/.exec(words[at + 1] ?? '')?.[1];
    const year = Number(typedYear ?? (month > today.month ? today.year - 1 : today.year));
    const first = day === undefined ? at : at - 1;
    const count = 1 + (day === undefined ? 0 : 1) + (typedYear === undefined ? 0 : 1);
    return span(year, month, day === undefined ? null : Number(day), words.toSpliced(first, count));
  }
  return null;
}

/** A day, or with null the whole month; null for none of the calendar. */
function span(year: number, month: number, day: number | null, rest: readonly string[]): Dated | null {
  const two = (number: number) => String(number).padStart(2, '0');
  const from = `${year}-${two(month)}-${two(day ?? 1)}`;
  if (!isDate(from)) return null;
  const until = day === null ? addMonths(from, 1) : addDays(from, 1);
  return { from, until, rest };
}

const shownDays = ({ from, until }: Dated, locale: string): string =>
  formatLocal(from, locale, {
    year: 'numeric',
    month: 'long',
    ...(until === addDays(from, 1) && { day: 'numeric' }),
  });
