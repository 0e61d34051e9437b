import type { SiteBrand } from './site-record';

/**
 * Codes that stand beside their base brand although they carry a suffix: the transport businesses of Volkswagen and
 * Mercedes-Benz, whose vans are sold by departments of their own. There are two (FACILITY-9).
 */
export const TRANSPORT_BRAND_CODES: ReadonlySet<string> = new Set(['VW_TRANSPORT', 'MB_TRANSPORT']);

/**
 * The brands to show: a code with a suffix after an underscore is hidden when its base brand is present too, except
 * for the transport codes. A code listed twice is shown once; the given order is kept.
 */
export function shownBrands<B extends Pick<SiteBrand, 'brand_code'>>(brands: readonly B[]): readonly B[] {
  const codes = new Set(brands.map((brand) => brand.brand_code));
  const isHidden = (code: string): boolean => {
    const underscore = code.indexOf('_');
    return underscore > 0 && codes.has(code.slice(0, underscore)) && !TRANSPORT_BRAND_CODES.has(code);
  };
  const seen = new Set<string>();
  return brands.filter(({ brand_code: code }) => {
    if (isHidden(code) || seen.has(code)) return false;
    seen.add(code);
    return true;
  });
}
