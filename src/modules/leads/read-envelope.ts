import { err, ok, type Result } from '~/platform/result';
import { localDate } from '~/platform/time';
import type { Language, Site } from '~/sites';
import type { DriveMoment, LeadContext } from './domain/context';
import type { NewsletterBox } from './domain/forms/fields';
import {
  type FieldProblems,
  type FormKind,
  kindOf,
  type RequestValues,
  readValues,
} from './domain/forms/form';
import { readSellCar } from './domain/forms/sell-car';
import { readServiceRequest } from './domain/forms/service-request-form';
import type { Envelope } from './domain/forms/submission';
import { chooseReceiver, type Receiver } from './domain/receiver';
import type { LeadsOptions } from './options';

export type SubmitFailure =
  | { readonly kind: 'unknown-form' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'suspected-bot' }
  | {
      readonly kind: 'invalid';
      readonly problems: FieldProblems;
      /** Where the time of a test drive was taken: others that are free. */
      readonly alternatives?: readonly DriveMoment[];
      /** Where other words are beside the box for the newsletter than were agreed to: those. */
      readonly newsletter?: NewsletterBox;
    }
  /** Somebody has as many coming test drives as one may. */
  | { readonly kind: 'too-many-drives' }
  /** A sample car whose chosen dealer has no new-cars department for the brand (REQUEST-3). */
  | { readonly kind: 'department-not-found' }
  /** The submission id was used before with other words. */
  | { readonly kind: 'conflict' };

interface ReadRequest {
  readonly values: RequestValues;
  readonly receiver: Receiver;
  readonly context: Omit<LeadContext, 'receipt' | 'drive'>;
  readonly siteId: string | null;
}

/** Checks a form and adds what the group knows about it: receiver, car, offer, estimate. */
export async function readEnvelope(
  site: Site,
  language: Language,
  envelope: Envelope,
  now: Date,
  { directory, intake, checkOffer, valueCar }: LeadsOptions,
): Promise<Result<ReadRequest, SubmitFailure>> {
  const kind = kindOf(envelope.formName);
  if (kind === null) return err({ kind: 'unknown-form' });
  // Refused, not silently dropped: a person's browser may have filled the hidden field.
  if (envelope.website !== undefined && envelope.website !== '') return err({ kind: 'suspected-bot' });
  const form = readFormValues(kind, envelope.values, site, now);
  if (!form.ok) return form.error === 'malformed' ? err({ kind: 'malformed' }) : invalid(form.error);
  const values = form.value;
  const known = await directory.candidates(site, language, values, now);
  if (known.sampleCar && values.siteName === '') return invalid({ siteName: 'sellerMissing' });
  // A request for service has no other receiver than a workshop.
  if (values.service !== null && known.receivers.length === 0) return invalid({ siteName: 'dealerMissing' });
  if (known.departmentMissing) return err({ kind: 'department-not-found' });
  const { car, place, answerDue, receivers, siteId } = known;
  const { calculation, carId } = values;
  const offer = calculation === null ? null : await checkOffer(site, language, carId, calculation);
  const estimate = values.option === '' ? null : await valueCar(site, language, values);
  const fallback = { name: site.name, email: intake ?? site.contact.email, kind: 'facility' } as const;
  return ok({
    values,
    receiver: chooseReceiver(receivers, values.toEmail, fallback),
    context: { car, carGone: carId !== '' && car === null, place, answerDue, offer, estimate },
    siteId,
  });
}

function readFormValues(kind: FormKind, values: unknown, { country, zone }: Site, now: Date) {
  if (kind === 'SellCarForm') return readSellCar(values, country);
  if (kind === 'ServiceRequestForm') {
    return readServiceRequest(values, { country, today: localDate(now, zone) });
  }
  return readValues(values, { country, sellerRequired: false });
}

const invalid = (problems: FieldProblems) => err({ kind: 'invalid', problems } as const);
