import { type Concept, type FacetLanguage, lookupOf, type WordLookup, wordKey } from '~/platform/vocabulary';
import { DAYS, FEASTS, HOURS } from './days';
import { BUSINESSES, DEPARTMENTS, TITLES } from './departments';
import { REGIONS, TOWNS } from './regions';

/** What facilities are described with: region and town, names of departments, titles of people, words of opening hours. */
export type FacilityTerm = 'region' | 'town' | 'department' | 'brand' | 'title' | 'day' | 'hours' | 'feast';

/** Every known value with its label in each language; records hold those of their site's first language. */
export const FACILITY_VOCABULARY = {
  region: REGIONS,
  town: TOWNS,
  department: DEPARTMENTS,
  brand: BUSINESSES,
  title: TITLES,
  day: DAYS,
  hours: HOURS,
  feast: FEASTS,
} as const satisfies Record<FacilityTerm, readonly Concept[]>;

const LOOKUPS = {
  region: lookupOf(REGIONS),
  town: lookupOf(TOWNS),
  department: lookupOf(DEPARTMENTS),
  brand: lookupOf(BUSINESSES),
  title: lookupOf(TITLES),
  day: lookupOf(DAYS),
  hours: lookupOf(HOURS),
  feast: lookupOf(FEASTS),
} as const satisfies Record<FacilityTerm, WordLookup>;

/** A value as a language writes it; null for one that is on no list, such as a town or a make that has but one name. */
export const facilityLabel = (term: FacilityTerm, value: string, language: FacetLanguage): string | null =>
  LOOKUPS[term].get(wordKey(value))?.labels[language] ?? null;
