import {
  addDays,
  type HolidayCountry,
  instantIn,
  isPublicHoliday,
  localDate,
  localTime,
  weekdayOf,
} from '~/platform/time';

/** When people may be written to about wheels, on the workshop's clock; not on Sundays and public holidays. */
const FROM = '10:00';
const UNTIL = '19:00';
const SUNDAY = 7;

const isDayOff = (date: string, country: HolidayCountry): boolean =>
  weekdayOf(date) === SUNDAY || isPublicHoliday(date, country);

/** The first instant, from now on, at which a notice may go out. Pure. */
export function sendingTime(now: Date, zone: string, country: HolidayCountry): Date {
  const today = localDate(now, zone);
  const time = localTime(now, zone);
  if (!isDayOff(today, country) && time >= FROM && time < UNTIL) return now;
  let day = time < FROM ? today : addDays(today, 1);
  while (isDayOff(day, country)) day = addDays(day, 1);
  return new Date(instantIn(zone, `${day}T${FROM}`));
}
