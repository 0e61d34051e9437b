/** Letters that stand for one sound at the beginning of a word: "wolvo", "kuga". */
const SOUND: Readonly<Record<string, string>> = { w: 'v', q: 'k', c: 'k', z: 's', j: 'y', i: 'y' };
const soundOf = (word: string): string => SOUND[word[0] ?? ''] ?? word[0] ?? '';

/** Wrong letters that a word of this length may have. */
const allowedIn = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Finds the known word that a mistyped one is nearest to. */
export class NearMisses {
  readonly #buckets = new Map<string, string[]>();

  /** Words in the order in which they are preferred; those of three letters and fewer, or with digits, are left out. */
  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < 4 || /\d/.test(word)) continue;
      const key = soundOf(word) + word.length;
      const bucket = this.#buckets.get(key);
      if (bucket === undefined) this.#buckets.set(key, [word]);
      else bucket.push(word);
    }
  }

  /** The nearest word; undefined where none is near enough. `more`: so many more wrong letters than usual. */
  find(word: string, more = 0): string | undefined {
    const allowed = allowedIn(word.length) + (word.length >= 4 ? more : 0);
    if (allowed === 0) return undefined;
    let best: string | undefined;
    let bestDistance = allowed + 1;
    for (let length = word.length - allowed; length <= word.length + allowed; length++) {
      for (const known of this.#buckets.get(soundOf(word) + length) ?? []) {
        const wrong = distance(word, known, bestDistance - 1);
        if (wrong >= bestDistance || (more === 0 && isRisky(word, known, wrong))) continue;
        best = known;
        bestDistance = wrong;
      }
    }
    return best;
  }
}

/** One letter for another in a word of four makes too many other words: "barn" is no Born. */
const isRisky = (word: string, known: string, wrong: number): boolean =>
  wrong > 0 &&
  word.length === 4 &&
  known.length === 4 &&
  [...word].toSorted().join('') !== [...known].toSorted().join('');

const MAX_LENGTH = 40;
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_LENGTH + 1));

/** Letters wrong, missing, too many or swapped with their neighbour; `most + 1` where there are more. */
function distance(a: string, b: string, max: number): number {
  if (a === b) return 0;
  if (max <= 0 || a.length > MAX_LENGTH || b.length > MAX_LENGTH || Math.abs(a.length - b.length) > max)
    return max + 1;
  let [older, last, row] = rows;
  if (older === undefined || last === undefined || row === undefined) return max + 1;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    [older, last, row] = [last, row, older];
    row[0] = i;
    let bestDistance = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < bestDistance) bestDistance = cost;
    }
    if (bestDistance > max) return max + 1;
  }
  return row[b.length] ?? max + 1;
}
