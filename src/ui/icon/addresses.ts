/**
 * Id of the drawing of an icon within a document: short, for icons are referred to sixty times on a page, and made of the name,
 * so that a page and what is fetched for it from another build mean the same. A test says that no two icons share one.
 */
export function iconId(name: string): string {
  let hash = 0;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), HASH_PRIME) >>> 0;
  return `_${hash.toString(RADIX).slice(-ID_LENGTH)}`;
}

const HASH_PRIME = 0x01000193;
const RADIX = 36;
const ID_LENGTH = 3;

/** Where the drawing of one icon is, and within the file the part to refer to. */
export const iconAddress = (name: string): string => `/icons/${name}.svg#i`;

/** The file with the mark of a make, asked for by the make's name in any case: 204 where there is none. */
export const brandMarkAddress = (brand: string): string =>
  `/icons/brands/${encodeURIComponent(brand.toLowerCase())}.svg`;
