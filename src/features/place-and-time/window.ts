import { BOOKABLE_MONTHS, SEARCH_MONTHS } from '~/modules/service-booking/browser';
import { addMonths } from '~/platform/time/calendar';

/** From when until when something is asked for: `YYYY-MM-DD` by the workshop's calendar. */
export interface Range {
  readonly startDate: string;
  readonly endDate: string;
}

/** Two months in which the first free day is looked for (WIZARD-CALL-4). */
export const firstDayRange = (today: string): Range => ({
  startDate: today,
  endDate: addMonths(today, SEARCH_MONTHS),
});

/** Three months of dates and times. */
export const bookableRange = (today: string): Range => ({
  startDate: today,
  endDate: addMonths(today, BOOKABLE_MONTHS),
});
