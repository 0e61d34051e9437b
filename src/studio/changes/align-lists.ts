/** One step on the way from a list to another: an entry of both, or one that only the first or only the second has. */
export type Step<T> =
  | { readonly kind: 'same'; readonly before: T; readonly after: T }
  | { readonly kind: 'removed'; readonly before: T }
  | { readonly kind: 'added'; readonly after: T };

/** Pairs of entries that are compared at most; beyond it what differs is all of the middle. */
const MAX_PAIRS = 250_000;

/** The steps from a list to another with as many entries the same as there can be, in order; what goes comes before what is new. */
export function alignLists<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (entry: T) => string,
): readonly Step<T>[] {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  const [rows, columns] = [old.length - start - end, now.length - start - end];

  const steps: Step<T>[] = [];
  const [olds, news] = [before.entries(), after.entries()];
  const same = () => {
    const [one, other] = [olds.next(), news.next()];
    if (!one.done && !other.done) steps.push({ kind: 'same', before: one.value[1], after: other.value[1] });
  };
  const removed = () => {
    const { done, value } = olds.next();
    if (!done) steps.push({ kind: 'removed', before: value[1] });
  };
  const added = () => {
    const { done, value } = news.next();
    if (!done) steps.push({ kind: 'added', after: value[1] });
  };

  for (let at = 0; at < start; at++) same();
  const lengths = rows * columns <= MAX_PAIRS ? commonLengths(old, now, start, rows, columns) : null;
  const lengthAt = (row: number, column: number) => lengths?.[row * (columns + 1) + column] ?? 0;
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    const isSame = row < rows && column < columns && old[start + row] === now[start + column];
    if (isSame && lengths !== null) {
      same();
      row++;
      column++;
    } else if (row < rows && (column >= columns || lengthAt(row + 1, column) >= lengthAt(row, column + 1))) {
      removed();
      row++;
    } else {
      added();
      column++;
    }
  }
  for (let at = 0; at < end; at++) same();
  return steps;
}

/** Row by row: how many entries are the same at most from there to the ends of both middles. */
function commonLengths(
  old: readonly string[],
  now: readonly string[],
  start: number,
  rows: number,
  columns: number,
): Uint32Array {
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const here = row * width + column;
      lengths[here] =
        old[start + row] === now[start + column]
          ? (lengths[here + width + 1] ?? 0) + 1
          : Math.max(lengths[here + width] ?? 0, lengths[here + 1] ?? 0);
    }
  return lengths;
}
