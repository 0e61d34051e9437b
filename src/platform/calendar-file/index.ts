export { calendarType, entryName, writeCalendarFile } from './calendar-file';
