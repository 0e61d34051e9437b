import type { Translate } from '~/messages';
import type { StaffWaiting, TimePreference } from '~/modules/workshop';
import { formatLocal, localTime } from '~/platform/time';
import { dayInShort } from '../workshop/calendar';

const weekday = (day: number, locale: string, weekdayStyle: 'long' | 'short'): string =>
  // 2024 began on a Monday.
  formatLocal(`2024-01-0${day}T12:00`, locale, { weekday: weekdayStyle });

/** Of 1 Monday … 7 Sunday. */
export const weekdayName = (day: number, locale: string): string => weekday(day, locale, 'long');

/** `mån, tis, ons · Förmiddag` */
export function preferenceText(
  { weekdays, partOfDay }: TimePreference,
  t: Translate,
  locale: string,
): string {
  const days = weekdays.map((day) => weekday(day, locale, 'short')).join(', ');
  return partOfDay === 'any' ? days : `${days} · ${t(`earlierPage.part.${partOfDay}`)}`;
}

/** `tis 3 mars 08:00: inget svar` */
export function offeredText(
  { date, time, state, expiresAt }: StaffWaiting['offered'][number],
  { t, locale, zone }: { readonly t: Translate; readonly locale: string; readonly zone: string },
): string {
  const when = `${dayInShort(date, locale)}, ${time ?? t('staff.allDay')}`;
  return `${when}: ${
    state === 'open'
      ? t('waitingList.state.open', { until: localTime(expiresAt, zone) })
      : t(`waitingList.state.${state}`)
  }`;
}
