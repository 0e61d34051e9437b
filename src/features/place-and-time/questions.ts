import type {
  AvailableDatesRequest,
  DepartmentsRequest,
  TimeslotsRequest,
} from '~/modules/service-booking/browser';
import { SEARCH_RADIUS } from '~/modules/service-booking/browser';
import type { Place } from './choice';
import { bookableRange, firstDayRange } from './window';

/** What is to be done to which car: what all questions for workshops and times have in common. */
export interface Work {
  readonly regno: string;
  readonly brandcode: string;
  /** Ids of services and add-ons. */
  readonly services: readonly string[];
  /** Minutes of all of them, as text. */
  readonly resourceDemand: string;
}

/** Minutes of everything together as they are sent: no `2.0000001` (WIZARD-CALL-5). */
export const demandText = (demands: readonly number[]): string =>
  String(Math.round(demands.reduce((sum, demand) => sum + demand, 0) * 1000) / 1000);

export const departmentsQuery = (
  { regno, brandcode, services }: Work,
  { lat, lng }: Pick<Place, 'lat' | 'lng'>,
): DepartmentsRequest => ({
  brandCode: brandcode,
  services: [...services],
  lat: String(lat),
  long: String(lng),
  radius: SEARCH_RADIUS,
  regno,
});

export const availableDatesQuery = (
  { regno, brandcode, services, resourceDemand }: Work,
  departments: readonly string[],
  today: string,
): AvailableDatesRequest => ({
  regno,
  departments: [...departments],
  ...firstDayRange(today),
  brandcode,
  resourceDemand,
  services: [...services],
});

export const timeslotsQuery = (
  { regno, brandcode, services, resourceDemand }: Work,
  departmentId: string,
  { today, holdId }: { readonly today: string; readonly holdId: string | null },
): TimeslotsRequest => ({
  departments: [departmentId],
  ...bookableRange(today),
  brandcode,
  regno,
  resourceDemand,
  services: [...services],
  holdId,
});
