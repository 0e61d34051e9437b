/** Characters that one message of the networks holds, and each part of a longer one beside the header that joins them. */
const SINGLE = 160;
const PART = 153;

/** Parts that a message of ours may have at most, and the characters that they hold. */
export const MAX_PARTS = 2;
export const MAX_SEPTETS = MAX_PARTS * PART;

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';

/** Length of the text in septets; characters of the extension table take two. */
export const septets = (text: string): number =>
  [...text].reduce((sum, mark) => sum + (EXTENDED.includes(mark) ? 2 : 1), 0);

const PLAIN: Readonly<Record<string, string>> = {
  '\u2013': '-',
  '\u2014': '-',
  '\u2019': "'",
  '\u2018': "'",
  '\u201c': '"',
  '\u201e': '"',
  '\u201d': '"',
  '\u2026': '...',
};

/**
 * The text in the alphabet of GSM 03.38, without which a message holds 67 characters a part instead of 153: letters that are
 * not in it lose their accents (Slovak), what has no likeness there is left out.
 */
export const gsmText = (text: string): string =>
  [...text]
    .map((mark) => {
      if (/\s/.test(mark)) return ' ';
      if (BASIC.includes(mark) || EXTENDED.includes(mark)) return mark;
      const plain = PLAIN[mark] ?? mark.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return [...plain].every((each) => BASIC.includes(each)) ? plain : '';
    })
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Characters that the alphabet has not, and no likeness of: they would be left out. */
export const unsendable = (text: string): readonly string[] => [
  ...new Set([...text].filter((mark) => gsmText(mark) === '' && !/\s/.test(mark))),
];

/** In how many parts a text in the alphabet of GSM 03.38 is sent. */
export function smsParts(text: string): number {
  const length = septets(text);
  return length <= SINGLE ? 1 : Math.ceil(length / PART);
}
