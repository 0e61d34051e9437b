import { lookupOf, type WordLookup, wordKey } from '~/platform/vocabulary';
import { EQUIPMENT } from './equipment';
import { FUELS } from './fuel';
import { BODIES, COLOURS } from './look';
import { CAMPAIGNS, PRICE_TITLES, VEHICLE_TYPES } from './offer';
import { CONDITIONS, DRIVES, GEARBOXES } from './technique';
import type { Concept, FacetLanguage, LabelledField, WordField } from './word';

export { facetLanguage } from '~/platform/vocabulary';
export { BRANDS, canonicalBrand } from './brands';
export { modelLabel } from './model-names';
export type { Concept, FacetLanguage, LabelledField, WordField } from './word';

/**
 * Every value that a car's record may hold in these fields, with its label in each language and the other words for it.
 * An import writes the labels of the site's first language into the record; pages and mails write those of their own.
 */
export const VOCABULARY = {
  car_fuel: FUELS,
  car_gearbox: GEARBOXES,
  car_body: BODIES,
  car_drive: DRIVES,
  car_condition: CONDITIONS,
  car_color: COLOURS,
  car_equipment: EQUIPMENT,
  car_vehicle_type_code: VEHICLE_TYPES,
  car_price_title: PRICE_TITLES,
  car_campaigns: CAMPAIGNS,
} as const satisfies Record<LabelledField, readonly Concept[]>;

export const isLabelledField = (name: string): name is LabelledField => Object.hasOwn(VOCABULARY, name);

export const WORD_FIELDS: readonly WordField[] = [
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_drive',
  'car_condition',
  'car_color',
];

/** Words by which a source says that it says nothing. */
const NOTHING = new Set([
  '',
  '-',
  '–',
  'none',
  'n/a',
  'na',
  'null',
  'unknown',
  'okänd',
  'okänt',
  'ukjent',
  'ej angivet',
]);

const LOOKUPS = {
  car_fuel: lookupOf(FUELS),
  car_gearbox: lookupOf(GEARBOXES),
  car_body: lookupOf(BODIES),
  car_drive: lookupOf(DRIVES),
  car_condition: lookupOf(CONDITIONS),
  car_color: lookupOf(COLOURS),
  car_equipment: lookupOf(EQUIPMENT),
  car_vehicle_type_code: lookupOf(VEHICLE_TYPES),
  car_price_title: lookupOf(PRICE_TITLES),
  car_campaigns: lookupOf(CAMPAIGNS),
} as const satisfies Record<LabelledField, WordLookup>;

/** A manufacturer's colour ("Onyx Black Metallic", "Vit/svart") is the first colour word in it. */
function colourInside(key: string): Concept | undefined {
  for (const word of key.split(/[^\p{L}]+/u)) {
    const found = LOOKUPS.car_color.get(word.replace(/(?:metallic|metallisk|metalic|metall)$/, ''));
    if (found) return found;
  }
  return undefined;
}

/** Words inside a transmission's name decide: "7-växlad automat", "6-speed manual". */
function gearboxInside(key: string): Concept | undefined {
  for (const word of key.split(/[^\p{L}]+/u)) {
    const found = word.length > 2 ? LOOKUPS.car_gearbox.get(word) : undefined;
    if (found) return found;
  }
  return undefined;
}

const INSIDE: Partial<Record<WordField, (key: string) => Concept | undefined>> = {
  car_color: colourInside,
  car_gearbox: gearboxInside,
};

export interface MappedWord {
  /** The site's word; the source's own when it is unknown; null when the source says nothing. */
  readonly value: string | null;
  readonly known: boolean;
}

/** The site's facet value for a source's word: Gasoline, Petrol and Bensin are one fuel. */
export function mapWord(field: WordField, word: string | null, language: FacetLanguage): MappedWord {
  const key = wordKey(word ?? '');
  if (word === null || NOTHING.has(key)) return { value: null, known: true };
  const concept = LOOKUPS[field].get(key) ?? INSIDE[field]?.(key);
  return concept ? { value: concept.labels[language], known: true } : { value: word.trim(), known: false };
}

/** Whether a condition (in any language's word) means used: null for a word that is on no list. */
export function isUsedCondition(condition: string | null): boolean | null {
  const concept = condition === null ? undefined : LOOKUPS.car_condition.get(wordKey(condition));
  if (concept === undefined) return null;
  return concept.labels.en !== 'New';
}

export function conditionLabel(used: boolean, language: FacetLanguage): string {
  return (
    (used ? LOOKUPS.car_condition.get('used') : LOOKUPS.car_condition.get('new'))?.labels[language] ?? ''
  );
}

/**
 * A value of the record in a language: `labelOf('car_fuel', 'Bensin', 'en')` is `Petrol`. Null for an unknown value: it is
 * shown as in its source, marked as the site's first language.
 */
export const labelOf = (field: LabelledField, value: string, language: FacetLanguage): string | null =>
  LOOKUPS[field].get(wordKey(value))?.labels[language] ?? null;
