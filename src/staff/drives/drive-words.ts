import { formatLocal, spokenLocale } from '~/platform/time';
import { localeFor } from '~/sites';
import type { StaffFrame } from '../staff.shell';

/** What a form has come to. */
export const DRIVE_OUTCOMES = [
  'came',
  'missed',
  'undone',
  'cancelled',
  'changed',
  'notNow',
  'capacity',
  'capacityChanged',
  'capacityWrong',
] as const;
export type DriveOutcome = (typeof DRIVE_OUTCOMES)[number];

const FAILED: readonly DriveOutcome[] = ['changed', 'notNow', 'capacityChanged', 'capacityWrong'];
export const toneOf = (outcome: DriveOutcome) => (FAILED.includes(outcome) ? 'warning' : 'success');

/** `fredag 27 november` */
export const dayText = (date: string, { site, language }: Pick<StaffFrame, 'site' | 'language'>): string =>
  formatLocal(`${date}T12:00`, spokenLocale(localeFor(site, language)), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).replaceAll(',', '');

/** `10:00`, or as the locale writes it. */
export const clockText = (
  at: { readonly date: string; readonly time: string },
  { site, language }: Pick<StaffFrame, 'site' | 'language'>,
): string =>
  formatLocal(`${at.date}T${at.time}`, spokenLocale(localeFor(site, language)), { timeStyle: 'short' });
