/** Languages that facet values are kept in: the first language of a site. */
export type FacetLanguage = 'sv' | 'nb' | 'fi' | 'sk' | 'en';

/**
 * One meaning: how each language's sites write it, and the other words that sources use for it. The labels
 * themselves always count as words of it.
 */
export interface Concept {
  readonly labels: Readonly<Record<FacetLanguage, string>>;
  readonly words: readonly string[];
}

/** Fields of the record whose values are words of a closed list: an import maps them to it. */
export type WordField = 'car_fuel' | 'car_gearbox' | 'car_body' | 'car_drive' | 'car_condition' | 'car_color';

/** Fields whose values have a label in every language; those that an import does not map may hold others too. */
export type LabelledField =
  | WordField
  | 'car_equipment'
  | 'car_vehicle_type_code'
  | 'car_price_title'
  | 'car_campaigns';

type Labels = readonly [sv: string, nb: string, fi: string, sk: string, en: string];

export const concept = ([sv, nb, fi, sk, en]: Labels, ...words: readonly string[]): Concept => ({
  labels: { sv, nb, fi, sk, en },
  words,
});
