import type { ReactNode } from 'react';
import { type FacilityTerm, facilityLabel } from '~/modules/facilities';
import {
  type CarRecord,
  carReader,
  carWord,
  creditTerm,
  facetLanguage,
  isLabelledField,
  isOwnLanguage,
  mileageIn,
  modelWord,
} from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import { type Wording, wording } from '~/platform/vocabulary';

/** What a page must say of itself to have a record's values in its language. */
export type Reading = Pick<PageContext, 'site' | 'language' | 'locale'>;

export const readerOf = (page: Reading) => carReader(page.site, page);

/** Fields of cars and facilities that the facilities' vocabulary knows. */
const TERMS: Readonly<Record<string, FacilityTerm>> = {
  car_site_region: 'region',
  site_region: 'region',
  car_site_city: 'town',
  site_city: 'town',
  site_brands: 'brand',
  site_department_names: 'department',
};

/** A word of a facility; in the record's own language it stands as it was fed. */
export function facilityWord(page: Reading, term: FacilityTerm, value: string): Wording {
  const reader = readerOf(page);
  if (isOwnLanguage(reader)) return { text: value, isUntranslated: false };
  const label = facilityLabel(term, value, reader.language);
  // Most towns and makes have one name for all: that is no foreign word.
  return wording(label ?? (term === 'town' || term === 'brand' ? value : null), value);
}

/** A value of a search record in the page's language; what is no word, such as a make or a number, stays. */
export function recordWord(page: Reading, name: string, value: string): Wording {
  if (name === 'car_model') return { text: modelWord(value, readerOf(page)), isUntranslated: false };
  if (isLabelledField(name)) return carWord(name, value, readerOf(page));
  const term = Object.hasOwn(TERMS, name) ? TERMS[name] : undefined;
  return term === undefined ? { text: value, isUntranslated: false } : facilityWord(page, term, value);
}

/** The same as text alone, for places that hold no markup. */
export const recordText = (page: Reading, name: string, value: string): string =>
  recordWord(page, name, value).text;

/** As `recordText`; null for what the record does not say. */
export const knownText = (page: Reading, name: string, value: string | null): string | null =>
  value === null ? null : recordText(page, name, value);

/** The `lang` attribute of a text that stands as it was fed, in the site's first language. */
export const langOf = ({ isUntranslated }: Wording, { site }: Reading): { readonly lang?: string } =>
  isUntranslated ? { lang: site.languages[0] } : {};

/** A text on a page: one that stands as it was fed says in which language. */
export const worded = (text: Wording, page: Reading): ReactNode =>
  text.isUntranslated ? <span lang={page.site.languages[0]}>{text.text}</span> : text.text;

/** A text with its `lang`, as lists of facts take it. */
export const factOf = (text: Wording | null, page: Reading) =>
  text === null ? null : { text: text.text, ...langOf(text, page) };

/** A distance of the record, which counts in the site's unit, as the page is read. */
export function distanceText(page: Reading, distance: number): string {
  const car = { car_mileage: distance, car_mileage_text: null };
  return mileageIn(car, readerOf(page))?.text ?? '';
}

/** What a car has been driven, in the page's language and unit. */
export const mileageWord = (
  page: Reading,
  car: Pick<CarRecord, 'car_mileage' | 'car_mileage_text'>,
): Wording | null => mileageIn(car, readerOf(page));

/** What a lender says of a loan or a lease, in the page's language where it is one of the group's texts. */
export function creditWord(
  { site, language }: Pick<PageContext, 'site' | 'language'>,
  text: string,
): Wording {
  if (site.languages[0] === language) return { text, isUntranslated: false };
  return wording(creditTerm(text, facetLanguage(language)), text);
}
