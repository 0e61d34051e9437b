import { err, ok, type Result } from '~/platform/result';
import { readTime } from '~/platform/time';
import { typedNumber } from '~/platform/typed-number';
import { typedLine } from '~/platform/typed-words';
import type { TimeSpans } from './override';

type SpansProblem = 'hours' | 'order' | 'overlap';

/** From one time to another: a dash or, in one of the staff's languages, "to". */
const SPAN =
  /^(?:(?:från|fra|from|od)\s)?([^-–—−]+?)\s*(?:[-–—−]|(?<=[\s\d])(?:till|til|to|do|asti)(?=[\s\d]))\s*([^-–—−]+)$/iu;
/** Between two spans. */
const AND = /[,;/+&]|\s(?:och|og|and|ja|a)\s/iu;
const CLOSED: readonly string[] = [
  'stängt',
  'stengt',
  'suljettu',
  'kiinni',
  'zatvorené',
  'closed',
  '-',
  '–',
  '—',
];
const MAX_SPANS = 4;

/**
 * Hours as people type them: `08:00–17:00`, `7-12, 13-16.30`, `0800-1700`, "8 till 12 och 13 till 17", nothing or "stängt" where
 * it is closed. One that closes before it opens closes on the next day; midnight closes the day.
 */
export function readSpans(text: string): Result<TimeSpans, SpansProblem> {
  const line = typedLine(text);
  if (CLOSED.includes(line.toLowerCase())) return ok([]);
  const parts = line
    .split(AND)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MAX_SPANS) return err('hours');
  const spans: TimeSpans = [];
  for (const part of parts) {
    const [, first = '', second = ''] = SPAN.exec(part) ?? [];
    const [opens, closes] = [readTime(first), readTime(second)];
    if (opens === null || closes === null || opens === '24:00') return err('hours');
    const end = closes === '00:00' ? '24:00' : closes;
    if (opens === end) return err('order');
    spans.push({ opens, closes: end });
  }
  spans.sort((a, b) => (a.opens < b.opens ? -1 : 1));
  const overlaps = spans.some(({ opens, closes }, at) => {
    const next = spans[at + 1];
    return next !== undefined && (closes < opens || next.opens < closes);
  });
  return overlaps ? err('overlap') : ok(spans);
}

/** `08:00–12:00, 13:00–17:00`; nothing where it is closed. `readSpans` reads it back. */
export const writeSpans = (spans: TimeSpans): string =>
  spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');

const MINUTES = /\s?min(?:\.|uter|utter|utes|uuttia|út)?$/iu;

/** Whole minutes, with their unit or not: `90`, `90 min`. null: none. */
export function readMinutes(text: string): number | null {
  const minutes = typedNumber(typedLine(text).replace(MINUTES, ''));
  return minutes !== null && Number.isInteger(minutes) && minutes >= 0 ? minutes : null;
}

const CURRENCY =
  /^(?:sek|nok|eur|gbp|kr\.?|kronor|kroner|€|£)|(?:sek|nok|eur|gbp|kr\.?|kronor|kroner|€|£|[:,]-)$/giu;
const MAX_MINOR = 100_000_000;

/**
 * An amount as people type it, in minor units: `1 295 kr`, `1295,50`, `1.295:-`, `£1,295.50`. A last separator with one or two
 * figures after it is that of decimals, one with three is that of thousands. null: no amount, or above a million.
 */
export function readAmount(text: string): number | null {
  const amount = typedNumber(typedLine(text).replace(CURRENCY, ''));
  const minor = Math.round((amount ?? -1) * 100);
  return minor < 0 || minor > MAX_MINOR ? null : minor;
}

/** `1295`, `1295,50`: what `readAmount` reads back. */
export function writeAmount(minor: number): string {
  const rest = minor % 100;
  return rest === 0 ? `${minor / 100}` : `${Math.floor(minor / 100)},${String(rest).padStart(2, '0')}`;
}
