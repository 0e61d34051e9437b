export { fold } from '../plain-letters';

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const MAX_WORD_LENGTH = 64;

/** By UTF-16 unit: 0 not looked at yet, 1 part of a word, 2 not. A regular expression over each text took half the import. */
const kinds = new Uint8Array(0x10000);

function isWordUnit(unit: number): boolean {
  let kind = kinds[unit];
  if (kind === 0) {
    kind = LETTER.test(String.fromCharCode(unit)) ? 1 : 2;
    kinds[unit] = kind;
  }
  return kind === 1;
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** At `at` stands the point of a decimal number with up to 3 digits on either side: "2.0", "2,0". */
function isDecimalPoint(text: string, start: number, at: number): boolean {
  const mark = text.charCodeAt(at);
  if ((mark !== 0x2e && mark !== 0x2c) || at - start > 3) return false;
  for (let i = start; i < at; i++) if (!isDigit(text.charCodeAt(i))) return false;
  let end = at + 1;
  while (end < text.length && isDigit(text.charCodeAt(end))) end++;
  return end > at + 1 && end <= at + 4 && (end === text.length || !isWordUnit(text.charCodeAt(end)));
}

/**
 * The words of a text in order, lower case, diacritics kept, at most 64 characters each. A word is a run of letters and
 * digits; a decimal number is one word, with a point ("2,0" gives "2.0").
 */
export function words(text: string): string[] {
  const lower = text.toLowerCase().normalize('NFC');
  const found: string[] = [];
  let start = -1;
  for (let i = 0; i <= lower.length; i++) {
    if (i < lower.length && isWordUnit(lower.charCodeAt(i))) {
      if (start < 0) start = i;
    } else if (start >= 0 && !isDecimalPoint(lower, start, i)) {
      found.push(lower.slice(start, Math.min(i, start + MAX_WORD_LENGTH)).replace(',', '.'));
      start = -1;
    }
  }
  return found;
}
