/** Brands are compared in any case; spaces and hyphens are the same (MECHMATE-3: `Alfa-Romeo`). */
export const brandKey = (brand: string): string =>
  brand
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');

/** Whether a list of brands names this one. */
export const namesBrand = (brands: readonly string[], brand: string): boolean =>
  brands.some((each) => brandKey(each) === brandKey(brand));
