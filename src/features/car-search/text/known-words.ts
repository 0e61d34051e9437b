import type { KnownValue } from './search-target';

/** Separators; a value that contains one cannot be encoded and stays a word. */
const CHILD = '\t';
const SEGMENT = '>';
const UNWRITABLE = /[\t\n>]/;

/** Path segment of most values, as the server's `segmentOf` makes it but for letters of its own; encoded only where it differs. */
const plainSegment = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Values for one attribute: a line each, models below their make, the segment only where it does not follow from the text.
 * `parent` is the segment of the make; children follow their parent.
 */
export function encodeKnownValues(values: readonly KnownValue[]): string {
  return values
    .filter(({ text, segment }) => segment !== '' && !UNWRITABLE.test(text))
    .map(({ text, segment, parent }) => {
      const written = segment === plainSegment(text) ? text : `${text}${SEGMENT}${segment}`;
      return parent === null ? written : CHILD + written;
    })
    .join('\n');
}

/** Reverses `encodeKnownValues`. */
export function decodeKnownValues(lines: string): readonly KnownValue[] {
  const known: KnownValue[] = [];
  let owner: string | null = null;
  for (const line of lines.split('\n').filter((each) => each !== '')) {
    const isChild = line.startsWith(CHILD);
    const [text = '', segment = plainSegment(text)] = (isChild ? line.slice(1) : line).split(SEGMENT, 2);
    if (!isChild) owner = segment;
    known.push({ text, segment, parent: isChild ? owner : null });
  }
  return known;
}
