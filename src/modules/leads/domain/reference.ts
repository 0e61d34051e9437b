import { typedCodes } from '~/platform/typed-words';

/** Crockford's alphabet: no I, L, O, U, so that a reference survives being read aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a visitor and a dealer call a request: `7QX2-M9DK4`, 45 bits of its id (a uuid). */
export function referenceOf(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 12)}`) >> 3n;
  let text = '';
  for (let shift = 40n; shift >= 0n; shift -= 5n) text += LETTERS[Number((bits >> shift) & 31n)] ?? '0';
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** In the address of a request. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
/** Alone, or among other words. */
const REFERENCE = /(?<![0-9A-Z])([0-9A-HJKMNP-TV-Z]{4})[-\s]?([0-9A-HJKMNP-TV-Z]{5})(?![0-9A-Z])/;

/** The ids that a reference or the address of a request means, first and last; null for a text without one. */
export function idsOfReference(typed: string): readonly [from: string, to: string] | null {
  const id = ID.exec(typed)?.[0].toLowerCase();
  if (id !== undefined) return [id, id];
  const line = typedCodes(typed).toUpperCase();
  const found = REFERENCE.exec(line);
  return found === null ? null : idsOf(`${found[1]}${found[2]}`);
}

function idsOf(plain: string): readonly [from: string, to: string] {
  const bits = [...plain].reduce((sum, letter) => (sum << 5n) | BigInt(LETTERS.indexOf(letter)), 0n);
  const id = (start: bigint, rest: string) =>
    `${start.toString(16).padStart(12, '0')}${rest.repeat(20)}`.replace(
      /^(.{8})(.{4})(.{4})(.{4})/,
      '$1-$2-$3-$4-',
    );
  return [id(bits << 3n, '0'), id((bits << 3n) | 7n, 'f')];
}
