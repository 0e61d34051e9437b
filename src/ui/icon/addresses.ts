/** Id of the drawing of an icon within a document. */
export const iconId = (name: string): string => `icon-${name}`;

/** Where the drawing of one icon is, and within the file the part to refer to. */
export const iconAddress = (name: string): string => `/icons/${name}.svg#i`;

/** The file with the mark of a make, asked for by the make's name in any case: 204 where there is none. */
export const brandMarkAddress = (brand: string): string =>
  `/icons/brands/${encodeURIComponent(brand.toLowerCase())}.svg`;
