import type { Lexicon } from '../lexicon/lexicon';
import type { Sense } from '../lexicon/sense';
import type { Amount } from '../numbers/amounts';
import { isYear } from '../numbers/years';
import type { Run } from '../phrases';
import type { Token } from '../tokens';
import type { WordFinder } from '../word-finder';
import type { NamedMakes } from './named-makes';

export interface EngineName {
  /** The model's name, as the words have it. */
  readonly model: string;
  readonly end: number;
  /** Tokens that stay words: the engine itself. */
  readonly left: readonly number[];
}

/**
 * Mercedes-Benz and BMW are called by their engines: "C220" is a C-Class with "220" in its name, "320d" a 3 Series. Without
 * the make the letter must touch the figure.
 */
export function engineAt(tokens: readonly Token[], at: number, makes: NamedMakes): EngineName | undefined {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.kind === 'letters' && /^[abcesgv]$/.test(first.text) && second?.kind === 'number') {
    const isFuel = third?.kind === 'letters' && /^(?:d|e|de|cdi)$/.test(third.text);
    const isNamed = second.glued || isFuel || makes.isMeant('Mercedes-Benz');
    if (second.text.length !== 3 || !isNamed || !makes.mayBe('Mercedes-Benz')) return undefined;
    // "220d" is written "220 d" by those who sell it.
    return { model: `${first.text}class`, end: at + (isFuel ? 3 : 2), left: [at + 1] };
  }
  if (first?.kind !== 'number' || !/^[1-8][1-5][05]$|^[1-8]1[68]$|^[1-8]2[0358]$|^[1-8]40$/.test(first.text))
    return undefined;
  const isNamed = second?.glued && /^(?:d|i|e|xd|xi|ix)$/.test(second.text);
  if (!(isNamed ? makes.mayBe('BMW') : makes.all.has('BMW'))) return undefined;
  return {
    model: `${first.text[0]}series`,
    end: at + (isNamed ? 2 : 1),
    left: isNamed ? [at, at + 1] : [at],
  };
}

/**
 * "Mercedes C", behind the make: the C-Class. A letter that is a word too ("mercedes s automatom") is meant at the end or before
 * a year only; an engine names its class itself.
 */
export function classAt(
  tokens: readonly Token[],
  at: number,
  word: Run<Sense> | undefined,
  { words }: Pick<Lexicon, 'words'>,
): Extract<Sense, { kind: 'model' }> | undefined {
  const [letter, next] = [tokens[at], tokens[at + 1]];
  if (letter?.kind !== 'letters' || letter.text.length > 1 || next?.glued) return undefined;
  if (next?.kind === 'number' && next.text.length === 3) return undefined;
  const isLast = next === undefined || (next.kind === 'number' && isYear(next.value));
  if (word !== undefined && (word.end > at + 1 || !isLast)) return undefined;
  const sense = words.get(`${letter.text}class`);
  return sense?.kind === 'model' ? sense : undefined;
}

/** "330e", "X5 45e" and "GLC 300 e" are engines and no prices, whatever "e" is short for. */
export const isEngine = (
  tokens: readonly Token[],
  at: number,
  { isBound, unit }: Amount,
  makes: NamedMakes,
): boolean =>
  !isBound &&
  unit === 'money' &&
  (tokens[at]?.text.length ?? 0) <= 3 &&
  tokens[at + 1]?.text === 'e' &&
  (tokens[at + 1]?.glued === true || makes.isMeant('Mercedes-Benz') || makes.isMeant('BMW'));

/** "V60 T6": Volvo's engines have the names of Volkswagen's vans. */
export const isVolvoEngine = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 't' && tokens[at + 1]?.glued === true && /^[2-8]$/.test(tokens[at + 1]?.text ?? '');

/** Larger engines are not written with a decimal and a t; vans that weigh more are. */
const MAX_LITRES = 6.5;

/** "1.4t", "2.0 t": an engine with a turbo. "20t", "alle 2.5t" and "2.5t euroa" are thousands. */
export function isTurbo(tokens: readonly Token[], at: number, amount: Amount): boolean {
  const [litres, turbo] = [tokens[at], tokens[at + 1]];
  if (amount.isBound || amount.unit !== null || amount.end !== at + 2 || turbo?.text !== 't') return false;
  // "2.0" has two figures and is less than ten; "20" has not been written with a decimal.
  const hasDecimal = litres?.kind === 'number' && litres.text.length === 2 && litres.value < 10;
  return hasDecimal && litres.value <= MAX_LITRES;
}

/** "C-Klass 180 T": behind the model, an engine in an estate and no 180 thousand. */
export function isMercedesEstate(
  tokens: readonly Token[],
  at: number,
  { isBound, unit, end }: Amount,
  makes: NamedMakes,
): boolean {
  const [engine, estate] = [tokens[at], tokens[at + 1]];
  if (isBound || unit !== null || end !== at + 2 || !makes.isMeant('Mercedes-Benz')) return false;
  return engine?.text.length === 3 && estate?.text === 't';
}

/** "xDrive20d", "EV60", Slovak "V6": a figure that says nothing alone belongs to the word that it touches, as versions are named. */
export function isPartOfVersion(find: WordFinder, tokens: readonly Token[], at: number): boolean {
  const [word, figure] = [tokens[at - 1], tokens[at]];
  if (figure?.kind !== 'number' || !figure.glued || word?.kind !== 'letters' || word.glued) return false;
  const sense = find.senseAt(at - 1);
  return sense?.end === at && (sense.value.kind === 'values' || sense.value.kind === 'noise');
}
