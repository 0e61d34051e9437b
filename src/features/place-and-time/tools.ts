import type { ServiceBookingApi } from '~/features/booking-calls';
import type { TrackedEvent } from '~/features/booking-tracking';
import type { PlaceAndTimeTexts } from './texts';

/** What every part of the choice is given by its flow; each is made once, as effects depend on it. */
export interface Tools {
  /** Prefix of element ids. */
  readonly uid: string;
  readonly t: PlaceAndTimeTexts;
  readonly api: Pick<ServiceBookingApi, 'departments' | 'availableDates' | 'timeslots' | 'now'>;
  /** BCP 47, for numbers and dates. */
  readonly locale: string;
  /** IANA name of the workshops' clock. */
  readonly zone: string;
  /** Whom to write to where a workshop has no address of its own. */
  readonly email: string;
  readonly announce: (text: string) => void;
  readonly track: (event: TrackedEvent) => void;
}
