import { z } from 'zod';
import type { Translate } from '~/messages';

/** Who a request goes to. */
export interface Receiver {
  /** Of a person, a department, a facility or the site; empty for a seller whose name is not known. */
  readonly name: string;
  readonly email: string;
  /** A person is shown with their facility, everything else by its own name. */
  readonly kind: 'person' | 'facility';
}

/** Where the receiver is found: a facility, or the group itself. */
export interface Place {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Empty for the group. */
  readonly address: string;
}

// Requests from before persons and facilities were distinguished.
export const storedReceiver: z.ZodType<Receiver> = z.object({
  name: z.string(),
  email: z.string(),
  kind: z.enum(['person', 'facility']).default('facility'),
});

/**
 * Chooses the receiver. A visitor's form may name one, but only an address that the group itself has
 * published for this car or facility is ever written to: the form is no way to send mail to strangers.
 *
 * @param candidates addresses that may receive the request, the likeliest first
 * @param asked the address that the page named
 */
export function chooseReceiver(
  candidates: readonly Receiver[],
  requested: string,
  fallback: Receiver,
): Receiver {
  const wanted = requested.toLowerCase();
  const named = candidates.find((candidate) => candidate.email.toLowerCase() === wanted);
  return named ?? candidates[0] ?? fallback;
}

/** `Per Granath hos Nordhem Kista`, `en säljare hos Nordhem Kista`, `Nordhem Kista Nya bilar`; to stand within a sentence. */
export function formatReceiver(
  { name, kind }: Receiver,
  place: Place,
  t: Translate<'request.personAt' | 'request.someoneAt'>,
): string {
  if (kind === 'facility') return name || place.name;
  const facility = place.name;
  if (name === '') return t('request.someoneAt', { facility });
  return facility === '' || facility === name ? name : t('request.personAt', { name, facility });
}
