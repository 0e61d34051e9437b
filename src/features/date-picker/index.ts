export { DatePicker } from './date-picker';
export { daysLater, monthsLater } from './month';
