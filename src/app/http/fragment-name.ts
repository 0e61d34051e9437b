/** Request header that asks for one block of a page instead of the whole of it: its uid or component name. */
export const FRAGMENT = 'x-fragment';

/** What a block can be called: header lines that came twice, or are anything else, ask for the page. */
const NAME = /^[\w-]{1,80}$/;

/** The block that a request asks for; null: the page. */
export function fragmentName(header: string | undefined | null): string | null {
  return header !== null && header !== undefined && NAME.test(header) ? header : null;
}
