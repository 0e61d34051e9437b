import { REQUEST_KEYS, type RequestIslandProps } from '~/features/request-form';
import type { MessageKey, MessageSubset, Translate } from '~/messages';
import type { NewsletterBox } from '~/modules/leads/browser';
import type { DistanceUnit } from '~/sites';
import type { ServiceRequestData } from './service-request-form.data';

export const SERVICE_REQUEST_KEYS = [
  ...REQUEST_KEYS,
  ...(['serviceRequest.place', 'serviceRequest.placeHint', 'serviceRequest.placeSearch'] as const),
  ...(['serviceRequest.dealer', 'serviceRequest.fixedDealer', 'serviceRequest.dealerChoose'] as const),
  ...(['serviceRequest.nearest', 'serviceRequest.dealerAway', 'workshop.placeUnknown'] as const),
  ...(['workshop.placeFailed', 'near.credit', 'near.placeholder', 'suggest.label'] as const),
  ...(['suggest.none', 'suggest.count', 'serviceRequest.services', 'serviceRequest.description'] as const),
  ...(['serviceRequest.descriptionHint', 'serviceRequest.plate', 'sell.milage'] as const),
  ...(['serviceRequest.date', 'serviceRequest.other', 'serviceRequest.consent'] as const),
  ...([
    'serviceRequest.send',
    'serviceRequest.again',
    'serviceRequest.failed',
    'form.successTitle',
    'form.successText',
  ] as const),
] as const satisfies readonly MessageKey[];
type ServiceRequestKey = (typeof SERVICE_REQUEST_KEYS)[number];
export type ServiceRequestTexts = Translate<ServiceRequestKey>;

export interface ServiceRequestFormProps extends RequestIslandProps {
  readonly texts: MessageSubset<ServiceRequestKey>;
  readonly data: ServiceRequestData;
  /** What is said beside the box for the newsletter. */
  readonly newsletter: NewsletterBox;
  /** What may be asked for: what is sent, and what it is called here. */
  readonly services: readonly { readonly value: string; readonly label: string }[];
  /** First day that can be wished for (SERVICE-REQUEST-3), as the page was drawn: today on the workshops' clock. */
  readonly firstDay: string;
  /** BCP 47, for distances. */
  readonly locale: string;
  readonly distanceUnit: DistanceUnit;
  /** The page of the form: where a town is sent without a script, and where the empty form is. */
  readonly href: string;
}
