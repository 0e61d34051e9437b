import type { Department } from '~/modules/service-booking/browser';
import type { LocalMoment } from '~/modules/workshop';

/** A town, or where the visitor is. */
export interface Place {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Where and when: each part is given up with the one before it. */
export interface PlaceAndTime {
  readonly department: Department | null;
  /** `YYYY-MM-DD` */
  readonly selectedDate: string | null;
  /** `HH:mm`; null: none is chosen, or the car is left for the day. */
  readonly selectedTime: string | null;
  /** The day has no times: the car is left for all of it (BY-PLACE-8). */
  readonly isAllDay: boolean;
  /** When the car can be fetched, of work that takes several days; null: it is done on the day. */
  readonly pickUp: LocalMoment | null;
}

export const NO_CHOICE: PlaceAndTime = {
  department: null,
  selectedDate: null,
  selectedTime: null,
  isAllDay: false,
  pickUp: null,
};

export const withDepartment = (department: Department): PlaceAndTime => ({ ...NO_CHOICE, department });

/** A day without times needs none. */
export const withDate = (
  choice: PlaceAndTime,
  { date, startTime }: { readonly date: string; readonly startTime: readonly string[] },
): PlaceAndTime => ({
  ...choice,
  selectedDate: date,
  selectedTime: null,
  pickUp: null,
  isAllDay: startTime.length === 0,
});

export const withoutDate = ({ department }: PlaceAndTime): PlaceAndTime => ({ ...NO_CHOICE, department });

export const withTime = (
  choice: PlaceAndTime,
  selectedTime: string,
  pickUp: LocalMoment | null = null,
): PlaceAndTime =>
  choice.selectedDate === null || choice.isAllDay ? choice : { ...choice, selectedTime, pickUp };

export const withoutTime = (choice: PlaceAndTime): PlaceAndTime => ({
  ...choice,
  selectedTime: null,
  pickUp: null,
});

export type MissingPart = 'workshop' | 'date' | 'time';

/** What is still to be chosen first; null: nothing. */
export function missingOf({
  department,
  selectedDate,
  selectedTime,
  isAllDay,
}: PlaceAndTime): MissingPart | null {
  if (department === null) return 'workshop';
  if (selectedDate === null) return 'date';
  return selectedTime === null && !isAllDay ? 'time' : null;
}
