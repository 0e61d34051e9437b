import { err, ok, type Result } from '~/platform/result';
import { daysBetween, readDate } from '~/platform/time';
import { BRAND_CLASSES, type BrandClass, type PriceMap } from '../model';
import {
  type CapacityItem,
  type CapacityOverride,
  type CapacityWeek,
  priceItem,
  readPriceItem,
} from './override';
import { readAmount, readMinutes, readSpans } from './typed-text';

/** Why something typed cannot be taken. */
type CapacityProblem =
  | 'hours'
  /** Closes when it opens. */
  | 'order'
  | 'overlap'
  /** Hours are typed, and others are chosen. */
  | 'unused'
  | 'date'
  | 'past'
  | 'far'
  | 'name'
  /** No ability. */
  | 'abilities'
  | 'minutes'
  /** Work of no minutes would take no bay, and could be booked without end. */
  | 'noTime'
  | 'amount';
/** By the name of the field. */
export type CapacityProblems = Readonly<Record<string, CapacityProblem>>;

/** The fields of a form; one that it has not is empty. */
export interface TypedCapacity {
  text(field: string): string;
  all(field: string): readonly string[];
}

/** What is known where a form is read. */
export interface ParseContext {
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** What bays can be said to do. */
  readonly competences: readonly string[];
  readonly serviceIds: readonly string[];
  /** Of these, what takes no time of its own: wiper blades are fitted along with other work. */
  readonly untimedIds: readonly string[];
  /** The bay of the form is of staff's own. */
  readonly added: 'bay' | 'mechanic' | null;
}

const MAX_DAYS_AHEAD = 800;
const MAX_NAME = 80;
const MAX_MINUTES = 4800;
type Parsed = Result<CapacityOverride, CapacityProblems>;

/** What was typed of a thing, in full: what is as the import has it is found out where it is changed. */
export function parseCapacity(
  { part, item }: CapacityItem,
  typed: TypedCapacity,
  context: ParseContext,
): Parsed {
  switch (part) {
    case 'hours':
      return parseWeek(typed);
    case 'day':
      return parseDay(typed, context);
    case 'bay':
      return parseBay(item, typed, context);
    case 'service':
      return parseService(item, typed, context);
    case 'price':
      return parsePrice(item, typed, context);
  }
}

/** `day-1` Monday … `day-7` Sunday, each as `readSpans` reads it. */
function parseWeek(typed: TypedCapacity): Parsed {
  const problems: Record<string, CapacityProblem> = {};
  const value: CapacityWeek = [];
  for (let weekday = 1; weekday <= 7; weekday++) {
    const spans = readSpans(typed.text(`day-${weekday}`));
    if (!spans.ok) problems[`day-${weekday}`] = spans.error;
    else if (spans.value.length > 0) value.push({ weekday, spans: spans.value });
  }
  return answer({ part: 'hours', item: '', value }, problems);
}

/** A day from today on; the problem it has otherwise. */
function dayProblem(date: string | null, today: string): CapacityProblem | null {
  if (date === null) return 'date';
  const days = daysBetween(today, date);
  if (days < 0) return 'past';
  return days > MAX_DAYS_AHEAD ? 'far' : null;
}

/** `date`, `kind` (`usual`, `closed`, `hours`), `hours` (`was-hours`: as the form came). */
function parseDay(typed: TypedCapacity, { today }: ParseContext): Parsed {
  const read = readDate(typed.text('date'), today);
  const date = read ?? '';
  const problems: Record<string, CapacityProblem> = {};
  const problem = dayProblem(read, today);
  if (problem !== null) problems.date = problem;
  const kind = typed.text('kind');
  // Who types hours means them, whatever is chosen beside them.
  const isUnused = kind !== 'hours' && !['', typed.text('was-hours')].includes(typed.text('hours').trim());
  if (isUnused) problems.hours = 'unused';
  if (kind === 'usual') return answer({ part: 'day', item: date, value: 'usual' }, problems);
  const spans = kind === 'hours' ? readSpans(typed.text('hours')) : ok([]);
  if (!spans.ok) problems.hours = spans.error;
  else if (kind === 'hours' && spans.value.length === 0) problems.hours = 'hours';
  return answer({ part: 'day', item: date, value: spans.ok ? spans.value : [] }, problems);
}

/** `name`, `ability` (several), `outFrom` (a date, or nothing). */
function parseBay(item: string, typed: TypedCapacity, { today, competences, added }: ParseContext): Parsed {
  const problems: Record<string, CapacityProblem> = {};
  const name = typed.text('name').replaceAll(/\s+/gu, ' ').trim();
  if (name === '' || name.length > MAX_NAME) problems.name = 'name';
  const abilities = competences.filter((each) => typed.all('ability').includes(each));
  if (abilities.length === 0) problems.ability = 'abilities';
  const typedOut = typed.text('outFrom').trim();
  const outFrom = readDate(typedOut, today);
  const isUnchanged = typedOut === '' || typedOut === typed.text('wasOut');
  const problem = isUnchanged ? null : dayProblem(outFrom, today);
  if (problem !== null) problems.outFrom = problem;
  return answer({ part: 'bay', item, value: { added, name, competences: abilities, outFrom } }, problems);
}

/** `done`, `minutes`. */
function parseService(item: string, typed: TypedCapacity, { untimedIds }: ParseContext): Parsed {
  const minutes = readMinutes(typed.text('minutes')) ?? Number.NaN;
  const problems: Record<string, CapacityProblem> = {};
  if (Number.isNaN(minutes) || minutes > MAX_MINUTES) problems.minutes = 'minutes';
  else if (minutes === 0 && !untimedIds.includes(item)) problems.minutes = 'noTime';
  return answer({ part: 'service', item, value: { isDone: typed.text('done') !== '', minutes } }, problems);
}

/** `from`, and `price-standard`, `agreement-standard` … by class; an empty one is not known, or no other. */
function parsePrice(item: string, typed: TypedCapacity, { today, serviceIds }: ParseContext): Parsed {
  const problems: Record<string, CapacityProblem> = {};
  const serviceId = readPriceItem(item)?.serviceId ?? item;
  if (!serviceIds.includes(serviceId)) return err({ from: 'date' });
  const read = readDate(typed.text('from'), today);
  const from = read ?? '';
  const wasFrom = readPriceItem(item)?.from;
  const problem = from === wasFrom ? null : dayProblem(read, today);
  if (problem !== null) problems.from = problem;
  const amounts = (kind: 'price' | 'agreement'): PriceMap =>
    Object.fromEntries(
      BRAND_CLASSES.map((each): [BrandClass, number | null] => {
        const field = `${kind}-${each}`;
        const text = typed.text(field).trim();
        const amount = text === '' ? null : readAmount(text);
        if (text !== '' && amount === null) problems[field] = 'amount';
        return [each, amount];
      }),
    );
  const value = { prices: amounts('price'), agreementPrices: amounts('agreement') };
  return answer({ part: 'price', item: priceItem(serviceId, from), value }, problems);
}

const answer = (value: CapacityOverride, problems: Record<string, CapacityProblem>): Parsed =>
  Object.keys(problems).length === 0 ? ok(value) : err(problems);
