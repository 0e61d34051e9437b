import type { MessageKey, Translate } from '~/messages';

/** What the widgets of the catalogue say. */
export const CATALOGUE_KEYS = [
  'catalogue.about',
  'catalogue.options',
  'catalogue.chosenOptions',
  'catalogue.originalPrice',
  'catalogue.bronze',
  'catalogue.bronzeText',
  'catalogue.mileage',
  'booking.chosenCount',
  'booking.describe',
  'booking.counterSaid',
  'booking.mileage',
  'summary.totalUnknown',
  'form.optional',
] as const satisfies readonly MessageKey[];

export type CatalogueTexts = Translate<(typeof CATALOGUE_KEYS)[number]>;
