import type { Meaning, Piece } from './reading';

type Range = Extract<Meaning, { kind: 'range' }>;

/** Merges pieces of one field: duplicates count once, the narrower of two nested meanings counts, ranges intersect. */
export function resolveConflicts(pieces: readonly Piece[]): readonly Piece[] {
  const settled: Piece[] = [];
  for (const piece of pieces) {
    const at = settled.findIndex((other) => isNested(other.meaning, piece.meaning));
    const other = settled[at];
    if (other === undefined) settled.push(piece);
    else settled[at] = { ...narrower(other, piece), words: joined(other, piece) };
  }
  return settled.filter(({ meaning }) => !isImplied(meaning, settled));
}

const joined = (a: Piece, b: Piece): string => (a.words === b.words ? a.words : `${a.words} ${b.words}`);

function isNested(a: Meaning, b: Meaning): boolean {
  if (a.kind === 'range' && b.kind === 'range') return a.field === b.field;
  if (a.kind === 'near' && b.kind === 'near') return true;
  if (a.kind !== 'values' || b.kind !== 'values' || a.field !== b.field) return false;
  return isWithin(a.values, b.values) || isWithin(b.values, a.values);
}

const isWithin = (inner: readonly string[], outer: readonly string[]): boolean =>
  inner.every((value) => outer.includes(value));

function narrower(a: Piece, b: Piece): Piece {
  if (a.meaning.kind === 'range' && b.meaning.kind === 'range')
    return (
      allYears(a, a.meaning, b.meaning) ?? {
        ...a,
        meaning: { ...a.meaning, min: b.meaning.min ?? a.meaning.min, max: b.meaning.max ?? a.meaning.max },
      }
    );
  if (a.meaning.kind !== 'values' || b.meaning.kind !== 'values') return b;
  return isWithin(a.meaning.values, b.meaning.values) ? a : b;
}

/** "2018 eller 2019", "2018/2019": a year beside others is one more, and no bound of theirs. */
function allYears(piece: Piece, a: Range, b: Range): Piece | undefined {
  if (a.field !== 'car_year' || a.min === null || a.max === null) return undefined;
  if (b.min === null || b.min !== b.max) return undefined;
  return { ...piece, meaning: { ...a, min: Math.min(a.min, b.min), max: Math.max(a.max, b.min) } };
}

/** A make that a model names already, alone or among others: "tysk golf". */
function isImplied(meaning: Meaning, all: readonly Piece[]): boolean {
  if (meaning.kind !== 'values' || meaning.field !== 'car_brand') return false;
  return all.some(
    ({ meaning: other }) =>
      other.kind === 'values' &&
      other.under !== undefined &&
      (isWithin(meaning.values, other.under.values) || isWithin(other.under.values, meaning.values)),
  );
}
