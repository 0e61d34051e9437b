import { fold } from '~/platform/plain-letters';

/** Brands are compared in any case, with and without diacritics; spaces and hyphens are the same (MECHMATE-3: `Alfa-Romeo`, `SKODA`). */
export const brandKey = (brand: string): string =>
  fold(brand)
    .trim()
    .replace(/[\s-]+/g, '-');

/** Whether a list of brands names this one. */
export const namesBrand = (brands: readonly string[], brand: string): boolean =>
  brands.some((each) => brandKey(each) === brandKey(brand));
