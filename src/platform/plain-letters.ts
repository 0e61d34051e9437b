/** Letters that Unicode decomposition leaves whole but people type without. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const ASCII = /^\p{ASCII}*$/u;

/** Lower case without diacritics: "Skåne" and "skane" fold to the same. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/** Lower-case a–z and 0–9, words joined by one dash: "Upplands Väsby" → `upplands-vasby`. */
export const slugify = (text: string): string =>
  fold(text.normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
