/** Crockford's alphabet: no I, L, O, U, so that a reference survives being read aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a visitor and a dealer call a request: `7QX2-M9DK4`, 45 bits of its id (a uuid). */
export function referenceOf(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 12)}`) >> 3n;
  let text = '';
  for (let shift = 40n; shift >= 0n; shift -= 5n) text += LETTERS[Number((bits >> shift) & 31n)] ?? '0';
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
