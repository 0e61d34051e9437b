export {
  addDays,
  addMonths,
  DAY_MS,
  daysAfter,
  daysBefore,
  daysBetween,
  isDate,
  isoWeekOf,
  mondayOf,
  weekdayOf,
} from './calendar';
export { type Clock, fixedClock, systemClock } from './clock';
export { clockChanges } from './clock-changes';
export { easterDay, type HolidayCountry, isPublicHoliday, publicHolidays } from './holidays/holidays';
export { readDate, readTime } from './typed';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatInstant,
  formatLocal,
  formatLocalRange,
  formatTime,
  spokenLocale,
} from './words';
export { instantIn, isZone, localDate, localDateTime, localTime, zoneOffset } from './zone';
