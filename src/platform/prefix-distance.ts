/** Longer texts are compared by their first letters: whoever compares cuts them. */
export const MAX_KEY_LENGTH = 64;

/** Scratch of the last three rows, reused for thousands of keys; the code is synchronous. */
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_KEY_LENGTH + 4));

/**
 * The fewest changes (a letter wrong, missing or too many, or two neighbours swapped) that make the text a beginning of
 * the key; `maxDistance + 1` where there are more. A wrong first letter does not count as a typo: too many keys would match.
 */
export function prefixDistance(text: string, key: string, maxDistance: number): number {
  if (text[0] !== key[0] && text[0] !== key[1] && text[1] !== key[0]) return maxDistance + 1;
  const width = Math.min(key.length, text.length + maxDistance);
  let [older, last, row] = rows;
  if (older === undefined || last === undefined || row === undefined) return maxDistance + 1;
  for (let k = 0; k <= width; k++) row[k] = k;
  for (let t = 1; t <= text.length; t++) {
    [older, last, row] = [last, row, older];
    row[0] = t;
    let rowMin = t;
    for (let k = 1; k <= width; k++) {
      const same = text[t - 1] === key[k - 1];
      let cost = Math.min((last[k] ?? 0) + 1, (row[k - 1] ?? 0) + 1, (last[k - 1] ?? 0) + (same ? 0 : 1));
      const swapped = t > 1 && k > 1 && text[t - 1] === key[k - 2] && text[t - 2] === key[k - 1];
      if (swapped) cost = Math.min(cost, (older[k - 2] ?? 0) + 1);
      row[k] = cost;
      if (cost < rowMin) rowMin = cost;
    }
    if (rowMin > maxDistance) return maxDistance + 1;
  }
  let best = maxDistance + 1;
  for (let k = 0; k <= width; k++) best = Math.min(best, row[k] ?? best);
  return best;
}
