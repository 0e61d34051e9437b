import type { Country } from '~/sites';

/** Numbers that nobody has: of the ranges kept for films where the country has one. */
export const PHONE_EXAMPLES = {
  SE: '070-174 06 05',
  NO: '406 00 123',
  FI: '040 123 4567',
  SK: '0905 123 456',
  GB: '07700 900123',
} as const satisfies Record<Country, string>;
