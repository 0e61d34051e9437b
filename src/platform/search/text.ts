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
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const ASCII = /^[\x00-\x7f]*$/;
/** A decimal number stays one word ("2.0"); everything else is a run of letters and digits. */
const WORD = /(?<![\p{L}\p{N}])\p{N}{1,3}[.,]\p{N}{1,3}(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu;
const LONGEST_WORD = 64;

/** Lower case without diacritics: "Skåne" and "skane" fold to the same. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/** The words of a text in order, lower case, diacritics kept, at most 64 characters each. */
export function words(text: string): string[] {
  const found = text.toLowerCase().normalize('NFC').match(WORD);
  if (found === null) return [];
  return found.map((word) => word.replace(',', '.').slice(0, LONGEST_WORD));
}
