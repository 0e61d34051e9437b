import type { Bound, Run } from '../phrases';
import type { Token } from '../tokens';

const OPEN_MIN: Bound = { end: 'min', isBeyond: false, isOfYears: false, dates: null };
const OPEN_MAX: Bound = { ...OPEN_MIN, end: 'max' };
/** "18+". */
const AND_MORE: Bound = { ...OPEN_MIN, dates: 'inKrona' };

/** The sign that a token is; empty where it is none. */
export const sign = (token: Token | undefined): string => (token?.kind === 'sign' ? token.text : '');

/** "<150000", "-2018", "->2018". */
export function signBound(tokens: readonly Token[], at: number): Run<Bound> | undefined {
  const end = at + 1;
  switch (sign(tokens[at])) {
    case '<':
      return { value: OPEN_MAX, end };
    case '>':
      return { value: OPEN_MIN, end };
    case '-':
      if (sign(tokens[end]) === '>' && tokens[end]?.glued) return { value: OPEN_MAX, end: end + 1 };
      return tokens[at]?.glued || !tokens[end]?.glued || tokens[end]?.text.length !== 4
        ? undefined
        : { value: OPEN_MAX, end };
    default:
      return undefined;
  }
}

/** "2020+", "2020-", "2020 >", "2020->" as Finns write it. */
export function signAfter(tokens: readonly Token[], at: number): Run<Bound> | undefined {
  const next = tokens[at + 1];
  const isArrow = sign(tokens[at]) === '-' && sign(next) === '>' && next?.glued;
  if (isArrow) return { value: OPEN_MIN, end: at + 2 };
  const isLast = next === undefined || !next.glued;
  const isOpen =
    sign(tokens[at]) === '+' ||
    (sign(tokens[at]) === '>' && next?.kind !== 'number') ||
    (sign(tokens[at]) === '-' && tokens[at]?.glued === true && isLast);
  if (!isOpen) return undefined;
  return { value: sign(tokens[at]) === '+' ? AND_MORE : OPEN_MIN, end: at + 1 };
}
