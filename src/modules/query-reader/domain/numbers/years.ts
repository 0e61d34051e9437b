import { type Bound, longestRun, type Phrases, type Run } from '../phrases';
import type { Meaning } from '../reading';
import type { Token } from '../tokens';

const MIN_YEAR = 1950;
const MAX_YEAR = 2030;

/** Whether a number may be the year of a car. */
export const isYear = (value: number): boolean =>
  Number.isInteger(value) && value >= MIN_YEAR && value <= MAX_YEAR;

/** "V60 -18": a year as the papers write it. */
export function shortYearAt(tokens: readonly Token[], at: number): Run<number> | undefined {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  if (sign?.text !== '-' || sign.glued || !next?.glued || !/^[012]\d$/.test(next.text)) return undefined;
  return { value: 2000 + next.value, end: at + 2 };
}

/**
 * "2010-talet", "från 90-talet", "noughties", "2010s or newer": the years of a decade, of the 2000s those until 2009. "From the
 * nineties" is of them; "since", "before" and "or newer" leave one end open.
 */
export function decadeAt(tokens: readonly Token[], at: number, phrases: Phrases): Run<Meaning> | undefined {
  const before = longestRun(tokens, at, phrases.before);
  const from = before?.end ?? at;
  const isThe = tokens[from]?.text === 'the';
  const decade = decadeFrom(tokens, isThe ? from + 1 : from, phrases);
  if (decade === undefined) return undefined;
  const after = longestRun(tokens, decade.end, phrases.after);
  const bound = after?.value ?? (isOpenFrom(before?.value) ? undefined : before?.value);
  return {
    value: { kind: 'range', field: 'car_year', ...yearsOf(decade.value, bound) },
    end: after?.end ?? decade.end,
  };
}

const isOpenFrom = (bound: Bound | undefined): boolean =>
  bound?.end === 'min' && !bound.isBeyond && !bound.isOfYears;

function yearsOf(
  first: number,
  bound: Bound | undefined,
): { readonly min: number | null; readonly max: number | null } {
  const last = first + 9;
  if (bound === undefined) return { min: first, max: last };
  if (bound.end === 'min') return { min: bound.isBeyond ? last + 1 : first, max: null };
  return { min: null, max: bound.isBeyond ? first - 1 : last };
}

/** The first year of a decade. */
function decadeFrom(tokens: readonly Token[], at: number, phrases: Phrases): Run<number> | undefined {
  const name = longestRun(tokens, at, phrases.decades);
  if (name !== undefined) return name;
  const [number, next] = [tokens[at], tokens[at + 1]];
  if (number?.kind !== 'number' || number.value % 10 !== 0 || !/^(?:\d\d|\d{4})$/.test(number.text))
    return undefined;
  const isHyphen = next?.text === '-' && next.glued && tokens[at + 2]?.glued === true;
  const ending = longestRun(tokens, isHyphen ? at + 2 : at + 1, phrases.decadeEndings);
  if (ending === undefined || (ending.value === 'glued' && next?.glued !== true)) return undefined;
  if (ending.value === 'old' && (number.value < 50 || number.value > 90)) return undefined;
  const { value, text } = number;
  const first = text.length === 4 ? value : value < 30 ? 2000 + value : 1900 + value;
  return isYear(first) ? { value: first, end: ending.end } : undefined;
}
