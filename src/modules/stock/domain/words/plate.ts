import { compactCode } from '~/platform/compact-code';
import type { Country } from '~/sites';

interface PlateForm {
  readonly pattern: RegExp;
  readonly write: string;
}

/** Ordinary plates as each country writes them; personal ones are words. */
const FORMS = {
  SE: { pattern: /^([A-Z]{3})(\d{2}[A-Z0-9])$/, write: '$1 $2' },
  NO: { pattern: /^([A-Z]{2})(\d{5})$/, write: '$1 $2' },
  FI: { pattern: /^([A-Z]{3})(\d{1,3})$/, write: '$1-$2' },
  SK: { pattern: /^([A-Z]{2})(\d{3}[A-Z]{2})$/, write: '$1$2' },
  GB: { pattern: /^([A-Z]{2}\d{2})([A-Z]{3})$/, write: '$1 $2' },
} as const satisfies Record<Country, PlateForm>;

/**
 * An ordinary plate of the country in the one way in which records have it and a search asks for it, however it was
 * written: `ABC 12D`, `AB 12345`, `ABC-123`; null for everything else.
 */
export function ordinaryPlate(text: string, country: Country): string | null {
  const { pattern, write } = FORMS[country];
  const compact = compactCode(text);
  return pattern.test(compact) ? compact.replace(pattern, write) : null;
}
