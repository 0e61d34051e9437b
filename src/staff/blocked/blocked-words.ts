import type { BlockedSeries, BlockedSpan } from '~/modules/workshop';
import type { StaffFrame } from '../staff.shell';
import { dayInShort } from '../workshop/calendar';

/** `tis 24 nov. 08:00–12:00`, `tis 24 nov.` for a whole day, `tis 24 nov. – fre 27 nov.` for several. */
export function spanText({ from, to }: BlockedSpan, locale: string): string {
  const isWholeDays = from.time === '00:00' && to.time === '24:00';
  const day = (date: string) => dayInShort(date, locale);
  if (from.date === to.date)
    return isWholeDays ? day(from.date) : `${day(from.date)} ${from.time}–${to.time}`;
  return isWholeDays
    ? `${day(from.date)} – ${day(to.date)}`
    : `${day(from.date)} ${from.time} – ${day(to.date)} ${to.time}`;
}

/** `Semester: Julledigt` */
export const reasonText = (
  { reason, note }: Pick<BlockedSeries, 'reason' | 'note'>,
  t: StaffFrame['t'],
): string => (note === '' ? t(`blocked.reason.${reason}`) : `${t(`blocked.reason.${reason}`)}: ${note}`);
