import { type CarRecord, formatMoney, type LoggedPrice, type StaffCar } from '~/modules/stock';
import { DAY_MS } from '~/platform/time';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';

/** What a form of a car's page has come to. */
export const CAR_OUTCOMES = ['changed', 'unknown'] as const;
type CarOutcome = (typeof CAR_OUTCOMES)[number];

export interface CarProps {
  readonly frame: StaffFrame;
  readonly car: StaffCar;
  /** As the site shows it; null while it does not. */
  readonly shown: CarRecord | null;
  /** By `site_id`. */
  readonly storeNames: ReadonlyMap<string, string>;
  readonly names: Names;
  readonly outcome: CarOutcome | null;
  readonly now: Date;
}

export const priceText = (
  { minor, currency }: Pick<LoggedPrice, 'minor' | 'currency'>,
  { site }: StaffFrame,
): string => formatMoney(minor / 100, currency, site.locale);

/** Whole days that a car has been in stock. */
export const daysInStock = (arrivedAt: Date, until: Date): number =>
  Math.max(0, Math.floor((until.getTime() - arrivedAt.getTime()) / DAY_MS));
