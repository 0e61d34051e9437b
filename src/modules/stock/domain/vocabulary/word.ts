export { type Concept, concept, type FacetLanguage } from '~/platform/vocabulary';

/** Fields of the record whose values are words of a closed list: an import maps them to it. */
export type WordField = 'car_fuel' | 'car_gearbox' | 'car_body' | 'car_drive' | 'car_condition' | 'car_color';

/** Fields whose values have a label in every language; those that an import does not map may hold others too. */
export type LabelledField =
  | WordField
  | 'car_equipment'
  | 'car_vehicle_type_code'
  | 'car_price_title'
  | 'car_campaigns';
