import { BRAND_MARKS } from './brand-marks';
import { SHAPES } from './shapes';
import { SOCIAL_MARKS } from './social-marks';
import { wordMark } from './word-mark';

/** A mark is filled; other drawings take lines and filling from where they stand. */
const asFile = (path: string, isMark: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path id="i" ${
    isMark ? 'fill="currentColor" stroke="none" ' : ''
  }d="${path}"/></svg>`;

const files = new Map([
  ...Object.entries(SHAPES).map(([name, path]) => [name, asFile(path, false)] as const),
  ...Object.entries(SOCIAL_MARKS).map(([name, path]) => [name, asFile(path, true)] as const),
]);
const marks = new Map(
  Object.entries(BRAND_MARKS).map(([brand, path]) => [brand.toLowerCase(), asFile(path, true)]),
);

/** The drawing of one icon as SVG, for scripts to refer to (`icon.browser.tsx`); undefined for a name that is none. */
export const iconFile = (name: string): string | undefined => files.get(name);

/**
 * The mark of a make in the same way, whatever the case of its name; without one its name, drawn, which is as wide as it
 * is long (the file's `viewBox`). Undefined for what cannot be drawn.
 */
export function brandMarkFile(brand: string): string | undefined {
  const mark = marks.get(brand.toLowerCase());
  if (mark !== undefined) return mark;
  const word = wordMark(brand);
  if (word === null) return undefined;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${word.width} 24"><path id="i" fill="none" stroke="currentColor" ` +
    `stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="${word.path}"/></svg>`
  );
}
