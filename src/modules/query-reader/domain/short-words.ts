import type { Sense } from './lexicon/sense';
import { isYear } from './numbers/years';
import type { Run } from './phrases';
import type { Meaning } from './reading';
import type { Token } from './tokens';
import type { WordFinder } from './word-finder';

/** Words for "or" and "and", folded. */
const OR: ReadonlySet<string> = new Set('eller|el|och|o|ja|tai|og|or|and|alebo|a'.split('|'));

export const isOr = (token: Token | undefined): boolean => OR.has(token?.text ?? '');

/** The field that a word filters. */
const fieldOf = (sense: Sense | undefined): string | undefined => {
  if (sense?.kind === 'make' || sense?.kind === 'model') return 'car_brand';
  return sense?.kind === 'values' ? sense.field : undefined;
};

/**
 * "Volvo el BMW", "vit el svart", "2018 el 2019": between two of a kind a short "eller", where it would else be electric.
 * `before`: what the words right before it mean.
 */
export function isShortOr(
  find: WordFinder,
  tokens: readonly Token[],
  at: number,
  before: Meaning | undefined,
): boolean {
  if (tokens[at]?.text !== 'el' || before === undefined || before.kind === 'near') return false;
  if (before.kind === 'range') return before.field === 'car_year' && isYear(tokens[at + 1]?.value ?? 0);
  const field = before.field === 'car_model' ? 'car_brand' : before.field;
  return fieldOf(find.senseAt(at + 1)?.value) === field;
}

/** "Bensin el diesel" is petrol or diesel, though "bensin el" alone is a hybrid. */
export function withoutOr(
  find: WordFinder,
  tokens: readonly Token[],
  at: number,
  word: Run<Sense> | undefined,
): Run<Sense> | undefined {
  const isOrLast = word?.end === at + 2 && tokens[at + 1]?.text === 'el' && !tokens[at + 1]?.glued;
  if (!isOrLast || fieldOf(find.senseAt(word.end)?.value) !== fieldOf(word.value)) return word;
  const first = find.wordAt(at);
  return first === undefined ? word : { value: first, end: at + 1 };
}

/** "V60 m drag", "m/dragkrok": "med" in short, before equipment. */
export function isShortWith(find: WordFinder, tokens: readonly Token[], at: number): boolean {
  const [letter, next] = [tokens[at], tokens[at + 1]];
  if (letter?.text !== 'm' || next?.kind !== 'letters' || next.glued) return false;
  return fieldOf(find.senseAt(at + 1)?.value) === 'car_equipment';
}
