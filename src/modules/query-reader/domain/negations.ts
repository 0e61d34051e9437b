import type { Sense } from './lexicon/sense';
import { longestRun, type Phrases, type Run } from './phrases';
import type { Meaning, Piece } from './reading';
import type { Token } from './tokens';
import type { WordFinder } from './word-finder';

type Values = Extract<Meaning, { kind: 'values' }>;
type ValuesPiece = Piece & { readonly meaning: Values };

/** Between two things that both are not wanted. */
const OR = new Set('eller|el|och|o|ja|tai|og|or|nor|and|alebo|ani|a'.split('|'));

/** Between a "not" and what is not wanted, folded: "inte en Volvo". */
const ARTICLES = new Set('en|ett|nagon|nan|et|ei|noen|a|an|any'.split('|'));

interface Excluded {
  readonly field: string;
  readonly values: ReadonlySet<string>;
}

/** Where what follows a "not" begins. */
export const afterArticle = (tokens: readonly Token[], at: number): number =>
  ARTICLES.has(tokens[at]?.text ?? '') ? at + 1 : at;

/** What follows a "not": "diesel", "Volvo eller BMW". A slip of the finger is mended there too. */
export function excludedAt(
  find: WordFinder,
  tokens: readonly Token[],
  at: number,
): Run<Excluded> | undefined {
  const first = find.senseAt(at) ?? find.correctedAt(at);
  const named = first === undefined ? undefined : excludable(first.value);
  if (first === undefined || named === undefined) return undefined;
  const values = new Set(named.values);
  let { end } = first;
  for (;;) {
    const other = OR.has(tokens[end]?.text ?? '') ? find.senseAt(end + 1) : undefined;
    const more = other === undefined ? undefined : excludable(other.value);
    if (other === undefined || more?.field !== named.field) break;
    for (const value of more.values) values.add(value);
    ({ end } = other);
  }
  return { value: { field: named.field, values }, end };
}

/** Where the models end that follow a "not", "V60 eller V90"; undefined where none does. A number is none here. */
export function modelsEndAt(find: WordFinder, tokens: readonly Token[], at: number): number | undefined {
  const isModel = (sense: Sense | undefined) => sense?.kind === 'model' && !sense.isFigure;
  let model = find.senseAt(at);
  if (!isModel(model?.value)) return undefined;
  let end = at;
  while (model !== undefined && isModel(model.value)) {
    ({ end } = model);
    model = OR.has(tokens[end]?.text ?? '') ? find.senseAt(end + 1) : undefined;
  }
  return end;
}

/**
 * Where what "inte bara" speaks of ends: "inte bara diesel" restricts nothing. Followed by "utan även bensin" both are meant, and
 * the first is read as it stands.
 */
export function notOnlyEnd(find: WordFinder, tokens: readonly Token[], at: number, phrases: Phrases): number {
  const from = afterArticle(tokens, at);
  const next = find.senseAt(from);
  const named =
    next?.value.kind === 'leasing' || next?.value.kind === 'seats'
      ? next.end
      : excludedAt(find, tokens, from)?.end;
  const end = modelsEndAt(find, tokens, named ?? from) ?? named ?? from;
  return longestRun(tokens, end, phrases.butAlso) === undefined ? end : from;
}

/** The values of a field that a word names. */
function excludable(
  sense: Sense,
): { readonly field: string; readonly values: readonly string[] } | undefined {
  if (sense.kind === 'make') return { field: 'car_brand', values: [sense.make] };
  return sense.kind === 'values' ? sense : undefined;
}

const isValues = (piece: Piece): piece is ValuesPiece => piece.meaning.kind === 'values';

/**
 * Pieces with what was excluded taken out of the others of their field: "hybrid, not plug-in" leaves the other hybrids, and
 * "no Volvo, no BMW" every make but both, while values of one field are alternatives otherwise. `excluded`: those of the
 * pieces that say what is left of a field.
 */
export function withoutExcluded(pieces: readonly Piece[], excluded: ReadonlySet<Piece>): readonly Piece[] {
  const left = new Map<string, ValuesPiece>();
  for (const piece of pieces) {
    if (!excluded.has(piece) || !isValues(piece)) continue;
    const { field } = piece.meaning;
    const before = left.get(field);
    left.set(field, before === undefined ? piece : common(before, piece));
  }
  const others = pieces.filter((piece) => !excluded.has(piece));
  const named = new Set(others.filter(isValues).map(({ meaning }) => meaning.field));
  return [
    ...others.map((piece) => {
      const rest = isValues(piece) ? left.get(piece.meaning.field) : undefined;
      return rest === undefined || !isValues(piece) ? piece : without(piece, rest);
    }),
    ...[...left.values()].filter(({ meaning }) => !named.has(meaning.field)),
  ];
}

function common(a: ValuesPiece, b: ValuesPiece): ValuesPiece {
  const values = a.meaning.values.filter((value) => b.meaning.values.includes(value));
  return { ...a, meaning: { ...a.meaning, values }, words: `${a.words} ${b.words}` };
}

/** What is named and excluded both stays named. */
function without(piece: ValuesPiece, rest: ValuesPiece): Piece {
  const both = common(piece, rest);
  return both.meaning.values.length === 0 ? piece : both;
}
