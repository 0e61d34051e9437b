import { textOf } from '~/features/request-form/browser';
import type { ServiceDealerChoice } from './service-request-form.data';

const TEXTS = [
  ...(['typeCar', 'siteName', 'description', 'customerName', 'customerPhone', 'customerEmail'] as const),
  ...(['regno', 'milage', 'date', 'other', 'newsletterVersion'] as const),
] as const;

/** The values by their names (SERVICE-REQUEST-7). */
export function serviceRequestValues(
  form: HTMLFormElement,
  dealers: readonly ServiceDealerChoice[],
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
) {
  const data = new FormData(form);
  const chosen = data.get('siteName');
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, textOf(data, name)])),
    siteEmail: dealers.find(({ name }) => name === chosen)?.email ?? '',
    services: data.getAll('services').filter((name) => typeof name === 'string'),
    gdpr: data.has('gdpr'),
    newsletter: data.has('newsletter'),
    sourceUrl: origin + pathname + search,
  };
}
