import { fold } from '~/platform/search';

/** A run of letters, a number or a sign of a typed search. */
export interface Token {
  readonly kind: 'letters' | 'number' | 'sign';
  /** Folded: lower case, no accents; of a number its digits. */
  readonly text: string;
  /** Of a number; NaN of everything else. */
  readonly value: number;
  /** Where it stands in the typed text. */
  readonly start: number;
  readonly end: number;
  /** Whether it follows the token before it without anything between. */
  readonly glued: boolean;
}

/** The rest of a longer text is cut. */
const MAX_TEXT_LENGTH = 200;
const MAX_TOKENS = 60;

const TOKEN =
  /(\d+(?:[.,'’]\d{3})+(?!\d)|(?:[3-9]\d|\d{3})['’´](?![\d\p{L}])|\d+[.,]\d{1,2}(?!\d)|\d+)|([\p{L}\p{M}]+)|([£€<>≤≥+~\-–—])/gu;
const GROUPED = /^\d{1,3}(?:[.,'’]\d{3})+$/;
/** A number of three groups that is larger begins with a model: "golf 7 200 000". */
const MAX_THREE_GROUPS = 1_999_999;

/** Brings a text to the form in which it is read; reading it again changes nothing. */
export const normalise = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/→/g, '->')
    .replace(/≈/g, '~')
    .replace(/(?<=\d0)['’´]s(?!\p{L})/giu, 's')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed()
    .trim();

/** "Volvo -V60": what follows is not wanted, as search engines have it. */
export function isMinus(tokens: readonly Token[], at: number): boolean {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  return at > 0 && sign?.text === '-' && !sign.glued && next?.glued === true && next.kind === 'letters';
}

/** The letters, digits and currency signs of a text, folded: what spellings are compared by. */
export const compact = (text: string): string =>
  fold(text.normalize('NFKC')).replace(/[^\p{L}\p{N}£€]/gu, '');

const signOf = (sign: string): string =>
  sign === '–' || sign === '—' ? '-' : sign === '≤' ? '<' : sign === '≥' ? '>' : sign;

/** The tokens of a normalised text, at most 60. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (tokens.length === MAX_TOKENS) break;
    const [raw, number, letters, sign = ''] = match;
    const start = match.index;
    const place = { start, end: start + raw.length, glued: start === end && start > 0 };
    end = place.end;
    if (letters !== undefined)
      tokens.push({ kind: 'letters', text: fold(letters), value: Number.NaN, ...place });
    else if (number !== undefined) tokens.push({ kind: 'number', ...numberOf(number), ...place });
    else tokens.push({ kind: 'sign', text: signOf(sign), value: Number.NaN, ...place });
  }
  return withGroups(tokens);
}

function numberOf(raw: string): { readonly text: string; readonly value: number } {
  if (GROUPED.test(raw)) {
    const text = raw.replace(/\D/g, '');
    return { text, value: Number(text) };
  }
  // "200'" is how Norwegians write two hundred thousand; the sizes of wheels are less than thirty.
  const digits = /^(\d+)['’´]$/.exec(raw)?.[1];
  if (digits !== undefined) return { text: `${digits}000`, value: Number(digits) * 1000 };
  const value = Number(raw.replace(',', '.').replace(/['’]/g, ''));
  return { text: raw.replace(/[.,'’]/g, ''), value };
}

/** Units of power, after a number that is no thousand: "Polestar 2 231 hk", "Plus 2 204hv". */
const POWER_UNITS = new Set('hk|hkr|hp|bhp|hv|ps|kw|hester|koni'.split('|'));

/** Before the figure of a model: "Rad 3 330e" is no 3 330 euro. */
const SERIES = new Set('rad|serie|series|seria|sarja'.split('|'));

/** "300 000" is one number; "xc60 200 000" ends with one. */
function withGroups(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at];
    if (first === undefined) break;
    const last = groupEnd(tokens, at);
    const end = tokens[last];
    if (last === at || end === undefined) joined.push(first);
    else {
      const text = tokens
        .slice(at, last + 1)
        .map((token) => token.text)
        .join('');
      joined.push({ ...first, text, value: Number(text), end: end.end });
    }
    at = last + 1;
  }
  return joined;
}

function groupEnd(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (first?.kind !== 'number' || first.text.length > 3 || !Number.isInteger(first.value)) return at;
  const before = tokens[at - 1];
  if (before?.kind === 'letters' && (first.glued || (SERIES.has(before.text) && first.text.length === 1)))
    return at;
  let last = at;
  while (isGroup(tokens[last + 1], tokens[last])) last++;
  const groups = last - at + 1;
  if (groups === 2 && POWER_UNITS.has(tokens[last + 1]?.text ?? '')) return at;
  if (groups < 3) return last;
  const value = Number(
    tokens
      .slice(at, last + 1)
      .map(({ text }) => text)
      .join(''),
  );
  return groups === 3 && value <= MAX_THREE_GROUPS ? last : at;
}

const isGroup = (token: Token | undefined, before: Token | undefined): boolean =>
  token?.kind === 'number' &&
  token.text.length === 3 &&
  Number.isInteger(token.value) &&
  before !== undefined &&
  token.start - before.end === 1;

/** A spelling with the letters for the figures that look like them: "v6o" and "v60" are the same. */
export const confusable = (key: string): string => key.replace(/0/g, 'o').replace(/1/g, 'l');
