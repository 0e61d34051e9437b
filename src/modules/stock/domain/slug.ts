import { slugify } from '~/platform/plain-letters';

/** One dash-free part, whole words joined: "Mercedes-Benz" → `mercedesbenz`. */
const part = (text: string | null): string => slugify(text ?? '').replaceAll('-', '');

const firstWord = (text: string | null): string => slugify(text ?? '').split('-')[0] ?? '';

export interface SlugSource {
  readonly car_id: string;
  readonly car_brand: string;
  readonly car_model: string;
  readonly car_version: string | null;
  readonly car_fuel: string | null;
  readonly car_year: number | null;
  readonly car_site_city: string | null;
}

/**
 * `volvo-v60-d4-2019-stockholm`: brand, model, first word of the version, year, city. Each of the first four is
 * one dash-free part, because the not-found page searches for the fifth part (CAR-PAGE-2); a missing
 * part is filled, so that the city stays the fifth.
 */
export function carSlug(car: SlugSource): string {
  const version = firstWord(car.car_version) || part(car.car_fuel) || 'car';
  const parts = [
    part(car.car_brand) || 'car',
    part(car.car_model) || part(car.car_id) || 'car',
    version,
    car.car_year === null ? '0' : String(car.car_year),
    slugify(car.car_site_city ?? ''),
  ];
  return parts
    .filter((piece) => piece !== '')
    .join('-')
    .slice(0, 200)
    .replace(/-$/, '');
}
