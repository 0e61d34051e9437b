import type { DistanceUnit, Language } from '~/sites';
import type { StockSite } from './site';
import { type FacetLanguage, facetLanguage } from './vocabulary';

/** Who reads of a car: in which language, and what the record that is read was written in. */
export interface CarReader {
  readonly language: FacetLanguage;
  /** Locale of numbers and dates of the page or mail. */
  readonly locale: string;
  /** The record's own: the site's first language and its locale. */
  readonly fed: { readonly language: FacetLanguage; readonly locale: string };
  /** Unit of `car_mileage` in the record. */
  readonly distanceUnit: DistanceUnit;
  readonly country: StockSite['country'];
}

/** The reader of a page of a site. */
export const carReader = (
  site: StockSite,
  { language, locale }: { readonly language: Language; readonly locale: string },
): CarReader => ({
  language: facetLanguage(language),
  locale,
  fed: { language: facetLanguage(site.locale), locale: site.locale },
  distanceUnit: site.features.distanceUnit,
  country: site.country,
});

/** Whether the record's words are in the language that is read: then they are shown as they were fed. */
export const isOwnLanguage = ({ language, fed }: CarReader): boolean => language === fed.language;

/**
 * The unit in which distances are read. A `mil` is ten kilometres to Swedes in Sweden alone: in English it is taken for a
 * mile, and Finland's Swedes count kilometres.
 */
export const readDistanceUnit = ({ distanceUnit, language }: CarReader): DistanceUnit =>
  distanceUnit === 'mil' && language !== 'sv' ? 'km' : distanceUnit;
