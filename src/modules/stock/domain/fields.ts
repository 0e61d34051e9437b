import { z } from 'zod';
import { isDate } from '~/platform/time/calendar';

/** Longest text of a field; the description alone may be longer. */
const TEXT_LIMIT = 2_000;
const DESCRIPTION_LIMIT = 100_000;

/** C0 and C1 controls except tab, line feed and carriage return. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

type Issues = z.core.$RefinementCtx;

/**
 * A field of one bare transform: the record has a hundred of them and is read a quarter of a million times, and a
 * transform costs a tenth of a union, null and pipe.
 */
const field = <T>(read: (value: unknown, issues: Issues) => T | null) => z.transform(read).default(null);

const fault = (issues: Issues, message: string): null => {
  issues.addIssue({ code: 'custom', message });
  return null;
};

const missing = (value: unknown): value is null | undefined | '' =>
  value === undefined || value === null || value === '';

function readText(value: unknown, limit: number, issues: Issues): string | null {
  if (missing(value)) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return fault(issues, 'is not a text');
  const text = value.trim();
  if (text.length > limit) return fault(issues, `is longer than ${limit} characters`);
  if (CONTROLS.test(text)) return fault(issues, 'contains control characters');
  return text === '' ? null : text;
}

/** Text or null; numbers become text, the empty text becomes null. */
export const text = () => field((value, issues) => readText(value, TEXT_LIMIT, issues));

export const longText = () => field((value, issues) => readText(value, DESCRIPTION_LIMIT, issues));

/** Text that must be there, and that `rule` (if any) finds no fault with. */
export const requiredText = (rule: (text: string) => string | null = () => null) =>
  z.transform((value: unknown, issues: Issues): string => {
    const text = readText(value, TEXT_LIMIT, issues);
    const wrong =
      text === null ? (missing(value) || String(value).trim() === '' ? 'is missing' : null) : rule(text);
    if (wrong !== null) fault(issues, wrong);
    return text ?? '';
  });

const PLAIN_NUMBER = /^\s*-?\d+(?:\.\d+)?\s*$/;

function readNumber(value: unknown, min: number, max: number, issues: Issues): number | null {
  if (missing(value)) return null;
  const number =
    typeof value === 'string' && PLAIN_NUMBER.test(value)
      ? Number(value)
      : typeof value === 'number'
        ? value
        : Number.NaN;
  if (!Number.isFinite(number)) return fault(issues, 'is not a number');
  if (number < min || number > max) return fault(issues, `is not between ${min} and ${max}`);
  return number;
}

/** Number or null; a text that is a plain number counts, anything else is refused. */
export const number = (min: number, max: number) =>
  field((value, issues) => readNumber(value, min, max, issues));

export const wholeNumber = (min: number, max: number) =>
  field((value, issues) => {
    const number = readNumber(value, min, max, issues);
    return number === null || Number.isInteger(number) ? number : fault(issues, 'is not a whole number');
  });

/** Amount of money in major units with at most two decimals, or null. Never negative. */
export const amount = () =>
  field((value, issues) => {
    const number = readNumber(value, 0, 1_000_000_000, issues);
    return number === null ? null : Math.round(number * 100) / 100;
  });

/** Yes, no, or null when the source says neither. */
export const flag = () =>
  field((value, issues): boolean | null => {
    if (missing(value)) return null;
    if (typeof value === 'boolean') return value;
    const word = String(value).trim().toLowerCase();
    if (word === 'true' || word === '1' || word === 'yes') return true;
    if (word === 'false' || word === '0' || word === 'no') return false;
    return fault(issues, 'is neither true nor false');
  });

/** List of what `item` accepts; missing is the empty list. */
export const list = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item)
    .max(max, `has more than ${max} entries`)
    .nullish()
    .transform((value) => value ?? []);

const IMAGE_ADDRESS = /^(?:https?:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/i;

/** Address of a picture: http(s), or a path on the site itself. Everything else (`javascript:`, `data:`) is refused. */
export function isImageAddress(value: string): boolean {
  return value.length <= TEXT_LIMIT && IMAGE_ADDRESS.test(value);
}

export const imageAddress = () =>
  field((value, issues) => {
    const address = readText(value, TEXT_LIMIT, issues);
    if (address === null || isImageAddress(address)) return address;
    return fault(issues, 'is not the address of a picture');
  });

const BLUR = /^data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=]+$/;

/** Tiny preview as a data URL; anything else is dropped, since it is decoration only. */
export const blurDataUrl = () =>
  field((value) => (typeof value === 'string' && value.length <= 20_000 && BLUR.test(value) ? value : null));

/** Calendar day `YYYY-MM-DD` or null; of an instant, the day as written (CAR-4). */
export const day = () =>
  field((value, issues): string | null => {
    const written = readText(value, TEXT_LIMIT, issues);
    if (written === null) return null;
    if (isDate(written.slice(0, 10)) && /^(?:$|[T ])/.test(written.slice(10))) return written.slice(0, 10);
    return fault(issues, 'is not a date (YYYY-MM-DD)');
  });

const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Instant in ISO 8601, in UTC, or null; without a time it is midnight, without an offset it is UTC. */
export const instant = () =>
  field((value, issues): string | null => {
    const written = readText(value, TEXT_LIMIT, issues);
    if (written === null) return null;
    const [, date = '', clock = '00:00', seconds = ':00', offset = 'Z'] = INSTANT.exec(written) ?? [];
    const zone = offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
    const time = isDate(date) ? Date.parse(`${date}T${clock}${seconds}${zone}`) : Number.NaN;
    return Number.isNaN(time) ? fault(issues, 'is not a time (ISO 8601)') : new Date(time).toISOString();
  });
