import type { BookedVisit, LocalMoment, WorkshopSummary } from '../../service';
import { type BookingWindow, DROP_OFF_MINUTE } from '../availability';
import { DAY } from '../local-time';
import { wholeUnits } from '../prices/prices';
import type { VisitStart } from './visit-start';
import { customerState, type VisitState } from './visit-states';

/** What a stored booking tells of its visit. */
export interface VisitRecord {
  readonly number: string;
  readonly date: string;
  readonly time: string | null;
  readonly minutes: number;
  readonly pickUp: LocalMoment | null;
  readonly state: VisitState;
  readonly revision: number;
  readonly vehicle: BookedVisit['vehicle'];
  /** Prices in minor units. */
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number | null;
    readonly unit: number | null;
    readonly text: string | null;
    /** A price in words, in the language of the booking. */
    readonly priceText: string | null;
  }[];
  readonly totalPrice: number;
  readonly isWaiting: boolean;
  readonly choices: readonly string[];
  /** Whether `choices` are labels of the catalogue; what is not is for the workshop alone. */
  readonly choicesChecked: boolean;
}

/** Where a visit is. */
export interface VisitLocation {
  readonly contact: BookedVisit['workshop'];
  readonly zone: string;
}

/** A booking as its customer sees it. */
export function visitOf(
  record: VisitRecord,
  { contact, zone }: VisitLocation,
  { currency, token }: { readonly currency: string; readonly token: string },
): BookedVisit {
  return {
    bookingId: record.number,
    state: customerState(record.state),
    revision: record.revision,
    token,
    date: record.date,
    time: record.time,
    workshop: contact,
    zone,
    pickUp: record.pickUp,
    minutes: record.minutes,
    vehicle: record.vehicle,
    services: record.lines.map(({ id, name, price, unit, text, priceText }) => ({
      id,
      name,
      unit,
      text,
      priceText,
      price: wholeUnits(price),
    })),
    totalPrice: record.totalPrice / 100,
    currency,
    isWaiting: record.isWaiting,
    choices: record.choicesChecked ? record.choices : [],
  };
}

/** The workshop of a visit that is no longer in the index: nothing but its number. */
export const unknownWorkshop = (departmentId: string): BookedVisit['workshop'] => ({
  departmentId,
  siteId: '',
  siteName: '',
  address: '',
  latitude: 0,
  longitude: 0,
  brands: [],
  phone: '',
  email: '',
});

/**
 * Whether it is too late for the customer to change a visit: it has begun, is over, or its day is so near that it could not
 * be booked any more. An all-day drop-off begins at 08:00.
 */
export const isTooLate = (
  { day, minute }: Pick<VisitStart, 'day' | 'minute'>,
  { firstDay, earliest }: BookingWindow,
): boolean => day < firstDay || (minute ?? day * DAY + DROP_OFF_MINUTE) < earliest;

/** Sum of the known prices, all units of each, in minor units. */
export const totalOf = (
  lines: readonly { readonly price: number | null; readonly unit: number | null }[],
): number => lines.reduce((sum, { price, unit }) => sum + (price ?? 0) * (unit ?? 1), 0);

/** Without 0, O, 1 and I: numbers are read out on the phone. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `NB-7K3M9Q` from six random bytes. */
export const bookingNumber = (bytes: Uint8Array): string =>
  `NB-${[...bytes.subarray(0, 6)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;

/** Date and time as the stream of workshops writes them; an all-day drop-off is at 08:00. */
export const clockText = ({ date, time }: { readonly date: string; readonly time: string | null }): string =>
  `${date}T${time ?? '08:00'}:00`;

export type Hit = WorkshopSummary;
