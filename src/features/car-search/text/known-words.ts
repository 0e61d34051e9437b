import type { KnownValue } from './search-target';

/** Parts of a line; a value that has one of them in itself cannot be written and stays a word. */
const CHILD = '\t';
const SEGMENT = '>';
const UNWRITABLE = /[\t\n>]/;

/** How most values are written in a path: where this is so, a line need not say it. */
const plainSegment = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

/**
 * Values as one attribute carries them: one line each, models under their make, the segment only where it is not the
 * text itself in lower case. `parent` names the segment of the make; children follow their parent.
 */
export function writeKnown(values: readonly KnownValue[]): string {
  return values
    .filter(({ text, segment }) => segment !== '' && !UNWRITABLE.test(text))
    .map(({ text, segment, parent }) => {
      const written = segment === plainSegment(text) ? text : `${text}${SEGMENT}${segment}`;
      return parent === null ? written : CHILD + written;
    })
    .join('\n');
}

/** Reads what `writeKnown` has written. */
export function readKnown(lines: string): readonly KnownValue[] {
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
