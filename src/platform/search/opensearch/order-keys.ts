import { byCodeUnits, type TextCompare } from '../engine/columns/ranks';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A key strictly between two keys by code units; '' is before all, null after all. Keys are fractions in base 62 that
 * never end in 0, so that there is always room for one more.
 */
export function keyBetween(low: string, high: string | null): string {
  if (high !== null) {
    let same = 0;
    while (same < high.length && (low[same] ?? '0') === high[same]) same++;
    if (same > 0) return high.slice(0, same) + keyBetween(low.slice(same), high.slice(same));
  }
  const from = low === '' ? 0 : DIGITS.indexOf(low[0] ?? '0');
  const to = high === null ? DIGITS.length : DIGITS.indexOf(high[0] ?? '0');
  if (to - from > 1) return DIGITS[(from + to) >> 1] ?? '';
  if (high !== null && high.length > 1) return high.slice(0, 1);
  return (DIGITS[from] ?? '') + keyBetween(low.slice(1), null);
}

/**
 * A language's alphabetical order of texts as keys that any database sorts by their bytes. A key, once given, stays:
 * a new text gets one between its neighbours'.
 */
export class OrderKeys {
  readonly #compare: TextCompare;
  readonly #keys = new Map<string, string>();
  #sorted: readonly string[] = [];

  constructor(compare: TextCompare) {
    this.#compare = (a, b) => compare(a, b) || byCodeUnits(a, b);
  }

  /** Takes over keys given before. */
  restore(known: Iterable<readonly [text: string, key: string]>): void {
    for (const [text, key] of known) this.#keys.set(text, key);
    this.#sorted = [...this.#keys.keys()].sort(this.#compare);
  }

  keyOf(text: string): string | undefined {
    return this.#keys.get(text);
  }

  /** Gives keys to the texts that have none; many at once stay shorter than one by one. */
  add(texts: Iterable<string>): void {
    const fresh = [...new Set(texts)].filter((text) => !this.#keys.has(text)).sort(this.#compare);
    if (fresh.length === 0) return;
    const merged: string[] = [];
    let at = 0;
    for (const known of [...this.#sorted, null]) {
      const first = at;
      while (at < fresh.length && (known === null || this.#compare(fresh[at] ?? '', known) < 0)) at++;
      const run = fresh.slice(first, at);
      const before = merged.at(-1);
      this.#spread(
        run,
        before === undefined ? '' : (this.#keys.get(before) ?? ''),
        known === null ? null : (this.#keys.get(known) ?? null),
      );
      merged.push(...run);
      if (known !== null) merged.push(known);
    }
    this.#sorted = merged;
  }

  /** The middle one first, so that keys grow with the logarithm of their number. */
  #spread(run: readonly string[], low: string, high: string | null): void {
    const middle = run.length >> 1;
    const text = run[middle];
    if (text === undefined) return;
    const key = keyBetween(low, high);
    this.#keys.set(text, key);
    this.#spread(run.slice(0, middle), low, key);
    this.#spread(run.slice(middle + 1), key, high);
  }
}
