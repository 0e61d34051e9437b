import { LANGUAGES, translator } from '~/messages';
import type { Service } from '../model';
import { localised } from './prices';

/** What a service is counted in, abbreviated; pieces where the schedule does not say. */
export function unitOf(
  { unitAbbreviation }: Pick<Service, 'unitAbbreviation'>,
  { language, fallback }: { readonly language: string; readonly fallback: string },
): string {
  const known = LANGUAGES.find((each) => each === language) ?? 'en';
  return localised(unitAbbreviation, language, fallback) ?? translator(known)('summary.unit');
}
