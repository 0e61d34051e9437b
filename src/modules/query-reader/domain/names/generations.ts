import { modelLabel } from '~/modules/stock';
import { GENERATION_MARKS, GENERATIONS, ROMAN } from '../../words/names/generations';
import type { Run } from '../phrases';
import { compact, type Token } from '../tokens';

/** First and last model year, both inclusive; null while it is built. */
export interface ModelYears {
  readonly min: number;
  readonly max: number | null;
}

type Generations = ReadonlyMap<string, ModelYears>;

const rowsOf = (text: string): Generations =>
  new Map(
    text.split('|').map((row) => {
      const [name = '', years = ''] = row.split(' ');
      const [min, max] = years.split('-');
      return [name, { min: Number(min), max: max ? Number(max) : null }];
    }),
  );

/** By the compact English name of the model. */
const BY_MODEL: ReadonlyMap<string, Generations> = new Map(
  Object.entries(GENERATIONS).map(([model, rows]) => [compact(model), rowsOf(rows)]),
);

/** Codes that are known without their model: a letter and two figures or more. */
const MODEL_OF_CODE: ReadonlyMap<string, string> = new Map(
  [...BY_MODEL].flatMap(([model, rows]) =>
    [...rows.keys()].flatMap((name) => (/^[a-z]\d{2,}$/.test(name) ? [[name, model] as const] : [])),
  ),
);

/** Whether the number of a generation follows: "mk". */
export const isMark = (token: Token | undefined): boolean => GENERATION_MARKS.has(token?.text ?? '');

/** "7" and "7.5" as they are written; "1.0" is an engine. */
const numeral = ({ text, value }: Token): string =>
  Number.isInteger(value) && text !== String(value) ? '' : String(value);

/** What stands at a token, "7" of "7-8" too, and may name a generation. */
function nameAt(tokens: readonly Token[], at: number): Run<string> | undefined {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first === undefined || first.kind === 'sign') return undefined;
  if (second?.kind === 'number' && isMark(first))
    return third?.glued && third.kind !== 'sign' ? undefined : { value: numeral(second), end: at + 2 };
  const isFirstOfTwo = second?.text === '-' && third?.glued === true && third.kind === 'number';
  if (second?.glued && !isFirstOfTwo) {
    const isCode = second.kind !== 'sign' && first.kind !== second.kind && !third?.glued;
    return isCode ? { value: first.text + second.text, end: at + 2 } : undefined;
  }
  return { value: first.kind === 'number' ? numeral(first) : (ROMAN[first.text] ?? ''), end: at + 1 };
}

/** The generation of one of these models that is named at a token: "7" behind a Golf. */
export function generationAt(
  tokens: readonly Token[],
  at: number,
  models: readonly string[],
): Run<ModelYears> | undefined {
  const name = nameAt(tokens, at);
  if (name === undefined) return undefined;
  for (const model of models) {
    const years = BY_MODEL.get(compact(modelLabel(model, 'en')))?.get(name.value);
    if (years !== undefined) return { value: years, end: name.end };
  }
  return undefined;
}

/** The compact English name of the model that a code stands for: "f30" is a 3 Series. */
export function modelOfCodeAt(tokens: readonly Token[], at: number): string | undefined {
  return MODEL_OF_CODE.get(nameAt(tokens, at)?.value ?? '');
}
