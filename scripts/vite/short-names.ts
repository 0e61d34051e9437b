import { createHash } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LETTERS = 52;

/** `number` in digits of our alphabet, the least first. */
export const digits = (number: number): string =>
  (ALPHABET[number % ALPHABET.length] ?? '') +
  (number < ALPHABET.length ? '' : digits(Math.floor(number / ALPHABET.length)));

/** Two characters made of a text, another two with each try. */
function candidate(text: string, attempt: number): string {
  const [first = 0, second = 0] = createHash('sha256').update(`${text} ${attempt}`).digest();
  return digits(first % LETTERS) + digits(second % ALPHABET.length);
}

/**
 * What the classes of each sheet begin with: two characters that no other sheet has. They hang on the sheet's own name,
 * so that a new sheet seldom changes those of others, and compress better than names that have nothing in common.
 */
export function prefixesOf(sheets: readonly string[]): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>();
  const taken = new Set<string>();
  for (const sheet of sheets.map((path) => path.replaceAll('\\', '/')).sort()) {
    let attempt = 0;
    while (taken.has(candidate(sheet, attempt))) attempt += 1;
    const prefix = candidate(sheet, attempt);
    taken.add(prefix);
    prefixes.set(sheet, prefix);
  }
  return prefixes;
}
